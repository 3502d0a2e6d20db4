/** Reads from the scores over time when the winner took the lead for good. */

import { at, type Seat } from '@fremont/kernel';
import type { Series } from './game-finale.ts';

export interface LeadChange {
  /** The index of the mark after which the winner stayed in front. */
  readonly index: number;
  /** The seats in front before it. */
  readonly before: readonly Seat[];
}

/** The seats with the highest score; `index` 0 is the first mark. */
const leadersAt = ({ values }: Series, index: number): Seat[] => {
  const scores = values.map((line) => at(line, index + 1));
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat as Seat] : []));
};

/** Null if the winner was in front at every mark, and without marks. */
export const lastLeadChange = (series: Series, winner: Seat): LeadChange | null => {
  for (let index = series.marks.length - 1; index > 0; index--) {
    const before = leadersAt(series, index - 1);
    if (!before.includes(winner)) return { index, before };
  }
  return null;
};
