/** Decides who may undo: freely until an action draws or reveals something, after that with the consent of the other people. */

import { barrierAfter, type GameTypes, type Seat } from '@fremont/kernel';
import type { MatchState } from './match-state.ts';
import type { Occupant, UndoAsk, UndoState } from './messages.ts';
import { isPlayedBy, otherPeople } from './people.ts';
import { hasActed } from './timeline.ts';

/** True if the match is over and no undo can reopen it. */
const isFinal = <T extends GameTypes>({ isEndFinal, game, state }: MatchState<T>): boolean =>
  isEndFinal && game.outcome(state) !== null;

/** The number of actions left after the seat's last one is undone; null when it has none. */
export const undoTarget = <T extends GameTypes>({ timeline }: MatchState<T>, seat: Seat): number | null => {
  for (let rest = timeline.actions; rest !== null; rest = rest.before)
    if (rest.last.seat === seat) return rest.length - 1;
  return null;
};

export const undoStateOf = <T extends GameTypes>(match: MatchState<T>, seat: Seat): UndoState => {
  if (isFinal(match) || !hasActed(match.timeline, seat) || !isPlayedBy(match.people, seat, 'person'))
    return { type: 'none' };
  // The barrier is that of the last action: 'otherSeat' if another seat has acted since.
  const barrier = barrierTo(match, seat);
  if (barrier === null || barrier === 'nothingToTakeBack') return { type: 'free' };
  const of = otherPeople(match.people, seat);
  return of.length === 0 ? { type: 'free' } : { type: 'consent', barrier, of };
};

const barrierTo = <T extends GameTypes>({ game, timeline, steps }: MatchState<T>, seat: Seat) =>
  barrierAfter(game, timeline.actions?.last ?? null, steps.last.events, seat)?.code ?? null;

/** The seat that acted last, while its action can be undone freely. */
export const freeUndoOf = <T extends GameTypes>(match: MatchState<T>): Seat | null => {
  const seat = match.timeline.actions?.last.seat;
  if (seat === undefined || isFinal(match) || !isPlayedBy(match.people, seat, 'person')) return null;
  return barrierTo(match, seat) === null ? seat : null;
};

export const isPerson = (occupants: readonly Occupant[], seat: Seat): boolean => occupants[seat]?.type === 'person';

/** The open undo request, with the seats that have not answered. */
export const undoAskOf = <T extends GameTypes>(match: MatchState<T>): UndoAsk | null => {
  const { people } = match;
  if (people.undoAsk === null || isFinal(match)) return null;
  const { seat, version, accepted } = people.undoAsk;
  return { seat, version, accepted, awaited: otherPeople(people, seat).filter((other) => !accepted.includes(other)) };
};

/** The action that redo would repeat; only the seat's own. */
export const redoOf = <T extends GameTypes>({ timeline }: MatchState<T>, seat: Seat): T['action'] | null => {
  const [next] = timeline.undone;
  return next !== undefined && next.seat === seat ? next.action : null;
};
