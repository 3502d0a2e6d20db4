/** Remembers how much time was left for past decisions, so that an undo does not give used time back. */

import type { AfterCommit, LogEntry } from '@fremont/table';
import type { Ms, Timer } from '../storage/index.ts';

/** A decision that was answered, or withdrawn by an undo. */
export interface SpentTime {
  readonly seat: number;
  /** The number of actions in force while it was open. */
  readonly actions: number;
  /** Until its deadline, the allowance for the network included. */
  readonly leftMs: number;
}

/** The list is stored with every move, so it is short. An undo further back than this asks the decision anew. */
const SPENT_MAX = 40;

/** The list after decisions have ended. */
export const withSpent = (
  spent: readonly SpentTime[],
  ended: readonly Timer[],
  actions: number,
  now: Ms,
): readonly SpentTime[] => {
  if (ended.length === 0) return spent;
  const isReplaced = (old: SpentTime): boolean =>
    old.actions === actions && ended.some(({ seat }) => seat === old.seat);
  const added = ended.map(({ seat, due }): SpentTime => ({ seat, actions, leftMs: Math.max(0, due - now) }));
  return [...spent.filter((old) => !isReplaced(old)), ...added].slice(-SPENT_MAX);
};

/**
 * The time that was left when a decision of this seat was open here before. Null if there was none. An undo asks the
 * decision again that the seat answered first after the point to which the match goes back.
 */
export const spentBefore = (
  spent: readonly SpentTime[],
  seat: number,
  entry: LogEntry | null,
  { actions, actionsBefore }: AfterCommit,
): number | null => {
  const last = entry?.type === 'undo' ? actionsBefore : actions;
  const candidates = spent.filter((one) => one.seat === seat && one.actions >= actions && one.actions <= last);
  const [first] = candidates.sort((one, other) => one.actions - other.actions);
  return first?.leftMs ?? null;
};
