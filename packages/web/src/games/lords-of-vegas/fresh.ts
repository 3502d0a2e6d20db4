/** What others have changed on the board since somebody's last turn, for as long as they have not answered it. */

import type { Event, LotId } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';

export const freshLots = (events: readonly Event[], seat: Seat): LotId[] => {
  const mine = events.findLastIndex((event) => event.type === 'turnBegan' && event.seat === seat);
  const after = beginOfOthers(events, mine, seat);
  if (after >= 0) return lotsOf(events.slice(after));
  // It is their turn: what counts is what lies between it and their turn before, until they act.
  if (events.slice(mine).some(isAct)) return [];
  const before = events.slice(0, Math.max(mine, 0));
  const last = before.findLastIndex((event) => event.type === 'turnBegan' && event.seat === seat);
  const begin = beginOfOthers(before, last, seat);
  return begin < 0 ? [] : lotsOf(before.slice(begin));
};

/** Where the first turn of somebody else begins after this place; negative when there is none. */
const beginOfOthers = (events: readonly Event[], place: number, seat: Seat): number =>
  events.findIndex((event, index) => index > place && event.type === 'turnBegan' && event.seat !== seat);

const ACTS: readonly Event['type'][] = ['built', 'sprawled', 'remodelled', 'reorganised', 'betPlaced', 'dealMade'];

const isAct = ({ type }: Event): boolean => ACTS.includes(type);

const lotsOf = (events: readonly Event[]): LotId[] => [...new Set(events.flatMap(touched))];

const touched = (event: Event): readonly LotId[] => {
  switch (event.type) {
    case 'lotMarked':
    case 'tileTakenOver':
    case 'built':
    case 'sprawled':
    case 'diePlaced':
      return [event.lot];
    case 'remodelled':
      return event.lots;
    case 'reorganised':
    case 'tieRerolled':
      return event.dice.map(({ lot }) => lot);
    default:
      return [];
  }
};
