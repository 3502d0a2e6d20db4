/** RULES 6.1 and 6.2: who begins the next round. */

import { type Seat, seatAt } from '@fremont/kernel';
import type { Event, Face, State } from '../types.ts';

export interface Starter {
  readonly seat: Seat;
  /** Where the seat earned it; null when the right simply moves on. */
  readonly casino: Face | null;
}

/** The best bill won at the highest casino where a seat won one. */
export interface Win {
  readonly seat: Seat;
  readonly casino: Face;
}

export const nextStarter = (state: State, best: Win | null): Starter =>
  (state.options.edition === 'classic' ? null : best) ?? {
    seat: seatAt((state.starter + 1) % state.chairs.length),
    casino: null,
  };

/** Read off what the payout of a round reported (ruling R19). */
export const bestWin = (paid: readonly Event[]): Win | null => {
  let best: Extract<Event, { type: 'billWon' }> | null = null;
  for (const event of paid) {
    if (event.type !== 'billWon') continue;
    // Bills of one casino are reported best first, so only a higher casino can take over.
    if (best === null || event.casino > best.casino) best = event;
  }
  return best && { seat: best.seat, casino: best.casino };
};
