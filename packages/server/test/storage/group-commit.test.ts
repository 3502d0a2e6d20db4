/** Which appends share a transaction. */

import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import { openEngine } from '../../src/storage/kysely-storage.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { withFolder } from './folder.ts';
import { appendOf, entriesOf, entryOf, NOON, settingOf, timerOf } from './samples.ts';

/** A storage with so many matches, and the sizes of its transactions. */
const withMatches = async (count: number): Promise<{ storage: Storage; names: string[]; sizes: number[] }> => {
  const sizes: number[] = [];
  const file = join(withFolder(), 'fremont.db');
  const storage = await openEngine(openSqlite(file), NOON, (appends) => sizes.push(appends));
  onTestFinished(() => storage.close());
  const names = Array.from({ length: count }, (_, index) => `m${index}`);
  for (const name of names) await storage.matches.create(settingOf(name), NOON);
  return { storage, names, sizes };
};

test('appends of one turn share one transaction', async () => {
  const { storage, names, sizes } = await withMatches(30);
  await Promise.all(names.map((name) => storage.matches.append(appendOf(name, entryOf(1)))));
  expect(sizes).toEqual([30]);
  for (const name of names) expect(await entriesOf(storage, name)).toEqual([entryOf(1)]);
});

test('an append of the next turn has its own transaction', async () => {
  const { storage, sizes } = await withMatches(3);
  const first = Promise.all(['m0', 'm1'].map((name) => storage.matches.append(appendOf(name, entryOf(1)))));
  await nextTurn();
  const second = storage.matches.append(appendOf('m2', entryOf(1)));
  await Promise.all([first, second]);
  expect(sizes).toEqual([2, 1]);
});

test('many appends are split into transactions of limited size', async () => {
  const { storage, names, sizes } = await withMatches(210);
  await Promise.all(names.map((name) => storage.matches.append(appendOf(name, entryOf(1)))));
  expect(sizes).toEqual([200, 10]);
});

test('two commands for one match in one turn are written in order, with their timers', async () => {
  const { storage, sizes } = await withMatches(1);
  const results = await Promise.all([
    storage.matches.append(appendOf('m0', entryOf(1), { timers: { set: [timerOf(1, NOON)], done: [] } })),
    storage.matches.append(appendOf('m0', entryOf(2), { timers: { set: [timerOf(2, NOON)], done: ['0.1'] } })),
  ]);
  expect(results).toEqual([1, 2].map((head) => ({ type: 'ok', head })));
  expect(sizes).toEqual([1, 1]);
  expect(await storage.timers.running('m0')).toMatchObject([{ decision: '0.2' }]);
});

test('closing waits for pending appends', async () => {
  const { storage, names } = await withMatches(5);
  const appends = names.map((name) => storage.matches.append(appendOf(name, entryOf(1))));
  await storage.close();
  expect(await Promise.all(appends)).toEqual(names.map(() => ({ type: 'ok', head: 1 })));
});
