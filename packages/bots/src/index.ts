/** Every bot there is, by game and level. */

import { gameById } from '@fremont/games/registry';
import type { GameTypes } from '@fremont/kernel';
import { BOT_LEVELS, type Bot, type BotLevel } from './bot.ts';
import { BOTS as LAS_VEGAS_BOTS } from './las-vegas/index.ts';
import { BOTS as LORDS_OF_VEGAS_BOTS } from './lords-of-vegas/index.ts';
import { randomBot } from './random.ts';
import { BOTS as VEGAS_SHOWDOWN_BOTS } from './vegas-showdown/index.ts';

export * from './bot.ts';

/** By game, all but the one that plays every game. */
const BOTS: Readonly<Record<string, readonly Bot<GameTypes>[]>> = {
  'las-vegas': LAS_VEGAS_BOTS,
  'lords-of-vegas': LORDS_OF_VEGAS_BOTS,
  'vegas-showdown': VEGAS_SHOWDOWN_BOTS,
};

/** Null when nobody of this level plays this game. */
export const botFor = (gameId: string, level: BotLevel): Bot<GameTypes> | null => {
  if (level === 'random') return randomBot(gameById(gameId) ?? {});
  const bots = Object.hasOwn(BOTS, gameId) ? BOTS[gameId] : [];
  return bots?.find((bot) => bot.level === level) ?? null;
};

/** The levels that play this game, weakest first. */
export const levelsFor = (gameId: string): BotLevel[] => BOT_LEVELS.filter((level) => botFor(gameId, level) !== null);
