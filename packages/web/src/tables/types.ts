/** How a screen speaks with a table, wherever the table is: in this browser's worker or on a server. */

import type { GameTypes, MatchRecord, Outcome, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Command, HistoryStep, Occupant, Update, Version } from '@fremont/table';
import type { ReadonlySignal } from '@preact/signals';

export type { HistoryStep } from '@fremont/table';

export type TableId = string;

/** What the host chose: enough to open a table. */
export interface NewTable {
  readonly game: string;
  readonly options: GameTypes['options'];
  readonly occupants: readonly Occupant[];
}

export interface TableSetting extends NewTable {
  readonly id: TableId;
  readonly createdAt: number;
}

/** One line of the list of tables to go back to. */
export interface TableSummary extends TableSetting {
  readonly playedAt: number;
  readonly version: Version;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Set when the record no longer replays; the table is kept and can be exported, not played. */
  readonly broken: boolean;
}

/**
 * What went wrong with the tables themselves. `workerFailed`: whoever holds them has crashed; what was answered is safe,
 * opening the table again goes on from there. `newerApp`: a newer version of the app has the storage; reload.
 */
export type TablesTrouble =
  | { readonly code: 'workerFailed'; readonly why: string }
  | { readonly code: 'storageUnavailable' }
  | { readonly code: 'newerApp' }
  | { readonly code: 'unknownGame'; readonly game: string }
  | { readonly code: 'badOptions'; readonly why: string }
  /** The stored match no longer replays, or the rules found themselves broken while it was played. */
  | { readonly code: 'tableBroken' }
  | { readonly code: 'tableRemoved' };

/** What the promises of `Tables` and `TableClient` are rejected with. */
export class TablesError extends Error {
  override readonly name = 'TablesError';
  readonly trouble: TablesTrouble;

  constructor(trouble: TablesTrouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

export interface TableClient<T extends GameTypes> {
  readonly setting: TableSetting;
  /** Shows the table as `viewer` from now on; answers with a fresh update and the story so far. */
  look(viewer: Viewer): Promise<{ readonly update: Update<T>; readonly history: readonly HistoryStep<T>[] }>;
  onUpdate(listener: (update: Update<T>) => void): () => void;
  /** Something went wrong that is not the answer to a command: in the worker, in the rules, while a bot played. */
  onTrouble(listener: (trouble: TablesTrouble) => void): () => void;
  send(command: Command): Promise<Answer>;
  /** What the seat that looks has left to be done for it; nobody else is ever told. */
  readonly order: ReadonlySignal<object | null>;
  /** Leaves a standing order, or takes it back with null. Says whether it was taken; it is safe then. */
  leaveOrder(seat: Seat, order: object | null): Promise<boolean>;
  /** The screen has finished showing this version; bots wait for it before they move on. */
  shown(version: Version): void;
  /** How long a bot waits before each action, in milliseconds. */
  setPace(delayMs: number): void;
  record(): Promise<MatchRecord<T>>;
  close(): void;
}

export interface Tables {
  list(): Promise<readonly TableSummary[]>;
  create(table: NewTable): Promise<TableId>;
  /** Null when there is no such table. */
  open<T extends GameTypes>(id: TableId): Promise<TableClient<T> | null>;
  /** The same people and bots, seats rotated by one. */
  rematch(id: TableId): Promise<TableId>;
  remove(id: TableId): Promise<void>;
  /** The record of any table, also of one that can no longer be played; null when there is no such table. */
  exportRecord(id: TableId): Promise<MatchRecord<GameTypes> | null>;
  /** 'memory' when this browser keeps nothing: the tables last as long as the page. */
  storage(): Promise<'kept' | 'memory'>;
}
