/** Restores a backup that was taken during play: every match in it replays. */

import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { at, canonicalJson, fingerprint, type MatchRecord, replay, seededChance, stateOf } from '@fremont/kernel';
import {
  type LogEntry,
  type LogStore,
  type MatchSetting,
  newSetting,
  openTable,
  recordOfLog,
  type Table,
} from '@fremont/table';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage, type Storage } from '../../src/storage/index.ts';
import { withFolder } from './folder.ts';
import { NO_TIMER_CHANGE, NOON } from './samples.ts';

const MATCHES = Array.from({ length: 12 }, (_, index) => `m${index}`);
const WITHOUT_CLOCK = {
  epoch: 0,
  status: 'open',
  result: null,
  timers: NO_TIMER_CHANGE,
  clock: null,
  at: NOON,
} as const;

const openFolder = async (dataDir: string): Promise<Storage> => {
  const storage = await openStorage({ databaseUrl: null, dataDir }, NOON);
  onTestFinished(() => storage.close());
  return storage;
};

const tableOn = (storage: Storage, setting: MatchSetting, entries: readonly LogEntry[]): Table<LasVegas> => {
  const store: LogStore = {
    async append(match, entry) {
      const append = { match, expectedHead: entry.version - 1, entries: [entry], ...WITHOUT_CLOCK };
      expect(await storage.matches.append(append)).toMatchObject({ type: 'ok' });
    },
    read: (match, after) => storage.matches.read(match, after),
  };
  const table = openTable({ game: lasVegas, store, chance: seededChance(fingerprint(setting.id)) }, setting, entries);
  if (!table.ok) throw new Error(`${setting.id}: ${table.error.code}`);
  return table.value;
};

const startMatch = async (storage: Storage, id: string): Promise<Table<LasVegas>> => {
  const occupants = ['Ada', 'Bob'].map((name) => ({ type: 'person', name, colour: 'cherry' }) as const);
  const options = { edition: 'classic', neutralDice: false, winnings: 'open' };
  const setting = newSetting(lasVegas, { id, options, occupants }, seededChance(fingerprint(id)));
  if (!setting.ok) throw new Error(setting.error.code);
  await storage.matches.create(setting.value, NOON);
  return tableOn(storage, setting.value, []);
};

const commandId = (match: string, version: number): string =>
  fingerprint(`${match}-${version}`).toString(16).padStart(32, '0');

/** Plays the first legal action until the table has reached that version. */
const playTo = async (table: Table<LasVegas>, version: number): Promise<void> => {
  while (table.version < version) {
    const { id: decision, seat } = at(table.asks, 0);
    const id = commandId(table.setting.id, table.version);
    const answer = await table.send({ type: 'act', id, seat, decision, action: at(table.look(seat).legal, 0) });
    expect(answer).toEqual({ type: 'done', id, version: table.version });
  }
};

const stateHash = (record: MatchRecord<LasVegas>): number =>
  fingerprint(canonicalJson(stateOf(replay(lasVegas, record))));

/** The hash of the live table after so many entries. */
const liveHash = (table: Table<LasVegas>, head: number): number => {
  const record = table.record();
  return stateHash({ ...record, entries: record.entries.slice(0, head) });
};

test('a backup under load contains all commands acknowledged before it, and its matches replay and continue', async () => {
  const folder = withFolder();
  const live = await openFolder(join(folder, 'live'));
  const tables = await Promise.all(MATCHES.map((id) => startMatch(live, id)));
  await Promise.all(tables.map((table) => playTo(table, 10)));
  const copy = join(folder, 'copy.db');
  const [backup] = await Promise.all([live.backup(copy), ...tables.map((table) => playTo(table, 30))]);
  expect(backup).toEqual({ type: 'written', file: copy, bytes: statSync(copy).size });

  // To restore, copy the file into the data folder.
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  copyFileSync(copy, join(elsewhere, 'fremont.db'));
  const restored = await openFolder(elsewhere);
  for (const table of tables) {
    const loaded = await restored.matches.load(table.setting.id);
    if (loaded.type !== 'match') throw new Error(`${table.setting.id} is ${loaded.type}`);
    const { setting, head } = loaded.match;
    expect(head).toBeGreaterThanOrEqual(10);
    const record = recordOfLog(setting, loaded.entries) as unknown as MatchRecord<LasVegas>;
    expect(stateHash(record)).toBe(liveHash(table, head));
    await playTo(tableOn(restored, setting, loaded.entries), head + 1);
  }
});

test('a backup never overwrites a file, and a failed one leaves no file', async () => {
  const folder = withFolder();
  const storage = await openFolder(join(folder, 'live'));
  const letter = join(folder, 'letter');
  writeFileSync(letter, 'dear aunt');
  const refused = { name: 'StorageUnavailable', operation: 'storage.backup' };
  await expect(storage.backup(letter)).rejects.toMatchObject({ ...refused, code: 'EEXIST' });
  await expect(storage.backup(join(folder, 'no', 'such', 'folder'))).rejects.toMatchObject(refused);
  expect(statSync(letter).size).toBe('dear aunt'.length);
  expect(readdirSync(folder).sort()).toEqual(['letter', 'live']);
});

test('a partial file of an interrupted backup does not block the next', async () => {
  const folder = withFolder();
  const storage = await openFolder(join(folder, 'live'));
  const copy = join(folder, 'copy.db');
  writeFileSync(`${copy}.partial`, 'half a backup');
  expect(await storage.backup(copy)).toMatchObject({ type: 'written' });
  expect(existsSync(`${copy}.partial`)).toBe(false);
});
