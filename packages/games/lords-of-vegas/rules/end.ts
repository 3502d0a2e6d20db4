/** RULES 7: the end of the match and its winners. */

import { type DeepReadonly, type Seat, seatAt } from '@fremont/kernel';
import { TRACK_END } from '../data/track.ts';
import type { Event } from '../events.ts';
import type { Chair, Ending, State } from '../types.ts';

type Chairs = readonly DeepReadonly<Chair>[];

export const hasWinner = ({ chairs }: Pick<State, 'chairs'>): boolean =>
  chairs.some(({ points }) => points === TRACK_END);

const isAhead = (one: Chairs[number], other: Chairs[number]): boolean =>
  one.points > other.points || (one.points === other.points && one.money > other.money);

/** By seat, 1 is best; seats equal in points and money share a placing (ruling R09). */
export const placingsOf = (chairs: Chairs): number[] =>
  chairs.map((chair) => 1 + chairs.filter((other) => isAhead(other, chair)).length);

const winnersOf = (chairs: Chairs): Seat[] =>
  placingsOf(chairs).flatMap((placing, index) => (placing === 1 ? [seatAt(index)] : []));

const tieBreakOf = (chairs: Chairs): 'none' | 'money' | 'shared' => {
  if (winnersOf(chairs).length > 1) return 'shared';
  const best = Math.max(...chairs.map(({ points }) => points));
  return chairs.filter(({ points }) => points === best).length > 1 ? 'money' : 'none';
};

export function* endMatch(draft: State, ending: Ending): Iterable<Event> {
  yield* expireOffers(draft);
  draft.phase = { type: 'over', ending };
  const { chairs } = draft;
  yield {
    type: 'matchEnded',
    ending,
    winners: winnersOf(chairs),
    tieBreak: tieBreakOf(chairs),
    points: chairs.map(({ points }) => points),
    money: chairs.map(({ money }) => money),
  };
}

/** RULES 6.9. */
export function* expireOffers(draft: State): Iterable<Event> {
  if (draft.offers.length === 0) return;
  const offers = draft.offers.map(({ id }) => id);
  draft.offers = [];
  yield { type: 'offersExpired', offers };
}
