/** RULES 6.3 to 6.5: the end, totals and placings. */

import { type DeepReadonly, type Seat, seatAt } from '@fremont/kernel';
import { CHIP_VALUE } from '../data/editions.ts';
import type { Chair, Event, State } from '../types.ts';

/** RULES 6.4. */
export const totalOf = ({ bills, chips }: DeepReadonly<Pick<Chair, 'bills' | 'chips'>>): number =>
  bills.reduce((sum, bill) => sum + bill, 0) + chips * CHIP_VALUE;

/** RULES 6.5: bills and chips, counted. */
export const itemsOf = ({ bills, chips }: DeepReadonly<Pick<Chair, 'bills' | 'chips'>>): number => bills.length + chips;

type Holdings = readonly DeepReadonly<Pick<Chair, 'bills' | 'chips'>>[];

const isAhead = (one: Holdings[number], other: Holdings[number]): boolean =>
  totalOf(one) > totalOf(other) || (totalOf(one) === totalOf(other) && itemsOf(one) > itemsOf(other));

/** By seat, 1 is best; seats equal in total and items share a placing. */
export const placingsOf = (chairs: Holdings): number[] =>
  chairs.map((chair) => 1 + chairs.filter((other) => isAhead(other, chair)).length);

export const winnersOf = (chairs: Holdings): Seat[] =>
  placingsOf(chairs).flatMap((placing, index) => (placing === 1 ? [seatAt(index)] : []));

const tieBreakOf = (chairs: Holdings): 'none' | 'items' | 'shared' => {
  if (winnersOf(chairs).length > 1) return 'shared';
  const totals = chairs.map(totalOf);
  const best = Math.max(...totals);
  return totals.filter((total) => total === best).length > 1 ? 'items' : 'none';
};

export function* endMatch(draft: State): Iterable<Event> {
  const { chairs } = draft;
  if (draft.options.winnings === 'hidden') yield* showWinnings(draft);
  draft.phase = { type: 'over', ending: 'lastRoundPaid' };
  yield {
    type: 'matchEnded',
    winners: winnersOf(chairs),
    tieBreak: tieBreakOf(chairs),
    totals: chairs.map(totalOf),
  };
}

/** RULES 8.2. The events reveal the bills one seat after the other; views show them once the match is over. */
function* showWinnings({ chairs }: State): Iterable<Event> {
  for (const [index, { bills }] of chairs.entries())
    yield { type: 'winningsShown', seat: seatAt(index), bills: [...bills] };
}
