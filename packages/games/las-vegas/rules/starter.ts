/** RULES 6.1 and 6.2: the starter of the next round. */

import { type Seat, seatAt } from '@fremont/kernel';
import type { Face, State } from '../types.ts';

export interface Starter {
  readonly seat: Seat;
  /** The casino where the seat earned the start; null when the start moves one seat on. */
  readonly casino: Face | null;
}

/** A seat that took the best bill won by a seat at a casino. Ruling R19. */
export interface Win {
  readonly seat: Seat;
  readonly casino: Face;
}

export const nextStarter = (state: State, best: Win | null): Starter =>
  (state.options.edition === 'classic' ? null : best) ?? {
    seat: seatAt((state.starter + 1) % state.chairs.length),
    casino: null,
  };
