/** Brings the tables up to date: forward only, each step whole or not at all, from any number of processes at once. */

import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Migration } from './migrations.ts';
import type { Db } from './schema.ts';
import type { Ms } from './storage.ts';

type Steps = Kysely<{ migrations: { name: string; at_ms: number } }>;

/**
 * Takes the steps that were not taken yet. Steps it does not know are left alone: a newer version is being deployed
 * beside this one, and steps only add.
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
      const steps = transaction as unknown as Steps;
      await sql.raw(createMigrations(engine.words.whole)).execute(steps);
      if (await isTaken(steps, migration.name)) return;
      await migration.run(transaction, engine.words);
      await steps.insertInto('migrations').values({ name: migration.name, at_ms: at }).execute();
    });
  }
};

const createMigrations = (whole: string): string =>
  `create table if not exists migrations (name text primary key, at_ms ${whole} not null)`;

const isTaken = async (steps: Steps, name: string): Promise<boolean> =>
  (await steps.selectFrom('migrations').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
