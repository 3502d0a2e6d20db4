/** The local tables for pages outside a table: list, export, delete. */

import type { TableSummary, Tables } from '../tables/types.ts';

export interface KeptTables {
  /** Sorted by the last move, newest first. */
  readonly tables: readonly TableSummary[];
  readonly storage: 'kept' | 'memory';
}

const localTables = async (): Promise<Tables> => (await import('../tables/local.ts')).localTables();

export const keptTables = async (): Promise<KeptTables> => {
  const tables = await localTables();
  const [list, storage] = await Promise.all([tables.list(), tables.storage()]);
  return { tables: [...list].sort((a, b) => b.playedAt - a.playedAt), storage };
};

export const deleteTables = async (list: readonly TableSummary[]): Promise<void> => {
  const tables = await localTables();
  await Promise.all(list.map(({ id }) => tables.remove(id)));
};

/** One file with the records of all matches. */
export const exportAll = async (list: readonly TableSummary[]): Promise<void> => {
  const tables = await localTables();
  const matches = await Promise.all(
    list.map(async ({ id, playedAt, occupants }) => ({
      playedAt: new Date(playedAt).toISOString(),
      occupants,
      record: await tables.exportRecord(id),
    })),
  );
  download('fremont-tables.json', JSON.stringify({ matches }, null, 2));
};

const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
