/** What the result means for the reader: the place, and the distance to the seat above or below. */

import { at, type Seat, seatAt } from '@fremont/kernel';
import type { FinalResult } from './game-finale.ts';

export type YourLine =
  /** The reader shares the place with others. */
  | { readonly type: 'shared'; readonly place: number; readonly with: readonly Seat[] }
  | { readonly type: 'ahead' | 'short'; readonly place: number; readonly of: readonly Seat[]; readonly gap: number }
  /** Equal scores: a rule puts the reader above or below. */
  | { readonly type: 'levelAhead' | 'levelShort'; readonly place: number; readonly of: readonly Seat[] };

/** Null for spectators and shared devices. */
export const yourLine = ({ outcome, you }: FinalResult): YourLine | null => {
  if (you === null) return null;
  const place = at(outcome.placings, you);
  const seatsAt = (wanted: number): Seat[] =>
    outcome.placings.flatMap((one, seat) => (one === wanted && seat !== you ? [seatAt(seat)] : []));
  if (place === 1 && seatsAt(1).length > 0) return { type: 'shared', place, with: seatsAt(1) };
  const next = neighbour(outcome.placings, place);
  if (next === null) return null;
  const of = seatsAt(next);
  const gap = Math.abs(at(outcome.scores, at(of, 0)) - at(outcome.scores, you));
  const isAhead = place < next;
  if (gap === 0) return { type: isAhead ? 'levelAhead' : 'levelShort', place, of };
  return { type: isAhead ? 'ahead' : 'short', place, of, gap };
};

/** The next better place, for the winner the next worse one. */
const neighbour = (placings: readonly number[], place: number): number | null => {
  const others = placings.filter((one) => (place === 1 ? one > place : one < place));
  if (others.length === 0) return null;
  return place === 1 ? Math.min(...others) : Math.max(...others);
};
