/** Every bot there is, by game and level. */

import { gameById } from '@fremont/games/registry';
import type { GameTypes } from '@fremont/kernel';
import { BOT_LEVELS, type Bot, type BotLevel } from './bot.ts';
import { greedyBot, samplerBot } from './las-vegas/index.ts';
import { greedyBot as lordsGreedyBot, samplerBot as lordsSamplerBot } from './lords-of-vegas/index.ts';
import { randomBot } from './random.ts';
import { greedyBot as showdownGreedyBot, samplerBot as showdownSamplerBot } from './vegas-showdown/index.ts';

export * from './bot.ts';

/** Sound as long as a bot is only asked about views and actions of its own game, which `botFor` sees to. */
const anyBot = <T extends GameTypes>(bot: Bot<T>): Bot<GameTypes> => bot as unknown as Bot<GameTypes>;

type ByGame = Readonly<Record<string, Bot<GameTypes>>>;

const GREEDY: ByGame = {
  'las-vegas': anyBot(greedyBot),
  'lords-of-vegas': anyBot(lordsGreedyBot),
  'vegas-showdown': anyBot(showdownGreedyBot),
};
const SAMPLER: ByGame = {
  'las-vegas': anyBot(samplerBot),
  'lords-of-vegas': anyBot(lordsSamplerBot),
  'vegas-showdown': anyBot(showdownSamplerBot),
};

const botIn = (bots: ByGame, gameId: string): Bot<GameTypes> | null =>
  Object.hasOwn(bots, gameId) ? (bots[gameId] ?? null) : null;

/** Null when nobody of this level plays this game. */
export const botFor = (gameId: string, level: BotLevel): Bot<GameTypes> | null => {
  switch (level) {
    case 'random':
      return randomBot(gameById(gameId) ?? {});
    case 'greedy':
      return botIn(GREEDY, gameId);
    case 'sampler':
      return botIn(SAMPLER, gameId);
  }
};

/** The levels that play this game, weakest first. */
export const levelsFor = (gameId: string): BotLevel[] => BOT_LEVELS.filter((level) => botFor(gameId, level) !== null);
