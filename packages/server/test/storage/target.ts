/** Opens a storage by one word, so that a test and its child processes can open the same one. */

import type { Kysely } from 'kysely';
import { Kysely as KyselyDb } from 'kysely';
import type { Engine } from '../../src/storage/engine.ts';
import type { Storage } from '../../src/storage/index.ts';
import { openEngine } from '../../src/storage/kysely-storage.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { NOON } from './samples.ts';

export const engineOf = (target: string): Engine =>
  target.startsWith('postgres:') ? openPostgres(target) : openSqlite(target);

export const openTarget = (target: string): Promise<Storage> => openEngine(engineOf(target), NOON);

/** The bare tables, for doing what storage never would. */
export const tamperWith = async (target: string, change: (db: Kysely<Schema>) => Promise<unknown>): Promise<void> => {
  const db = new KyselyDb<Schema>({ dialect: engineOf(target).dialect });
  await change(db);
  await db.destroy();
};
