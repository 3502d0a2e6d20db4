/** The interface of a table store, and a store in memory. */

import type { Outcome, Seat } from '@fremont/kernel';
import {
  type LogEntry,
  type LogStore,
  type MatchSetting,
  memoryStore,
  type OrderStore,
  type StoredOrder,
  type Version,
} from '@fremont/table';
import type { Proof } from '@fremont/table/fair';
import type { TableId, TableOrigin } from './types.ts';

export interface StoredTable {
  readonly setting: MatchSetting;
  readonly createdAt: number;
  /** The id of the lesson that the table gives. */
  readonly lesson?: string;
  readonly origin?: TableOrigin;
  /** Of the dice, at online matches that came from a file. */
  readonly proof?: Proof;
}

/** The newest entry of a log. */
export interface Head {
  readonly version: Version;
  readonly writtenAt: number;
}

/** How a match ended, so that the list of tables need not replay finished ones. */
export interface StoredResult {
  readonly version: Version;
  readonly outcome: Outcome;
  /** The number of actions in force. Absent in results that an older version of the app stored. */
  readonly actions?: number;
}

export interface PlayedEntries {
  readonly entries: readonly LogEntry[];
  readonly writtenAt: number;
}

export interface TableStore extends LogStore {
  readonly storage: 'kept' | 'memory';
  /** `played` are the entries of a match from elsewhere, and the time of the last one. */
  add(table: StoredTable, played?: PlayedEntries): Promise<void>;
  get(id: TableId): Promise<StoredTable | null>;
  all(): Promise<readonly StoredTable[]>;
  /** Null if the log is empty. */
  head(id: TableId): Promise<Head | null>;
  result(id: TableId): Promise<StoredResult | null>;
  keepResult(id: TableId, result: StoredResult): Promise<void>;
  /** The standing orders of the table. They are removed with the table. */
  orders(id: TableId): OrderStore;
  remove(id: TableId): Promise<void>;
}

/** For browsers without storage. `now` returns milliseconds. */
export const memoryTableStore = (now: () => number): TableStore => {
  const logs = memoryStore();
  const tables = new Map<TableId, StoredTable>();
  const heads = new Map<TableId, Head>();
  const results = new Map<TableId, StoredResult>();
  const orders = new Map<TableId, Map<Seat, object>>();
  return {
    storage: 'memory',
    read: logs.read,
    async append(id, entry) {
      if (!tables.has(id)) throw new Error(`no table ${id}`);
      await logs.append(id, entry);
      heads.set(id, { version: entry.version, writtenAt: now() });
    },
    async add(table, played) {
      const { id } = table.setting;
      tables.set(id, table);
      for (const entry of played?.entries ?? []) await logs.append(id, entry);
      const last = played?.entries.at(-1);
      if (played !== undefined && last !== undefined)
        heads.set(id, { version: last.version, writtenAt: played.writtenAt });
    },
    get: async (id) => tables.get(id) ?? null,
    all: async () => [...tables.values()],
    head: async (id) => heads.get(id) ?? null,
    result: async (id) => results.get(id) ?? null,
    keepResult: async (id, result) => void results.set(id, result),
    orders: (id) => ({
      read: async () => [...(orders.get(id) ?? [])].map(([seat, order]): StoredOrder => ({ seat, order })),
      async write(seat, order) {
        const kept = new Map(orders.get(id));
        if (order === null) kept.delete(seat);
        else kept.set(seat, order);
        orders.set(id, kept);
      },
    }),
    async remove(id) {
      logs.forget(id);
      for (const map of [tables, heads, results, orders]) map.delete(id);
    },
  };
};
