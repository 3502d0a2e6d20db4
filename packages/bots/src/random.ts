/** Plays every game: chooses a legal action at random, and sometimes an open action that the game proposes. */

import { type Game, type GameTypes, pick } from '@fremont/kernel';
import type { Bot } from './bot.ts';

/** One choice in this many also considers open actions. */
const OPEN_ODDS = 4;

export const randomBot = <T extends GameTypes>(game: Pick<Game<T>, 'proposals'> = {}): Bot<T> => ({
  level: 'random',
  choose: (view, seat, legal, chance) => {
    const isOpen = game.proposals !== undefined && chance.int(OPEN_ODDS, 'bot') === 0;
    const open = isOpen ? (game.proposals?.(view, seat, chance) ?? []) : [];
    return pick(open.length === 0 ? legal : open, chance, 'bot');
  },
});
