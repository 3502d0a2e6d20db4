/** Sample settings, entries and people. Storage does not interpret their content. */

import { seatAt } from '@fremont/kernel';
import type { ActionEntry, LogEntry, MatchSetting } from '@fremont/table';
import type { Append, Identity, NewTable, Storage, Timer, TimerChange } from '../../src/storage/index.ts';

/** An arbitrary moment: a Sunday in 2026. */
export const NOON = 1_794_700_800_000;
export const MINUTE = 60_000;

export const NO_TIMER_CHANGE: TimerChange = { set: [], done: [] };

export const settingOf = (id: string): MatchSetting => ({
  id,
  game: 'las-vegas',
  rulesVersion: 1,
  options: { edition: 'classic' },
  occupants: [
    { type: 'person', name: 'Ada', colour: 'cherry' },
    { type: 'bot', name: 'Bo', colour: 'pool', level: 'random' },
  ],
  setupDraws: [['bills', 54, 7]],
});

export const entryOf = (version: number, command = `command-${version}`): ActionEntry => ({
  version,
  command,
  type: 'action',
  seat: seatAt(version % 2),
  action: { type: 'place' },
  draws: [['dice', 6, version % 6]],
});

export const appendOf = (match: string, entry: LogEntry, change: Partial<Append> = {}): Append => ({
  match,
  expectedHead: entry.version - 1,
  epoch: 0,
  entries: [entry],
  status: 'open',
  result: null,
  timers: NO_TIMER_CHANGE,
  clock: null,
  at: NOON + entry.version,
  ...change,
});

/** Creates a match with so many entries. */
export const withMatch = async (storage: Storage, match: string, entries = 0): Promise<string> => {
  await storage.matches.create(settingOf(match), NOON);
  for (let version = 1; version <= entries; version++) await storage.matches.append(appendOf(match, entryOf(version)));
  return match;
};

export const entriesOf = async (storage: Storage, match: string): Promise<readonly LogEntry[]> => {
  const loaded = await storage.matches.load(match);
  if (loaded.type !== 'match') throw new Error(`${match} is ${loaded.type}`);
  return loaded.entries;
};

export const timerOf = (version: number, due: number, seat = 0): Timer => ({
  decision: `${seat}.${version}`,
  seat,
  kind: 'turn',
  due,
});

export const identityOf = (id: string): Identity => ({
  id,
  name: `name of ${id}`,
  colour: 'lemon',
  created: NOON,
  seen: NOON,
  named: NOON,
});

export const withPerson = async (storage: Storage, id: string): Promise<string> => {
  await storage.people.create(identityOf(id), `recovery of ${id}`);
  return id;
};

export const tableOf = (id: string, host: string, change: Partial<NewTable> = {}): NewTable => ({
  id,
  code: id.toUpperCase(),
  host,
  visibility: 'public',
  title: 'Friday night',
  game: 'las-vegas',
  options: { edition: 'classic' },
  seats: [{ type: 'open' }, { type: 'bot', level: 'easy' }],
  clock: { type: 'none' },
  created: NOON,
  ...change,
});

/** Creates a table in the lobby with its host as the only member. */
export const withTable = async (storage: Storage, id: string, host: string): Promise<string> => {
  await storage.tables.create(tableOf(id, host));
  await storage.tables.join(id, host, 'player', NOON);
  return id;
};
