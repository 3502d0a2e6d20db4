/** Who may take back what: freely while nobody learned anything, past that with everybody's consent. */

import { type GameTypes, type Seat, seatList, takeBackBarrier } from '@fremont/kernel';
import type { Occupant, UndoState } from './messages.ts';
import type { Standing } from './standing.ts';

/** How many actions would stand after the seat's last one is taken back; null when it has none. */
export const undoTarget = <T extends GameTypes>({ line }: Standing<T>, seat: Seat): number | null => {
  const index = line.standing.findLastIndex((entry) => entry.seat === seat);
  return index === -1 ? null : index;
};

export const undoStateOf = <T extends GameTypes>(
  standing: Standing<T>,
  occupants: readonly Occupant[],
  seat: Seat,
): UndoState => {
  if (undoTarget(standing, seat) === null || !isPerson(occupants, seat)) return { type: 'none' };
  // A barrier other than null stands for everything after the action too: 'otherSeat' when it is not the last entry.
  const barrier = takeBackBarrier(standing.match, seat)?.code;
  const of = otherPeople(occupants, seat);
  if (barrier === undefined || barrier === 'nothingToTakeBack' || of.length === 0) return { type: 'free' };
  return { type: 'consent', barrier, of };
};

export const isPerson = (occupants: readonly Occupant[], seat: Seat): boolean => occupants[seat]?.type === 'person';

/** Bots have nothing against it. */
const otherPeople = (occupants: readonly Occupant[], seat: Seat): Seat[] =>
  seatList(occupants.length).filter((other) => other !== seat && isPerson(occupants, other));

/** What `seat` would do again; only its own action, since nobody else may choose it. */
export const redoOf = <T extends GameTypes>({ line }: Standing<T>, seat: Seat): T['action'] | null => {
  const [next] = line.undone;
  return next !== undefined && next.seat === seat ? next.action : null;
};
