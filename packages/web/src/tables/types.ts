/** How a screen speaks with a table, wherever the table is: in this browser's worker or on a server. */

import type { GameTypes, MatchRecord, Outcome, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Command, HistoryStep, Occupant, Update, Version } from '@fremont/table';

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

export interface TableClient<T extends GameTypes> {
  readonly setting: TableSetting;
  /** Shows the table as `viewer` from now on; answers with a fresh update and the story so far. */
  look(viewer: Viewer): Promise<{ readonly update: Update<T>; readonly history: readonly HistoryStep<T>[] }>;
  onUpdate(listener: (update: Update<T>) => void): () => void;
  send(command: Command): Promise<Answer>;
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
}
