/** Any legal action, all equally likely. Plays every game. */

import { type GameTypes, pick } from '@fremont/kernel';
import type { Bot } from './bot.ts';

export const randomBot = <T extends GameTypes>(): Bot<T> => ({
  level: 'random',
  choose: (_view, _seat, legal, chance) => pick(legal, chance, 'bot'),
});
