/** The local tables for pages outside a table: list, delete. */

import { localTables } from '../tables/local.ts';
import type { TableSummary } from '../tables/types.ts';

export interface KeptTables {
  /** Sorted by the last move, newest first. */
  readonly tables: readonly TableSummary[];
  readonly storage: 'kept' | 'memory';
}

export const keptTables = async (): Promise<KeptTables> => {
  const tables = localTables();
  const [list, storage] = await Promise.all([tables.list(), tables.storage()]);
  return { tables: [...list].sort((a, b) => b.playedAt - a.playedAt), storage };
};

export const deleteTables = async (list: readonly Pick<TableSummary, 'id'>[]): Promise<void> => {
  const tables = localTables();
  await Promise.all(list.map(({ id }) => tables.remove(id)));
};
