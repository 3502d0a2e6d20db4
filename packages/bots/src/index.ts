/** All bots by game and level. */

import { GAME_IDS, type GameId } from '@fremont/games/manifest';
import { gameById } from '@fremont/games/registry';
import type { GameTypes } from '@fremont/kernel';
import { BOT_LEVELS, type Bot, type BotLevel } from './bot.ts';
import { randomBot } from './random.ts';

export * from './bot.ts';

/** The exports of the `index.ts` of every game's bots. The random bot is not among them, because it plays every game. */
interface BotsModule {
  readonly BOTS: readonly Bot<GameTypes>[];
}

const load = async (id: GameId): Promise<readonly [GameId, readonly Bot<GameTypes>[]]> => {
  const { BOTS: bots }: BotsModule = await import(`./${id}/index.ts`);
  return [id, bots];
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

/** The levels that play this game, weakest first. */
export const levelsFor = (gameId: string): BotLevel[] => BOT_LEVELS.filter((level) => botFor(gameId, level) !== null);
