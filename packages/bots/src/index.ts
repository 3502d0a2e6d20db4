/** All bots by game and level. */

import { GAME_IDS, type GameId } from '@fremont/games/manifest';
import { gameById } from '@fremont/games/registry';
import type { GameTypes } from '@fremont/kernel';
import { type Bot, type BotLevel, type LevelLoaders, PLAY_LEVELS, type PlayLevel } from './bot.ts';
import { randomBot } from './random.ts';

export * from './bot.ts';
export { styled } from './style.ts';

/** The exports of the `levels.ts` of every game's bots. */
interface LevelsModule {
  readonly LEVELS: LevelLoaders;
}

const load = async (id: GameId): Promise<readonly [GameId, readonly Bot<GameTypes>[]]> => {
  const { LEVELS }: LevelsModule = await import(`./${id}/levels.ts`);
  return [id, await Promise.all(Object.values(LEVELS).map((bot) => bot()))];
};

const BOTS: Readonly<Record<string, readonly Bot<GameTypes>[]>> = Object.fromEntries(
  await Promise.all(GAME_IDS.map(load)),
);

/** Null when no bot of this level plays this game. */
export const botFor = (gameId: string, level: BotLevel): Bot<GameTypes> | null => {
  if (level === 'random') return randomBot(gameById(gameId) ?? {});
  const bots = Object.hasOwn(BOTS, gameId) ? BOTS[gameId] : [];
  return bots?.find((bot) => bot.level === level) ?? null;
};

/** The levels of this game that people play against, weakest first. */
export const levelsFor = (gameId: string): PlayLevel[] => PLAY_LEVELS.filter((level) => botFor(gameId, level) !== null);
