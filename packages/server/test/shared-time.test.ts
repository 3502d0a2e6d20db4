/** Servers on one PostgreSQL share its clock, whatever the clocks of their machines say. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFarOff, sharedTime, skewLine } from '../src/shared-time.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { machineTime, type Time } from '../src/time.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { newDataDir } from './server.ts';

let postgres: TestPostgres;
let storage: Storage;

beforeAll(async () => {
  postgres = await startPostgres();
  storage = await openStorage({ databaseUrl: await postgres.newSchema(), dataDir: '' }, Date.now());
}, 120_000);

afterAll(async () => {
  await storage.close();
  await postgres.end();
}, 60_000);

/** This machine with its clock set wrong. The database runs on this machine too, so its clock is right. */
const wrongBy = (ms: number): Time & { ms: number } => {
  const machine = { ...machineTime, ms, wall: () => Date.now() + machine.ms };
  return machine;
};

/** Longer than an answer of the database takes on a busy machine, and shorter than any of the errors here. */
const CLOSE_MS = 900;

test.each([30_000, -3_600_000])('a clock that is wrong by %d ms is reported, and not used', async (ms) => {
  const time = await sharedTime(storage, wrongBy(ms));
  expect(Math.abs(time.wall() - Date.now())).toBeLessThan(CLOSE_MS);
  expect(Math.abs(time.skewMs - ms)).toBeLessThan(CLOSE_MS);
  expect(isFarOff(time)).toBe(true);
  const words =
    ms > 0 ? /^Clock: WARNING: this machine is (29|30)\.\d s ahead of/ : /this machine is 3(599|600)\.\d s behind/;
  expect(skewLine(time)).toMatch(words);
});

test('a clock that is right is not reported', async () => {
  expect(isFarOff(await sharedTime(storage))).toBe(false);
});

test('a clock that is set while the server runs changes nothing, and is noticed', async () => {
  const machine = wrongBy(0);
  const time = await sharedTime(storage, machine);
  machine.ms = 30_000;
  expect(Math.abs(time.wall() - Date.now())).toBeLessThan(CLOSE_MS);
  await time.compare();
  expect(isFarOff(time)).toBe(true);
  expect(Math.abs(time.wall() - Date.now())).toBeLessThan(CLOSE_MS);
});

test('without the database time goes on', async () => {
  const time = await sharedTime(storage);
  await postgres.stop('immediate');
  const before = time.wall();
  await time.compare();
  expect(time.wall()).toBeGreaterThanOrEqual(before);
  await postgres.start();
});

test('SQLite has no clock, so the clock of the machine counts', async () => {
  const file = await openStorage({ databaseUrl: null, dataDir: newDataDir() }, Date.now());
  const time = await sharedTime(file, wrongBy(30_000));
  expect(Math.abs(time.wall() - Date.now() - 30_000)).toBeLessThan(CLOSE_MS);
  expect(isFarOff(time)).toBe(false);
  await file.close();
});
