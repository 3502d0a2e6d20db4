/** Puts a golden match into the browser as a table of this device, whole or without its last actions. */

import { readFileSync } from 'node:fs';
import type { GameTypes, MatchRecord } from '@fremont/kernel';
import type { Occupant } from '@fremont/table';
import { expect, type Page } from '@playwright/test';

export interface StoredMatch {
  readonly game: string;
  /** A file in the folder `test/golden` of the game. */
  readonly golden: string;
  /** By seat. */
  readonly occupants: readonly Occupant[];
  /** The number of actions at the end that are left out. */
  readonly without?: number;
}

const COLOURS = ['cherry', 'pool', 'lemon', 'cactus', 'orchid'] as const;

/** People get their names, `null` is a bot. */
export const occupantsNamed = (names: readonly (string | null)[]): Occupant[] =>
  names.map((name, index): Occupant => {
    const colour = COLOURS[index] ?? 'pearl';
    return name === null || name.startsWith('bot ')
      ? { type: 'bot', name: name?.slice(4) ?? `Bot ${index + 1}`, level: 'greedy', colour }
      : { type: 'person', name, colour };
  });

const recordOf = ({ game, golden }: Pick<StoredMatch, 'game' | 'golden'>): MatchRecord<GameTypes> =>
  JSON.parse(
    readFileSync(new URL(`../../packages/games/${game}/test/golden/${golden}.json`, import.meta.url), 'utf8'),
  ) as MatchRecord<GameTypes>;

/** How many actions to leave out so that the `nth` action of this type is the next one. Counted from 0. */
export const withoutFrom = ({ game, golden }: Pick<StoredMatch, 'game' | 'golden'>, type: string, nth = 0) => {
  const { entries } = recordOf({ game, golden });
  const [index, { seat }] = entries
    .map((entry, place) => [place, entry] as const)
    .filter(([, { action }]) => (action as { readonly type: string }).type === type)[nth] ?? [-1, { seat: -1 }];
  if (index < 0) throw new Error(`${golden} has no action ${type} number ${nth}`);
  return { without: entries.length - index, seat: Number(seat) };
};

/** Returns the address of the table. The page must be open, so that its database exists. */
export const storeMatch = async (page: Page, match: StoredMatch): Promise<string> => {
  const { game, rulesVersion, options, setupDraws, entries } = recordOf(match);
  const id = `stored${match.golden.replace(/\W/g, '')}${match.without ?? 0}`;
  const setting = { id, game, rulesVersion, options, occupants: match.occupants, setupDraws };
  const rows = entries.slice(0, entries.length - (match.without ?? 0)).map((entry, index) => {
    const version = index + 1;
    const command = version.toString(16).padStart(32, '0');
    return {
      match: id,
      version,
      command,
      writtenAt: Date.now(),
      entry: { ...entry, version, command, type: 'action' },
    };
  });
  if (page.url() === 'about:blank') await page.goto('/');
  // The first list of tables creates the database.
  await expect(() => page.evaluate(write, { table: { id, setting, createdAt: Date.now() }, rows })).toPass();
  return `/table/${id}`;
};

/** Runs in the page. Throws until the app has created the stores. */
const write = async ({ table, rows }: { table: object; rows: readonly object[] }): Promise<void> => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'fremont')) throw new Error('no database yet');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('fremont');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const change = database.transaction(['tables', 'entries'], 'readwrite');
  change.objectStore('tables').put(table);
  for (const row of rows) change.objectStore('entries').put(row);
  await new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onerror = () => reject(change.error);
  }).finally(() => database.close());
};
