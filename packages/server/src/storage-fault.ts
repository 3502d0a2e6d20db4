/** One line for the operator about a database that cannot be opened: the cause, and a way out. */

import type { Config } from './config.ts';
import { type StorageUnavailable, sqliteFile } from './storage/index.ts';

/** Errors of these operations mean that the server has not begun to use the database. */
const BEFORE_USE = ['lock', 'open'];

export const storageFault = (
  fault: StorageUnavailable,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): string => {
  const plain = `The database cannot be used: ${fault.message}`;
  return databaseUrl === null && BEFORE_USE.includes(fault.operation) ? (folderFault(fault, dataDir) ?? plain) : plain;
};

const folderFault = ({ problem, code, operation }: StorageUnavailable, dataDir: string): string | null => {
  const elsewhere = 'choose another folder with DATA_DIR.';
  if (operation === 'lock' && problem === 'busy')
    return `Another server is using the data folder ${dataDir}: stop it first, or ${elsewhere}`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `The data folder ${dataDir} cannot be made, because there is a file in its place: ${elsewhere}`;
  if (problem === 'readOnly' || CANNOT_MAKE.includes(code))
    return `The data folder ${dataDir} cannot be written: give this account write permission there, or ${elsewhere}`;
  if (problem === 'corrupt')
    return `The database ${sqliteFile(dataDir)} is damaged, or is no database: restore a backup, or ${elsewhere}`;
  if (problem === 'full') return `The disk of the data folder ${dataDir} is full: free some space, or ${elsewhere}`;
  return null;
};

/**
 * Codes for a file or folder that can neither be opened nor made: SQLite's, which the driver spells in two ways, and
 * Node's for a folder inside another on a file system that is mounted read-only.
 */
const CANNOT_MAKE = ['SQLITE_14', 'SQLITE_CANTOPEN', 'ENOENT'];
