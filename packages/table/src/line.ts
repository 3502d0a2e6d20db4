/** Which entries of a log stand and which are undone. Needs no rules, so it also serves a log that no longer replays. */

import { canonicalJson, type GameTypes, type MatchRecord } from '@fremont/kernel';
import type { ActionEntry, LogEntry, MatchSetting } from './log.ts';

export interface Line {
  readonly standing: readonly ActionEntry[];
  /** What redo would play again, next first. */
  readonly undone: readonly ActionEntry[];
}

export const EMPTY_LINE: Line = { standing: [], undone: [] };

/** Entries about people leave the line as it is. */
export const extendLine = (line: Line, entry: LogEntry): Line => {
  const { standing, undone } = line;
  if (entry.type === 'action') return { standing: [...standing, entry], undone: undoneAfter(undone, entry) };
  if (entry.type === 'undo')
    return { standing: standing.slice(0, entry.to), undone: [...standing.slice(entry.to), ...undone] };
  return line;
};

/** Repeating what was undone keeps the rest of it; anything else is another way to go on. */
const undoneAfter = ([next, ...later]: readonly ActionEntry[], entry: ActionEntry): readonly ActionEntry[] =>
  next !== undefined && isRepeat(next, entry) ? later : [];

const isRepeat = (one: ActionEntry, other: ActionEntry): boolean =>
  one.seat === other.seat && canonicalJson(one.action) === canonicalJson(other.action);

/** The match as it stands, for keeping, sharing and replaying elsewhere. `T` are the types of the setting's game. */
export const recordOfLine = <T extends GameTypes>(setting: MatchSetting, { standing }: Line): MatchRecord<T> => ({
  game: setting.game,
  rulesVersion: setting.rulesVersion,
  options: setting.options,
  seats: setting.occupants.length,
  setupDraws: setting.setupDraws,
  entries: standing.map(({ seat, action, draws }) => ({ seat, action, draws })),
});

export const recordOfLog = (setting: MatchSetting, entries: readonly LogEntry[]): MatchRecord<GameTypes> =>
  recordOfLine(setting, entries.reduce(extendLine, EMPTY_LINE));
