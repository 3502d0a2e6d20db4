/** Migrates the schema: forward only, each migration in a transaction, safe with several processes at once. */

import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { StorageUnavailable } from './errors.ts';
import { type Migration, SCHEMA_RELEASE } from './migrations.ts';
import type { Db } from './schema.ts';
import type { Ms } from './storage.ts';

type MigrationsDb = Kysely<{ migrations: { name: string; at_ms: number } }>;

/**
 * Runs the migrations that the database does not have yet. It ignores unknown ones: they come from a newer version that is
 * being deployed beside this one, and migrations only add.
 */
export const migrate = async (
  db: Db,
  engine: Pick<Engine, 'lockSchema' | 'words'>,
  migrations: readonly Migration[],
  at: Ms,
): Promise<void> => {
  for (const migration of migrations) {
    await db.transaction().execute(async (transaction) => {
      await engine.lockSchema(transaction);
      const migrationsDb = transaction as unknown as MigrationsDb;
      await sql.raw(createMigrations(engine.words.whole)).execute(migrationsDb);
      if (await hasRun(migrationsDb, migration.name)) return;
      await migration.run(transaction, engine.words);
      await migrationsDb.insertInto('migrations').values({ name: migration.name, at_ms: at }).execute();
    });
  }
};

/** Fails on a database that only newer releases can use. Must come after the migrations, which create its table. */
export const requireKnownSchema = async (db: Db, release = SCHEMA_RELEASE): Promise<void> => {
  const row = await db.selectFrom('schema_release').select('oldest').executeTakeFirst();
  if (row !== undefined && row.oldest > release)
    throw new StorageUnavailable('newerSchema', 'open', `schema ${row.oldest}, known up to ${release}`);
};

const createMigrations = (whole: string): string =>
  `create table if not exists migrations (name text primary key, at_ms ${whole} not null)`;

const hasRun = async (db: MigrationsDb, name: string): Promise<boolean> =>
  (await db.selectFrom('migrations').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
