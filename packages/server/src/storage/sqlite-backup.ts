/** Copies a SQLite database while it is in use. */

import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StorageUnavailable } from './errors.ts';
import type { Backup } from './storage.ts';

/** The copy has another name until it is complete and verified, so that a partial copy never looks like a backup. */
export const backUpSqlite = async (file: string, copy: string): Promise<Backup> => {
  await refuseExisting(copy);
  const partial = `${copy}.partial`;
  await rm(partial, { force: true });
  try {
    await copyInThread(file, partial);
    await chmod(partial, 0o600);
    await syncToDisk(partial);
    await rename(partial, copy);
    await syncToDisk(dirname(copy));
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
  return { type: 'written', file: copy, bytes: (await stat(copy)).size };
};

const refuseExisting = async (copy: string): Promise<void> => {
  const exists = await stat(copy).then(
    () => true,
    () => false,
  );
  if (exists) throw new StorageUnavailable('rejected', 'storage.backup', 'EEXIST');
};

const syncToDisk = async (path: string): Promise<void> => {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
};

/**
 * libsql blocks the thread that calls it, and copying a large database takes seconds. So a worker thread copies it over its
 * own connection; readers do not block writers. Its program is text, because the bundle has no second file to start.
 */
const COPIER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require(workerData.libsql);
  const answer = () => {
    try {
      new Database(workerData.file).prepare('vacuum into ?').run([workerData.copy]);
      const found = new Database(workerData.copy).prepare('pragma integrity_check').all();
      return found[0].integrity_check === 'ok' ? null : { rawCode: 11, code: 'SQLITE_CORRUPT' };
    } catch ({ message, code, rawCode }) {
      return { message, code, rawCode };
    }
  };
  parentPort.postMessage(answer());
`;

const copyInThread = (file: string, copy: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const libsql = createRequire(import.meta.url).resolve('libsql');
    const thread = new Worker(COPIER, { eval: true, workerData: { libsql, file, copy } });
    thread.once('message', (fault) => {
      if (fault === null) resolve();
      else reject(Object.assign(new Error(fault.message), fault));
    });
    thread.once('error', reject);
  });
