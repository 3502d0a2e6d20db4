/** Migrations: killed in the middle, run twice, run by two processes at once. */

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/storage/migrate.ts';
import { MIGRATIONS, type Migration } from '../../src/storage/migrations.ts';
import type { Db, Schema } from '../../src/storage/schema.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { buildChild, startChild } from './children.ts';
import { withFolder } from './folder.ts';
import { appendOf, entriesOf, entryOf, NOON, settingOf, withMatch } from './samples.ts';
import { engineOf, openTarget } from './target.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);

afterAll(() => postgres.end(), 60_000);

const inDb = async <R>(target: string, act: (db: Db) => Promise<R>): Promise<R> => {
  const db = new Kysely<Schema>({ dialect: engineOf(target).dialect });
  const result = await act(db);
  await db.destroy();
  return result;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const namesTaken = (target: string): Promise<string[]> =>
  inDb(target, async (db) => {
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
    return rows.map(({ name }) => name);
  });

describe.each([
  { engine: 'SQLite', newTarget: async () => join(withFolder(), 'fremont.db') },
  { engine: 'PostgreSQL', newTarget: () => postgres.newSchema() },
])('$engine', ({ newTarget }) => {
  const STEPS = 16;
  const KILLS = 5;

  const expectEachStepOnce = async (target: string): Promise<void> => {
    const steps = Array.from({ length: STEPS }, (_, index) => index);
    expect(await namesTaken(target)).toEqual(steps.map((index) => `step-${String(index).padStart(3, '0')}`));
    const marks = await inDb(target, (db) => sql<{ step: number }>`select step from marks order by step`.execute(db));
    expect(marks.rows.map(({ step }) => step)).toEqual(steps);
    const filled = steps.map((index) => `select count(*) as rows from step_${index}`).join(' union all ');
    const counts = await inDb(target, (db) => sql.raw<{ rows: number }>(filled).execute(db));
    expect(counts.rows.map(({ rows }) => rows)).toEqual(steps.map(() => 40));
  };

  /** Kills the process after so many migrations, in the middle of the next. */
  const takeSteps = async (program: string, target: string, killAfter: number): Promise<void> => {
    const child = startChild(program, [target, String(STEPS)]);
    const exited = once(child, 'exit');
    if (child.stdout === null) throw new Error('no output to listen to');
    for await (const line of createInterface(child.stdout)) if (Number(line) === killAfter) child.kill('SIGKILL');
    await exited;
  };

  test('migrations continue where they were killed', async () => {
    const target = await newTarget();
    const program = await buildChild(new URL('./children/migrator.ts', import.meta.url));
    for (let kill = 0; kill < KILLS; kill++) await takeSteps(program, target, kill * 3);
    await takeSteps(program, target, Number.POSITIVE_INFINITY);
    await expectEachStepOnce(target);
  }, 120_000);

  test('two processes at once run every migration once', async () => {
    const target = await newTarget();
    const program = await buildChild(new URL('./children/migrator.ts', import.meta.url));
    await Promise.all([0, 1].map(() => takeSteps(program, target, Number.POSITIVE_INFINITY)));
    await expectEachStepOnce(target);
  }, 120_000);

  test('a database that is up to date is not changed when it is opened again', async () => {
    const target = await newTarget();
    const first = await openTarget(target);
    await withMatch(first, 'm', 2);
    await first.close();
    const second = await openTarget(target);
    expect(await entriesOf(second, 'm')).toHaveLength(2);
    await second.close();
    expect(await namesTaken(target)).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  test('a failed migration is rolled back and runs the next time', async () => {
    const target = await newTarget();
    const engine = engineOf(target);
    const db = new Kysely<Schema>({ dialect: engine.dialect });
    let isBroken = true;
    const step: Migration = {
      name: 'step',
      async run(transaction) {
        await sql.raw('create table halfway (value integer)').execute(transaction);
        if (isBroken) throw new Error('stumbled');
      },
    };
    await expect(migrate(db, engine, [step], NOON)).rejects.toThrow('stumbled');
    isBroken = false;
    await migrate(db, engine, [step], NOON);
    expect((await sql`select * from halfway`.execute(db)).rows).toEqual([]);
    await db.destroy();
  });

  /** Writes a match with two entries into the schema of the first seven migrations. */
  const writeOldMatch = async (db: Db): Promise<void> => {
    const setting = JSON.stringify(settingOf('m'));
    const hashes = [sha256(setting)];
    await sql`insert into matches (id, game, rules_version, setting, status, head, head_hash, epoch, clock, created_ms, updated_ms)
      values ('m', 'las-vegas', 1, ${setting}, 'over', 2, '', 3, '{"banks":[1,2]}', ${NOON}, ${NOON + 2})`.execute(db);
    for (const entry of [entryOf(1), entryOf(2)]) {
      const { version, command } = entry;
      const before = hashes.at(-1) ?? '';
      const payload = JSON.stringify(entry);
      const hash = sha256([before, 'm', version, command, NOON + version, payload].join('\n'));
      await sql`insert into entries (match_id, version, command, payload, at_ms, prev_hash, hash)
        values ('m', ${version}, ${command}, ${payload}, ${NOON + version}, ${before}, ${hash})`.execute(db);
      hashes.push(hash);
    }
    await sql`update matches set head_hash = ${hashes.at(-1)}`.execute(db);
  };

  test('a log from before the table of heads is intact, and can be continued', async () => {
    const target = await newTarget();
    await inDb(target, async (db) => {
      await migrate(db, engineOf(target), MIGRATIONS.slice(0, 7), NOON);
      await writeOldMatch(db);
    });
    const storage = await openTarget(target);
    expect(await storage.matches.load('m')).toEqual({
      type: 'match',
      match: {
        id: 'm',
        setting: settingOf('m'),
        status: 'over',
        head: 2,
        owner: null,
        epoch: 3,
        clock: { banks: [1, 2] },
        created: NOON,
        updated: NOON + 2,
      },
      entries: [entryOf(1), entryOf(2)],
    });
    const third = appendOf('m', entryOf(3), { epoch: 3 });
    expect(await storage.matches.append(appendOf('m', entryOf(3, 'command-2'), { epoch: 3 }))).toEqual({
      type: 'duplicateCommand',
      version: 2,
    });
    expect(await storage.matches.append(third)).toEqual({ type: 'ok', head: 3 });
    expect(await entriesOf(storage, 'm')).toHaveLength(3);
    await storage.close();
  });

  test('migrations of a newer version are ignored', async () => {
    const target = await newTarget();
    await (await openTarget(target)).close();
    await inDb(target, (db) => sql`insert into migrations values ('9999-from-tomorrow', 0)`.execute(db));
    const storage = await openTarget(target);
    await withMatch(storage, 'm', 1);
    await storage.close();
    expect(await namesTaken(target)).toContain('9999-from-tomorrow');
  });
});
