/** Saves local tables as one file with the records of all matches. */

import { type FiledMatch, writeMatchFile } from '@fremont/table/file';
import { localTables } from '../tables/local.ts';
import type { TableSummary, Tables } from '../tables/types.ts';
import { saveFile } from '../ui/save-file.ts';

export const exportTables = async (list: readonly TableSummary[], fileName: string): Promise<void> => {
  const tables = localTables();
  const matches = await Promise.all(list.map((table) => filed(tables, table)));
  const content = writeMatchFile(matches.filter((match) => match !== null));
  saveFile(fileName, new Blob([content], { type: 'application/json' }));
};

const filed = async (tables: Tables, { id, playedAt, occupants }: TableSummary): Promise<FiledMatch | null> => {
  const [record, proof] = await Promise.all([tables.exportRecord(id), tables.exportProof(id)]);
  return record && { record, occupants, playedAt, ...(proof && { proof }) };
};
