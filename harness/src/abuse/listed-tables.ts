import type { TableListing } from '@fremont/table/protocol';
import type { Person } from '../client/person.ts';
import type { Scene } from './scene.ts';

/** Longer than the server keeps a page of the list. */
const CACHE_MS = 2_000;

/** The first page of the lobby, which is what people see. */
export const listedTables = async (scene: Scene, person: Person): Promise<string[]> => {
  await scene.pass(CACHE_MS);
  const { tables } = (await person.get('/api/tables')) as { tables: readonly TableListing[] };
  return tables.map(({ id }) => id);
};
