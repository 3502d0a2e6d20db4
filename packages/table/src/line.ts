/** Which entries of a log stand and which are undone. Needs no rules, so it also serves a log that no longer replays. */

import {
  type Chain,
  canonicalJson,
  chained,
  firstOf,
  type GameTypes,
  listOf,
  type MatchRecord,
  type Seat,
} from '@fremont/kernel';
import type { ActionEntry, LogEntry, MatchSetting, UndoEntry } from './log.ts';

export interface Line {
  readonly standing: Chain<ActionEntry> | null;
  /** What redo would play again, next first. */
  readonly undone: readonly ActionEntry[];
  /** One bit for every seat that has an action among those that stand: asked for with every move, for every viewer. */
  readonly acted: number;
}

const NONE: readonly ActionEntry[] = [];

export const EMPTY_LINE: Line = { standing: null, undone: NONE, acted: 0 };

/** Entries about people leave the line as it is. */
export const extendLine = (line: Line, entry: LogEntry): Line => {
  if (entry.type === 'action') return withAction(line, entry);
  return entry.type === 'undo' ? withUndo(line, entry) : line;
};

const withAction = ({ standing, undone, acted }: Line, entry: ActionEntry): Line => ({
  standing: chained(standing, entry),
  undone: undoneAfter(undone, entry),
  acted: acted | bitOf(entry.seat),
});

const withUndo = ({ standing, undone }: Line, { to }: UndoEntry): Line => {
  const actions = listOf(standing);
  return {
    standing: firstOf(standing, to),
    undone: [...actions.slice(to), ...undone],
    acted: actions.slice(0, to).reduce((bits, { seat }) => bits | bitOf(seat), 0),
  };
};

const bitOf = (seat: Seat): number => 1 << seat;

export const hasActed = ({ acted }: Line, seat: Seat): boolean => (acted & bitOf(seat)) !== 0;

/** Repeating what was undone keeps the rest of it; anything else is another way to go on. */
const undoneAfter = (undone: readonly ActionEntry[], entry: ActionEntry): readonly ActionEntry[] => {
  const [next] = undone;
  return next !== undefined && isRepeat(next, entry) ? undone.slice(1) : NONE;
};

const isRepeat = (one: ActionEntry, other: ActionEntry): boolean =>
  one.seat === other.seat && canonicalJson(one.action) === canonicalJson(other.action);

/** The match as it stands, for keeping, sharing and replaying elsewhere. `T` are the types of the setting's game. */
export const recordOfLine = <T extends GameTypes>(setting: MatchSetting, { standing }: Line): MatchRecord<T> => ({
  game: setting.game,
  rulesVersion: setting.rulesVersion,
  options: setting.options,
  seats: setting.occupants.length,
  setupDraws: setting.setupDraws,
  entries: listOf(standing).map(({ seat, action, draws }) => ({ seat, action, draws })),
});

export const recordOfLog = (setting: MatchSetting, entries: readonly LogEntry[]): MatchRecord<GameTypes> =>
  recordOfLine(setting, entries.reduce(extendLine, EMPTY_LINE));
