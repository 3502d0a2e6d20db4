/** RULES 6.1 and 6.2: who begins the next round. */

import { type Seat, seatAt } from '@fremont/kernel';
import type { Event, Face, State } from '../types.ts';

export interface Starter {
  readonly seat: Seat;
  /** Where the seat earned it; null when the right simply moves on. */
  readonly casino: Face | null;
}

/** `paid` is what the payout of this round reported. */
export const nextStarter = (state: State, paid: readonly Event[]): Starter =>
  (state.options.edition === 'classic' ? null : highestWinner(paid)) ?? {
    seat: seatAt((state.starter + 1) % state.chairs.length),
    casino: null,
  };

/** The taker of the best bill at the highest casino where a seat won one (ruling R19). */
const highestWinner = (paid: readonly Event[]): Starter | null => {
  let best: Extract<Event, { type: 'billWon' }> | null = null;
  for (const event of paid) {
    if (event.type !== 'billWon') continue;
    // Bills of one casino are reported best first, so only a higher casino can take over.
    if (best === null || event.casino > best.casino) best = event;
  }
  return best && { seat: best.seat, casino: best.casino };
};
