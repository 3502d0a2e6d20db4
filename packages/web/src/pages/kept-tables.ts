/** The local tables for pages outside a table: list, export, delete. */

import type { FiledMatch } from '@fremont/table/file';
import type { TableSummary, Tables } from '../tables/types.ts';
import { saveFile } from '../ui/save-file.ts';

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
export const exportTables = async (list: readonly TableSummary[], fileName: string): Promise<void> => {
  const [tables, { writeMatchFile }] = await Promise.all([localTables(), import('@fremont/table/file')]);
  const matches = await Promise.all(list.map((table) => filed(tables, table)));
  const content = writeMatchFile(matches.filter((match) => match !== null));
  saveFile(fileName, new Blob([content], { type: 'application/json' }));
};

const filed = async (tables: Tables, { id, playedAt, occupants }: TableSummary): Promise<FiledMatch | null> => {
  const record = await tables.exportRecord(id);
  return record && { record, occupants, playedAt };
};
