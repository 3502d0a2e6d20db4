/** Locks the data folder, so that only one server uses it at a time. */

import { mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { storageError } from './errors.ts';
import { diagnoseSqlite } from './sqlite.ts';

export interface DataFolderLock {
  release(): void;
}

/**
 * Locks the data folder until this process ends, however it ends. Two servers on one database would each keep matches in
 * memory that the other changes, and the second would move the deadlines of the first.
 *
 * The lock is an exclusive transaction on a database file of its own. The operating system releases it with the process,
 * so a killed server leaves no stale lock, and `fremont.db` stays readable for a backup.
 */
export const lockDataFolder = (dataDir: string): DataFolderLock => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = new Database(join(folderOfDatabase(dataDir), 'fremont.lock'));
    lock.exec('begin exclusive');
    return { release: () => lock.close() };
  } catch (error) {
    throw storageError('lock', error, diagnoseSqlite);
  }
};

/** The lock lies beside the file itself, so that a link to it in another data folder is no way around the lock. */
const folderOfDatabase = (dataDir: string): string => {
  try {
    return dirname(realpathSync(join(dataDir, 'fremont.db')));
  } catch {
    return dataDir;
  }
};
