/** The log of one match: append-only, one entry per version. All other data of a match is computed from it. */

import type { Draw, GameTypes, Outcome, Seat } from '@fremont/kernel';
import type { Ask, CommandId, Occupant, Player, SeatReason, Version } from './messages.ts';

/** The data of a match that is fixed at its start. */
export interface MatchSetting {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: GameTypes['options'];
  /** By seat, in turn order. */
  readonly occupants: readonly Occupant[];
  readonly setupDraws: readonly Draw[];
  /** The state that the match begins with instead of a deal: a fork of a match whose record is secret. */
  readonly start?: GameTypes['state'];
  /** Missing if nobody can check the draws afterwards: tables of one browser, and matches of older servers. */
  readonly fair?: FairSetting;
}

/** The share of a seat in hexadecimal digits. */
export interface StoredShare {
  readonly seat: number;
  readonly share: string;
}

/** What everybody knew about the dice of a match when it started (docs/fair-dice.md). */
export interface FairSetting {
  /** The id that the commitment was made for. */
  readonly game: string;
  readonly commit: string;
  /** By seat; null for a seat that contributes nothing. */
  readonly anchors: readonly (string | null)[];
  /** The shares in the draws of the deal. */
  readonly shares: readonly StoredShare[];
}

export interface ActionEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'action';
  readonly seat: Seat;
  readonly action: GameTypes['action'];
  readonly draws: readonly Draw[];
  /** The shares in its draws. Missing if it drew nothing, or if its draws were not computed from the secret of the match. */
  readonly shares?: readonly StoredShare[];
}

/** The match goes back to its first `to` actions in force. The log keeps the undone entries. */
export interface UndoEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'undo';
  readonly seat: Seat;
  readonly to: number;
  readonly consent: readonly Seat[];
}

/** The seat gets another player: a person or a bot. */
export interface SeatEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'seat';
  readonly seat: Seat;
  readonly by: Player['by'];
  readonly why: SeatReason;
}

/** A seat asks the others to agree to an undo. */
export interface UndoAskEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'undoAsk';
  readonly seat: Seat;
  /** The seats that agreed in advance. */
  readonly consent: readonly Seat[];
}

/** An answer to an undo request. The last acceptance is stored as the undo entry instead. */
export interface UndoAnswerEntry {
  readonly version: Version;
  readonly command: CommandId;
  readonly type: 'undoAnswer';
  readonly seat: Seat;
  readonly accept: boolean;
}

/** A vote on a substitute bot. The deciding vote is stored as the seat entry instead. */
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

/** Facts about the match after an entry. A store that keeps deadlines needs them. */
export interface AfterCommit {
  readonly asks: readonly Ask[];
  /** The number of actions in force before the entry and after it. */
  readonly actionsBefore: number;
  readonly actions: number;
  /** After an action that answers a decision: the number of such actions in force. Null after any other entry. */
  readonly progress: number | null;
  /** The open undo request: the seat that asks, and the version of the request. */
  readonly undoAsk: { readonly seat: Seat; readonly version: Version } | null;
  /** By seat. */
  readonly playedBy: readonly Player['by'][];
  /** Null while the match goes on. */
  readonly outcome: Outcome | null;
}

export interface LogStore {
  /**
   * Resolves when the entry is durable; the table shows it to viewers only then. Rejects with `LogConflict` if the version
   * or the command exists already, and with another error if it cannot write. A table always passes `after`.
   */
  append(match: string, entry: LogEntry, after?: AfterCommit): Promise<void>;
  /** The entries after version `after`, in order. */
  read(match: string, after: Version): Promise<readonly LogEntry[]>;
}

/** Another process appended first. The table reads the new entries and judges the command again. */
export class LogConflict extends Error {
  override readonly name = 'LogConflict';
}
