/** Opens the storage that the configuration names. */

import { join } from 'node:path';
import { type CommitListener, openEngine } from './kysely-storage.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Ms, Storage } from './storage.ts';

export { type DataFolderLock, lockDataFolder } from './data-folder.ts';
export { StorageUnavailable } from './errors.ts';
export * from './storage.ts';

export interface StoragePlace {
  /** `postgres://…`; null for SQLite in the data folder. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'fremont.db');

export const openStorage = async (
  { databaseUrl, dataDir }: StoragePlace,
  now: Ms,
  onCommit?: CommitListener,
): Promise<Storage> => {
  const engine = databaseUrl === null ? openSqlite(sqliteFile(dataDir)) : openPostgres(databaseUrl);
  return openEngine(engine, now, onCommit);
};
