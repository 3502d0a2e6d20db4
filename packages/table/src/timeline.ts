/** The actions in force of a log, and the undone ones. It needs no rules, so it works for logs of every rules version. */

import {
  appended,
  canonicalJson,
  elementsOf,
  type GameTypes,
  type MatchRecord,
  prefixOf,
  type Seat,
  type SharedList,
} from '@fremont/kernel';
import type { ActionEntry, LogEntry, MatchSetting, UndoEntry } from './log.ts';

export interface Timeline {
  readonly actions: SharedList<ActionEntry> | null;
  /** The actions that redo can repeat, the next one first. */
  readonly undone: readonly ActionEntry[];
  /** One bit per seat that has an action in force. */
  readonly actedSeats: number;
}

const NONE: readonly ActionEntry[] = [];

export const EMPTY_TIMELINE: Timeline = { actions: null, undone: NONE, actedSeats: 0 };

/** Entries about people do not change the timeline. */
export const extendTimeline = (timeline: Timeline, entry: LogEntry): Timeline => {
  if (entry.type === 'action') return withAction(timeline, entry);
  return entry.type === 'undo' ? withUndo(timeline, entry) : timeline;
};

const withAction = ({ actions, undone, actedSeats }: Timeline, entry: ActionEntry): Timeline => ({
  actions: appended(actions, entry),
  undone: undoneAfter(undone, entry),
  actedSeats: actedSeats | bitOf(entry.seat),
});

const withUndo = ({ actions, undone }: Timeline, { to }: UndoEntry): Timeline => {
  const list = elementsOf(actions);
  return {
    actions: prefixOf(actions, to),
    undone: [...list.slice(to), ...undone],
    actedSeats: list.slice(0, to).reduce((bits, { seat }) => bits | bitOf(seat), 0),
  };
};

const bitOf = (seat: Seat): number => 1 << seat;

export const hasActed = ({ actedSeats }: Timeline, seat: Seat): boolean => (actedSeats & bitOf(seat)) !== 0;

/** Repeating the next undone action keeps the rest for redo. Any other action discards it. */
const undoneAfter = (undone: readonly ActionEntry[], entry: ActionEntry): readonly ActionEntry[] => {
  const [next] = undone;
  return next !== undefined && isRepeat(next, entry) ? undone.slice(1) : NONE;
};

const isRepeat = (one: ActionEntry, other: ActionEntry): boolean =>
  one.seat === other.seat && canonicalJson(one.action) === canonicalJson(other.action);

/** The record of the actions in force, for storing, sharing and replaying. `T` are the types of the setting's game. */
export const recordOfTimeline = <T extends GameTypes>(
  setting: MatchSetting,
  { actions }: Timeline,
): MatchRecord<T> => ({
  game: setting.game,
  rulesVersion: setting.rulesVersion,
  options: setting.options,
  seats: setting.occupants.length,
  setupDraws: setting.setupDraws,
  ...(setting.start !== undefined && { start: setting.start as T['state'] }),
  entries: elementsOf(actions).map(({ seat, action, draws }) => ({ seat, action, draws })),
});

export const recordOfLog = (setting: MatchSetting, entries: readonly LogEntry[]): MatchRecord<GameTypes> =>
  recordOfTimeline(setting, entries.reduce(extendTimeline, EMPTY_TIMELINE));
