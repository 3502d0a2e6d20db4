/** The lots that other players have changed since a player's last turn. They stay marked until the player acts. */

import type { Event, LotId } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';

export const freshLots = (events: readonly Event[], seat: Seat): LotId[] => {
  const mine = events.findLastIndex((event) => event.type === 'turnBegan' && event.seat === seat);
  const after = firstTurnOfOthers(events, mine, seat);
  if (after >= 0) return lotsOf(events.slice(after));
  // On the player's own turn the changes since the previous turn count, until the player acts.
  if (events.slice(mine).some(isAction)) return [];
  const before = events.slice(0, Math.max(mine, 0));
  const last = before.findLastIndex((event) => event.type === 'turnBegan' && event.seat === seat);
  const begin = firstTurnOfOthers(before, last, seat);
  return begin < 0 ? [] : lotsOf(before.slice(begin));
};

/** The index of the first turn of another player after `last`; negative if there is none. */
const firstTurnOfOthers = (events: readonly Event[], last: number, seat: Seat): number =>
  events.findIndex((event, index) => index > last && event.type === 'turnBegan' && event.seat !== seat);

const ACTION_EVENTS: readonly Event['type'][] = [
  'built',
  'sprawled',
  'remodelled',
  'reorganised',
  'betPlaced',
  'dealMade',
];

const isAction = ({ type }: Event): boolean => ACTION_EVENTS.includes(type);

const lotsOf = (events: readonly Event[]): LotId[] => [...new Set(events.flatMap(lotsChangedBy))];

const lotsChangedBy = (event: Event): readonly LotId[] => {
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
