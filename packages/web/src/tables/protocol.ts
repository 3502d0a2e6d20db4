/** The messages between page and worker. */

import type { GameTypes, MatchRecord, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Command, Update, Version } from '@fremont/table';
import type { Proof } from '@fremont/table/fair';
import type { Advice, AdviceQuestion } from './advice.ts';
import type { KeptMatch, NewTable, TableFailure, TableId, TableSetting, TableSnapshot, TableSummary } from './types.ts';

/** One table that a page has open; a page may open the same table twice. */
export type ClientId = number;

export interface LocalSnapshot extends TableSnapshot<GameTypes> {
  /** The standing order of the viewing seat. */
  readonly order: object | null;
}

export interface Opened {
  readonly client: ClientId;
  readonly setting: TableSetting;
}

/** Calls. Each gets exactly one answer. */
export interface Calls {
  list: { ask: object; answer: readonly TableSummary[] };
  create: { ask: { readonly table: NewTable }; answer: TableId };
  keep: { ask: { readonly match: KeptMatch }; answer: TableId };
  rematch: { ask: { readonly id: TableId }; answer: TableId };
  remove: { ask: { readonly id: TableId }; answer: null };
  exportRecord: { ask: { readonly id: TableId }; answer: MatchRecord<GameTypes> | null };
  exportProof: { ask: { readonly id: TableId }; answer: Proof | null };
  advise: { ask: { readonly question: AdviceQuestion }; answer: Advice | null };
  storage: { ask: object; answer: 'kept' | 'memory' };
  open: { ask: { readonly id: TableId }; answer: Opened | null };
  snapshot: { ask: { readonly client: ClientId; readonly viewer: Viewer }; answer: LocalSnapshot };
  send: { ask: { readonly client: ClientId; readonly command: Command }; answer: Answer };
  /** The answer is an error code; null once the order is stored. */
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

/** Messages without an answer. */
export type OneWayMessage =
  | { readonly type: 'shown'; readonly client: ClientId; readonly version: Version }
  | { readonly type: 'pace'; readonly client: ClientId; readonly delayMs: number }
  | { readonly type: 'close'; readonly client: ClientId }
  /** The page is the one in front. */
  | { readonly type: 'front' };

export type FromPage = Call | OneWayMessage;

export type FromWorker =
  | { readonly type: 'answer'; readonly call: number; readonly answer: unknown }
  | { readonly type: 'failure'; readonly call: number; readonly failure: TableFailure }
  | { readonly type: 'update'; readonly client: ClientId; readonly update: Update<GameTypes> }
  /** Sent only to clients that view the table as the seat of the order. */
  | { readonly type: 'order'; readonly client: ClientId; readonly order: object | null }
  | { readonly type: 'tableFailure'; readonly client: ClientId; readonly failure: TableFailure }
  | { readonly type: 'crash'; readonly why: string };

/** Messages between the workers of several tabs. They are hints; the log is the truth. */
export type Hint =
  | { readonly type: 'wrote'; readonly id: TableId; readonly version: Version }
  | { readonly type: 'shown'; readonly id: TableId; readonly version: Version }
  | { readonly type: 'pace'; readonly id: TableId; readonly delayMs: number }
  /** A standing order was stored or withdrawn. */
  | { readonly type: 'ordered'; readonly id: TableId }
  | { readonly type: 'removed'; readonly id: TableId };
