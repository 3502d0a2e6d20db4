/** The log of one match: append-only, one entry per version. It is the truth; everything else is computed from it. */

import type { Draw, GameTypes, Seat } from '@fremont/kernel';
import type { Ask, CommandId, Occupant, Player, SeatReason, Version } from './messages.ts';

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

/** Somebody else plays the seat from now on. */
export interface SeatEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'seat';
  readonly seat: Seat;
  readonly by: Player['by'];
  readonly why: SeatReason;
}

/** An undo is asked for that needs the others. */
export interface UndoAskEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'undoAsk';
  readonly seat: Seat;
  /** Who agreed beforehand. */
  readonly consent: readonly Seat[];
}

/** One answer to it. The last acceptance is not one of these: it is the undo itself. */
export interface UndoAnswerEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'undoAnswer';
  readonly seat: Seat;
  readonly accept: boolean;
}

/** One vote on a bot that stands in. The vote that decides is not one of these: it is the seat's entry. */
export interface VoteEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'vote';
  readonly seat: Seat;
  readonly about: Seat;
  readonly keep: boolean;
}

/** The deal is version 0 and has no entry; entry n of a log has version n. A command writes at most one entry. */
export type LogEntry = ActionEntry | UndoEntry | SeatEntry | UndoAskEntry | UndoAnswerEntry | VoteEntry;

/** How the table will stand once an entry is safe: for whoever keeps deadlines beside the log. */
export interface Aftermath {
  readonly asks: readonly Ask[];
  /** By seat. */
  readonly playedBy: readonly Player['by'][];
  readonly over: boolean;
}

/** Where logs are kept. */
export interface LogStore {
  /**
   * Resolves only when the entry is safe; before that nobody is told of it. Rejects with `LogConflict` when the
   * version or the command is there already, with anything else when it cannot write. A table always says `after`.
   */
  append(match: string, entry: LogEntry, after?: Aftermath): Promise<void>;
  /** The entries after version `after`, in order. */
  read(match: string, after: Version): Promise<readonly LogEntry[]>;
}

/** Somebody else who has the match open wrote first: read what they wrote and judge again. */
export class LogConflict extends Error {
  override readonly name = 'LogConflict';
}
