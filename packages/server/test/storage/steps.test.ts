/** Steps on SQLite's one connection: taken at once, after somebody's transaction, or not at all. */

import { join } from 'node:path';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/storage/migrate.ts';
import { MIGRATIONS } from '../../src/storage/migrations.ts';
import type { Db, Schema } from '../../src/storage/schema.ts';
import { openSqlite, type SqliteEngine } from '../../src/storage/sqlite.ts';
import { Clash, type Step, takeSteps } from '../../src/storage/steps.ts';
import { withFolder } from './folder.ts';
import { NOON } from './samples.ts';

const open = async (): Promise<{ db: Db; engine: SqliteEngine }> => {
  const engine = openSqlite(join(withFolder(), 'fremont.db'));
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  onTestFinished(() => db.destroy());
  await migrate(db, engine, MIGRATIONS, NOON);
  return { db, engine };
};

const beatStep = (db: Db, id: number): Step => {
  const query = db
    .insertInto('beats')
    .values({ id, at_ms: NOON })
    .onConflict((conflict) => conflict.doNothing())
    .compile();
  return { query, parameters: query.parameters, rows: 1 };
};

const beats = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('beats').select('id').orderBy('id').execute()).map(({ id }) => id);

test('steps are taken before anything else runs', async () => {
  const { db, engine } = await open();
  const taken = takeSteps(db, engine, [beatStep(db, 1), beatStep(db, 2)]);
  expect(engine.raw.prepare('select id from beats order by id').all()).toEqual([{ id: 1 }, { id: 2 }]);
  await taken;
});

test('steps wait for a transaction that is open, and are no part of it', async () => {
  const { db, engine } = await open();
  let taken: Promise<void> | undefined;
  const broken = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('beats').values({ id: 1, at_ms: NOON }).execute();
    taken = takeSteps(db, engine, [beatStep(db, 2)]);
    await transaction.insertInto('beats').values({ id: 3, at_ms: NOON }).execute();
    throw new Error('given up');
  });
  await expect(broken).rejects.toThrow('given up');
  await taken;
  expect(await beats(db)).toEqual([2]);
});

test('a step that touches other rows than it said takes the others with it', async () => {
  const { db, engine } = await open();
  await takeSteps(db, engine, [beatStep(db, 1)]);
  await expect(takeSteps(db, engine, [beatStep(db, 2), beatStep(db, 1)])).rejects.toThrow(Clash);
  expect(await beats(db)).toEqual([1]);
});
