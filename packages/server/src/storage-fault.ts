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
  if (!BEFORE_USE.includes(fault.operation)) return plain;
  if (fault.problem === 'newerSchema') return NEWER;
  return (databaseUrl === null ? folderFault(fault, dataDir) : postgresFault(fault, new URL(databaseUrl))) ?? plain;
};

const NEWER =
  'A newer release of Fremont has changed this database in a way that this release cannot use: ' +
  'install that release or a later one, or restore a backup from before.';

/** The line names the host, the database and the user, and never the password. */
const postgresFault = ({ problem, code }: StorageUnavailable, url: URL): string | null => {
  const at = `PostgreSQL at ${url.host || 'this machine'}`;
  const user = `user "${decodeURIComponent(url.username) || 'of this account'}"`;
  const name = decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username);
  if (UNKNOWN_HOST.includes(code)) return `The host "${url.hostname}" is not known: correct it in DATABASE_URL.`;
  if (code.startsWith('28'))
    return `${at} refused the ${user}: correct the user or the password in DATABASE_URL, or allow this machine in pg_hba.conf.`;
  if (code === '3D000') return `${at} has no database "${name}": create it, or correct the name in DATABASE_URL.`;
  if (code === '42501')
    return `The ${user} may not make tables in the database "${name}": make that user its owner, or name another in DATABASE_URL.`;
  if (code === '53300') return `${at} has no connection left: raise max_connections there.`;
  if (code === '57P03') return `${at} is starting or stopping: start this server when it is ready.`;
  if (problem === 'full') return `The disk of ${at} is full: free some space there.`;
  if (problem === 'readOnly') return `${at} takes no writes: DATABASE_URL must name the primary, not a standby.`;
  if (problem === 'connection') return `${at} does not answer: start it, or correct the host and port in DATABASE_URL.`;
  return null;
};

const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN'];

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
