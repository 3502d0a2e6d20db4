/**
 * Limits the commands that lengthen the log of a match and bring the match no further. Opening a match replays its log, so
 * without a limit one player could make a match that takes minutes to open.
 */

import { at, type Seat } from '@fremont/kernel';
import type { LogEntry } from './log.ts';
import type { TableError } from './messages.ts';

/** How often a seat has done each in this match. A request for an undo counts when it is carried out. */
export interface ChangeCounts {
  readonly undo: number;
  readonly return: number;
  readonly vote: number;
}

type Change = keyof ChangeCounts;

export const NO_CHANGES: ChangeCounts = { undo: 0, return: 0, vote: 0 };

const changeOf = (entry: LogEntry): Change | null => {
  if (entry.type === 'undo' || entry.type === 'vote') return entry.type;
  return entry.type === 'seat' && entry.why === 'returned' ? 'return' : null;
};

export const withChange = (counts: readonly ChangeCounts[], entry: LogEntry): readonly ChangeCounts[] => {
  const change = changeOf(entry);
  if (change === null) return counts;
  const own = at(counts, entry.seat);
  return counts.with(entry.seat, { ...own, [change]: own[change] + 1 });
};

const CHANGE_OF_COMMAND: Readonly<Record<string, Change>> = {
  undo: 'undo',
  undoAsk: 'undo',
  return: 'return',
  vote: 'vote',
};

/** The error for a seat that has used up a limit. Null if the command is allowed. */
export const changeLimitError = (
  counts: readonly ChangeCounts[],
  max: ChangeCounts,
  { type, seat }: { readonly type: string; readonly seat: Seat },
): TableError | null => {
  const change = CHANGE_OF_COMMAND[type];
  if (change === undefined || at(counts, seat)[change] < max[change]) return null;
  return { code: 'changeLimit', change, max: max[change] };
};
