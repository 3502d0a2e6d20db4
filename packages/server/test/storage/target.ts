/** Opens a storage by a string, so that a test and its child processes can open the same one. */

import { Kysely } from 'kysely';
import type { Engine } from '../../src/storage/engine.ts';
import type { Storage } from '../../src/storage/index.ts';
import { openEngine } from '../../src/storage/kysely-storage.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import type { Db, Schema } from '../../src/storage/schema.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { NOON } from './samples.ts';

export const engineOf = (target: string): Engine =>
  target.startsWith('postgres:') ? openPostgres(target) : openSqlite(target);

export const openTarget = (target: string): Promise<Storage> => openEngine(engineOf(target), NOON);

/** Direct access to the tables, to damage them. */
export const tamperWith = async (target: string, change: (db: Db) => Promise<unknown>): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: engineOf(target).dialect });
  await change(db);
  await db.destroy();
};
