/** The log of one match: append-only, one entry per version. It is the truth; everything else is computed from it. */

import type { Draw, GameTypes, Seat } from '@fremont/kernel';
import type { CommandId, Occupant, Version } from './messages.ts';

/** What is fixed when a match begins. */
export interface MatchSetting {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: GameTypes['options'];
  /** By seat, in turn order. */
  readonly occupants: readonly Occupant[];
  readonly setupDraws: readonly Draw[];
}

export interface ActionEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'action';
  readonly seat: Seat;
  readonly action: GameTypes['action'];
  readonly draws: readonly Draw[];
}

/** The match goes back to its first `to` actions that stand. Nothing is deleted: the log keeps what was undone. */
export interface UndoEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'undo';
  readonly seat: Seat;
  readonly to: number;
  readonly consent: readonly Seat[];
}

/** The deal is version 0 and has no entry; entry n of a log has version n. A command writes at most one entry. */
export type LogEntry = ActionEntry | UndoEntry;

/** Where logs are kept. */
export interface LogStore {
  /**
   * Resolves only when the entry is safe; before that nobody is told of it. Rejects with `LogConflict` when the
   * version or the command is there already, with anything else when it cannot write.
   */
  append(match: string, entry: LogEntry): Promise<void>;
  /** The entries after version `after`, in order. */
  read(match: string, after: Version): Promise<readonly LogEntry[]>;
}

/** Somebody else who has the match open wrote first: read what they wrote and judge again. */
export class LogConflict extends Error {
  override readonly name = 'LogConflict';
}
