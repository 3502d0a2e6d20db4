/** Which reads share a query, and that each read sees all earlier writes. */

import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../src/storage/kysely-storage.ts';
import { batchedReads } from '../../src/storage/read-batching.ts';
import type { IdentityRow, Schema } from '../../src/storage/schema.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { withFolder } from './folder.ts';
import { NOON, withPerson } from './samples.ts';

/** Reads people by id, and records how many keys each query had. */
const withNames = async (people: readonly string[]) => {
  const engine = openSqlite(join(withFolder(), 'fremont.db'));
  const storage = await openEngine(engine, NOON);
  onTestFinished(() => storage.close());
  for (const person of people) await withPerson(storage, person);
  const queries: number[] = [];
  const db = new Kysely<Schema>({
    dialect: engine.dialect,
    log: ({ query }) => {
      queries.push(query.parameters.length);
    },
  });
  const rowsOf = batchedReads<IdentityRow>({
    keyOf: ({ id }) => id,
    query: (ids) => db.selectFrom('identities').selectAll().where('id', 'in', ids).orderBy('name'),
  });
  const idsOf = async (key: string): Promise<string[]> => (await rowsOf(key)).map(({ id }) => id);
  return { storage, queries, idsOf };
};

test('reads of one turn share one query, and each gets its own rows', async () => {
  const { queries, idsOf } = await withNames(['ada', 'bob', 'cleo']);
  const found = await Promise.all(['bob', 'nobody', 'ada', 'bob', 'cleo', 'zoe'].map(idsOf));
  expect(found).toEqual([['bob'], [], ['ada'], ['bob'], ['cleo'], []]);
  // Five different keys, because bob is read twice.
  expect(queries).toEqual([5]);
});

test('a read of the next turn has its own query and sees writes in between', async () => {
  const { storage, queries, idsOf } = await withNames(['ada']);
  const early = idsOf('bob');
  await nextTurn();
  await withPerson(storage, 'bob');
  expect([await early, await idsOf('bob')]).toEqual([[], ['bob']]);
  expect(queries).toEqual([1, 1]);
});

test('many reads are split into queries of limited size', async () => {
  const { queries, idsOf } = await withNames([]);
  await Promise.all(Array.from({ length: 130 }, (_, index) => idsOf(`p${index}`)));
  expect(queries).toEqual([64, 64, 2]);
});

test('a key that the database refuses does not affect the other keys', async () => {
  const { idsOf } = await withNames(['ada', 'bob']);
  const settled = await Promise.allSettled(['ada', 'a\0b', 'bob'].map(idsOf));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(idsOf('bob')).resolves.toEqual(['bob']);
});
