/** Every bot there is, by game and level. */

import type { GameTypes } from '@fremont/kernel';
import type { Bot, BotLevel } from './bot.ts';
import { greedyBot } from './las-vegas/index.ts';
import { randomBot } from './random.ts';

export * from './bot.ts';

/** Sound as long as a bot is only asked about views and actions of its own game, which `botFor` sees to. */
const anyBot = <T extends GameTypes>(bot: Bot<T>): Bot<GameTypes> => bot as unknown as Bot<GameTypes>;

const GREEDY: Readonly<Record<string, Bot<GameTypes>>> = { 'las-vegas': anyBot(greedyBot) };

/** Null when nobody of this level plays this game. */
export const botFor = (gameId: string, level: BotLevel): Bot<GameTypes> | null => {
  switch (level) {
    case 'random':
      return randomBot();
    case 'greedy':
      return Object.hasOwn(GREEDY, gameId) ? (GREEDY[gameId] ?? null) : null;
  }
};
