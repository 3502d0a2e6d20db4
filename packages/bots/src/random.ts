/** Plays every game: chooses a legal action at random, and sometimes an open action that the game proposes. */

import { type Game, type GameTypes, pick } from '@fremont/kernel';
import type { Bot } from './bot.ts';

/** One choice in this many also considers open actions. */
const OPEN_ODDS = 4;

export const randomBot = <T extends GameTypes>(game: Partial<Pick<Game<T>, 'proposals' | 'meta'>> = {}): Bot<T> => ({
  level: 'random',
  choose: (view, seat, legal, chance) => {
    const isOpen = game.proposals !== undefined && chance.int(OPEN_ODDS, 'bot') === 0 && !hasOpenProposal(game, legal);
    const open = isOpen ? (game.proposals?.(view, seat, chance) ?? []) : [];
    return pick(open.length === 0 ? legal : open, chance, 'bot');
  },
});

/**
 * True if the seat has a proposal on the table. People get at most one from each bot. The seat can take its own proposal
 * back, and that is an off-turn action that answers nobody.
 */
const hasOpenProposal = <T extends GameTypes>(
  { meta }: Partial<Pick<Game<T>, 'meta'>>,
  legal: readonly T['action'][],
): boolean =>
  meta !== undefined &&
  legal.some(({ type }) => meta.offTurnActions.includes(type) && !(meta.answerActions ?? []).includes(type));
