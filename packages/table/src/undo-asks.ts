/** Counts the undo requests of each seat, so that a seat cannot hold up the match by asking again and again. */

import { at, type GameTypes, prefixOf, type Seat } from '@fremont/kernel';
import type { MatchState } from './match-state.ts';
import { undoTarget } from './undo.ts';

/** How often a seat may ask to take back the same action, or an earlier one. */
export const UNDO_ASKS_MAX = 2;

export interface UndoAskCount {
  /** The progress of the match before the latest action that the seat asked to take back. */
  readonly progress: number;
  /** Its requests about that action, or about earlier ones since then. */
  readonly count: number;
}

export const NO_UNDO_ASKS: UndoAskCount = { progress: -1, count: 0 };

/** An action that is undone and played again does not renew the allowance, because it adds no progress. */
export const undoAsksLeft = <T extends GameTypes>(match: MatchState<T>, seat: Seat): number => {
  const { progress, count } = at(match.undoAskCounts, seat);
  return progressBefore(match, seat) > progress ? UNDO_ASKS_MAX : Math.max(0, UNDO_ASKS_MAX - count);
};

/** The counts after a request of the seat. */
export const withUndoAsk = <T extends GameTypes>(match: MatchState<T>, seat: Seat): readonly UndoAskCount[] => {
  const { progress, count } = at(match.undoAskCounts, seat);
  const now = progressBefore(match, seat);
  return match.undoAskCounts.with(seat, now > progress ? { progress: now, count: 1 } : { progress, count: count + 1 });
};

/** The progress before the action that the seat asks to take back. */
const progressBefore = <T extends GameTypes>(match: MatchState<T>, seat: Seat): number => {
  const to = undoTarget(match, seat);
  return to === null ? -1 : (prefixOf(match.steps, to + 1)?.last.progress ?? 0);
};
