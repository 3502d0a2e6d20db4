/** What the page and the worker say to each other. */

import type { GameTypes, MatchRecord, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Command, HistoryStep, Update, Version } from '@fremont/table';
import type { NewTable, TableId, TableSetting, TableSummary, TablesTrouble } from './types.ts';

/** One table that a page has open; a page may open the same table twice. */
export type ClientId = number;

export interface Look {
  readonly update: Update<GameTypes>;
  readonly history: readonly HistoryStep<GameTypes>[];
  /** What the seat that looks has left to be done for it. */
  readonly order: object | null;
}

export interface Opened {
  readonly client: ClientId;
  readonly setting: TableSetting;
}

/** Questions that get exactly one answer. */
export interface Calls {
  list: { ask: object; answer: readonly TableSummary[] };
  create: { ask: { readonly table: NewTable }; answer: TableId };
  rematch: { ask: { readonly id: TableId }; answer: TableId };
  remove: { ask: { readonly id: TableId }; answer: null };
  exportRecord: { ask: { readonly id: TableId }; answer: MatchRecord<GameTypes> | null };
  storage: { ask: object; answer: 'kept' | 'memory' };
  open: { ask: { readonly id: TableId }; answer: Opened | null };
  look: { ask: { readonly client: ClientId; readonly viewer: Viewer }; answer: Look };
  send: { ask: { readonly client: ClientId; readonly command: Command }; answer: Answer };
  /** The answer is a code; null when it is safe. */
  leaveOrder: {
    ask: { readonly client: ClientId; readonly seat: Seat; readonly order: object | null };
    answer: string | null;
  };
  record: { ask: { readonly client: ClientId }; answer: MatchRecord<GameTypes> };
}
export type CallName = keyof Calls;
export type Call<K extends CallName = CallName> = {
  [N in K]: { readonly type: N; readonly call: number } & Calls[N]['ask'];
}[K];

/** Remarks that get none. */
export type Remark =
  | { readonly type: 'shown'; readonly client: ClientId; readonly version: Version }
  | { readonly type: 'pace'; readonly client: ClientId; readonly delayMs: number }
  | { readonly type: 'close'; readonly client: ClientId }
  /** The page is the one in front. */
  | { readonly type: 'front' };

export type FromPage = Call | Remark;

export type FromWorker =
  | { readonly type: 'answer'; readonly call: number; readonly answer: unknown }
  | { readonly type: 'failure'; readonly call: number; readonly trouble: TablesTrouble }
  | { readonly type: 'update'; readonly client: ClientId; readonly update: Update<GameTypes> }
  /** To whoever looks as the seat that left it, and nobody else. */
  | { readonly type: 'order'; readonly client: ClientId; readonly order: object | null }
  | { readonly type: 'trouble'; readonly client: ClientId; readonly trouble: TablesTrouble }
  | { readonly type: 'crash'; readonly why: string };

/** What the workers of several tabs tell each other. Hints only: the log is the truth. */
export type Hint =
  | { readonly type: 'wrote'; readonly id: TableId; readonly version: Version }
  | { readonly type: 'shown'; readonly id: TableId; readonly version: Version }
  | { readonly type: 'pace'; readonly id: TableId; readonly delayMs: number }
  /** A standing order was left or taken back. */
  | { readonly type: 'ordered'; readonly id: TableId }
  | { readonly type: 'removed'; readonly id: TableId };
