/** The interface between a screen and a table, in this browser's worker or on a server. */

import type { DecodeError, GameTypes, MatchRecord, Outcome, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Command, HistoryPage, HistoryStep, Occupant, Update, Version } from '@fremont/table';
import type { Proof } from '@fremont/table/fair';
import type { ReadonlySignal } from '@preact/signals';
import type { Advice, AdviceQuestion } from './advice.ts';

export type { HistoryStep } from '@fremont/table';

export type TableId = string;

/** The choices of the host, enough to open a table. */
export interface NewTable {
  readonly game: string;
  readonly options: GameTypes['options'];
  readonly occupants: readonly Occupant[];
  /** The id of the lesson that the table gives; absent at all other tables. */
  readonly lesson?: string;
}

/** Where a table came from that was not dealt here. */
export type TableOrigin =
  /** Played on from a place of another match. `of` is the id of its table; null if it has none at this device. */
  { readonly type: 'fork'; readonly of: TableId | null; readonly place: number } | { readonly type: 'file' };

/** A match that was played elsewhere, or a part of one. */
export interface KeptMatch {
  readonly record: MatchRecord<GameTypes>;
  readonly occupants: readonly Occupant[];
  readonly origin: TableOrigin;
  /** The time of the last move; null for now. */
  readonly playedAt: number | null;
  /** Of the dice. Kept with a match that is over, so that it can be verified here, too. */
  readonly proof?: Proof;
}

export interface TableSetting extends NewTable {
  readonly id: TableId;
  readonly createdAt: number;
  /** Absent at tables that were dealt here. */
  readonly origin?: TableOrigin;
}

/** An entry of the list of tables. */
export interface TableSummary extends TableSetting {
  readonly playedAt: number;
  readonly version: Version;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** The number of actions in force; 0 for a broken table. */
  readonly actions: number;
  /** True if the record no longer replays. The table can be exported but not played. */
  readonly broken: boolean;
}

/**
 * A failure of the tables themselves. `workerFailed`: the worker has crashed. Answered commands are stored, and
 * reopening the table continues from there. `newerApp`: the storage belongs to a newer version of the app.
 */
export type TableFailure =
  | { readonly code: 'workerFailed'; readonly why: string }
  | { readonly code: 'storageUnavailable' }
  | { readonly code: 'newerApp' }
  | { readonly code: 'unknownGame'; readonly game: string }
  | { readonly code: 'badOptions'; readonly why: string; readonly problem: DecodeError }
  /** The stored match no longer replays, or a fault was found during play. */
  | { readonly code: 'tableBroken' }
  | { readonly code: 'tableRemoved' };

/** The rejection of promises of `Tables` and `TableClient`. */
export class TablesError extends Error {
  override readonly name = 'TablesError';
  readonly failure: TableFailure;

  constructor(failure: TableFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The current update of a table, with the newest part of its history. */
export interface TableSnapshot<T extends GameTypes> {
  readonly update: Update<T>;
  readonly history: readonly HistoryStep<T>[];
  /** The version of the first step of `history`. 0 means that the history is complete. */
  readonly from: Version;
}

export interface TableClient<T extends GameTypes> {
  readonly setting: TableSetting;
  /** Subscribes as `viewer`. */
  snapshot(viewer: Viewer): Promise<TableSnapshot<T>>;
  /** The page of the history before a version. Null if it is no longer available, such as after another snapshot. */
  historyBefore(before: Version): Promise<HistoryPage<T> | null>;
  onUpdate(listener: (update: Update<T>) => void): () => void;
  /** Updates were missed and cannot be replayed: load a snapshot. */
  onGap(listener: () => void): () => void;
  /** A failure that is not the answer to a command: in the worker, the rules or a bot. */
  onFailure(listener: (failure: TableFailure) => void): () => void;
  send(command: Command): Promise<Answer>;
  /** The standing order of the viewing seat. Only its owner receives it. */
  readonly order: ReadonlySignal<object | null>;
  /** Stores a standing order; null withdraws it. Resolves to whether it was stored. */
  leaveOrder(seat: Seat, order: object | null): Promise<boolean>;
  /** The screen has finished showing this version. Bots wait for it. */
  shown(version: Version): void;
  /** How long a bot waits before each action, in milliseconds. */
  setPace(delayMs: number): void;
  record(): Promise<MatchRecord<T>>;
  close(): void;
}

export interface Tables {
  list(): Promise<readonly TableSummary[]>;
  create(table: NewTable): Promise<TableId>;
  /** Null if there is no such table. */
  open<T extends GameTypes>(id: TableId): Promise<TableClient<T> | null>;
  /** Stores a match from elsewhere as a table of this device. It can be played on unless it is over. */
  keep(match: KeptMatch): Promise<TableId>;
  /** The same people and bots, seats rotated by one. */
  rematch(id: TableId): Promise<TableId>;
  remove(id: TableId): Promise<void>;
  /** The record of a table, even of a broken one; null if there is no such table. */
  exportRecord(id: TableId): Promise<MatchRecord<GameTypes> | null>;
  /** The proof of the dice that came with the match; null without one. */
  exportProof(id: TableId): Promise<Proof | null>;
  /** What a bot would do. Null if the game has no such bot. */
  advise(question: AdviceQuestion): Promise<Advice | null>;
  /** 'memory' if the browser has no storage. The tables then last as long as the page. */
  storage(): Promise<'kept' | 'memory'>;
}
