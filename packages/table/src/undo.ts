/** Who may take back what: freely while nobody learned anything, past that with everybody's consent. */

import { barrierAfter, type GameTypes, type Seat } from '@fremont/kernel';
import { hasActed } from './line.ts';
import type { Occupant, UndoAsk, UndoState } from './messages.ts';
import { isPlayedBy, otherPeople } from './people.ts';
import type { Standing } from './standing.ts';

/** How many actions would stand after the seat's last one is taken back; null when it has none. */
export const undoTarget = <T extends GameTypes>({ line }: Standing<T>, seat: Seat): number | null => {
  for (let rest = line.standing; rest !== null; rest = rest.before) if (rest.last.seat === seat) return rest.length - 1;
  return null;
};

export const undoStateOf = <T extends GameTypes>(standing: Standing<T>, seat: Seat): UndoState => {
  if (!hasActed(standing.line, seat) || !isPlayedBy(standing.people, seat, 'person')) return { type: 'none' };
  // A barrier other than null stands for everything after the action too: 'otherSeat' when it is not the last entry.
  const barrier = barrierTo(standing, seat);
  if (barrier === null || barrier === 'nothingToTakeBack') return { type: 'free' };
  const of = otherPeople(standing.people, seat);
  return of.length === 0 ? { type: 'free' } : { type: 'consent', barrier, of };
};

const barrierTo = <T extends GameTypes>({ game, line, told }: Standing<T>, seat: Seat) =>
  barrierAfter(game, line.standing?.last ?? null, told.last.events, seat)?.code ?? null;

/** The seat that acted last, as long as nobody has learned anything since. */
export const freeUndoOf = <T extends GameTypes>(standing: Standing<T>): Seat | null => {
  const seat = standing.line.standing?.last.seat;
  if (seat === undefined || !isPlayedBy(standing.people, seat, 'person')) return null;
  return barrierTo(standing, seat) === null ? seat : null;
};

export const isPerson = (occupants: readonly Occupant[], seat: Seat): boolean => occupants[seat]?.type === 'person';

/** The open request with those whose answer it needs. */
export const undoAskOf = <T extends GameTypes>({ people }: Standing<T>): UndoAsk | null => {
  if (people.undoAsk === null) return null;
  const { seat, version, accepted } = people.undoAsk;
  return { seat, version, accepted, awaited: otherPeople(people, seat).filter((other) => !accepted.includes(other)) };
};

/** What `seat` would do again; only its own action, since nobody else may choose it. */
export const redoOf = <T extends GameTypes>({ line }: Standing<T>, seat: Seat): T['action'] | null => {
  const [next] = line.undone;
  return next !== undefined && next.seat === seat ? next.action : null;
};
