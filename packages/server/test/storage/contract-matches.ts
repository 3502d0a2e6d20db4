/** Matches: created once, verified on every load, quarantined when damaged. */

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import type { Db } from '../../src/storage/schema.ts';
import type { NewTarget, OpenEmpty } from './contract.ts';
import { appendOf, entriesOf, entryOf, MINUTE, NOON, settingOf, withMatch } from './samples.ts';
import { openTarget, tamperWith } from './target.ts';

const numberOfM = sql<number>`(select match_no from heads where match_id = 'm')`;

/** Ways to damage the log of match `m`, which has three entries. */
const DAMAGES: readonly { readonly what: string; readonly fault: object; spoil(db: Db): Promise<unknown> }[] = [
  {
    what: 'an entry that says something else',
    fault: { code: 'brokenChain', version: 2 },
    spoil: (db) =>
      db
        .updateTable('entries')
        .set({ payload: '{}' })
        .where('match_no', '=', numberOfM)
        .where('version', '=', 2)
        .execute(),
  },
  {
    what: 'an entry at another time',
    fault: { code: 'brokenChain', version: 3 },
    spoil: (db) =>
      db
        .updateTable('entries')
        .set({ at_ms: NOON })
        .where('match_no', '=', numberOfM)
        .where('version', '=', 3)
        .execute(),
  },
  {
    what: 'a missing entry',
    fault: { code: 'missingEntry', version: 3 },
    spoil: (db) => db.deleteFrom('entries').where('match_no', '=', numberOfM).where('version', '=', 2).execute(),
  },
  {
    what: 'a missing last entry',
    fault: { code: 'wrongHead', version: 2, head: 3 },
    spoil: (db) => db.deleteFrom('entries').where('match_no', '=', numberOfM).where('version', '=', 3).execute(),
  },
  {
    what: 'another deal',
    fault: { code: 'brokenChain', version: 1 },
    spoil: (db) => db.updateTable('matches').set({ setting: '{}' }).where('id', '=', 'm').execute(),
  },
  {
    what: 'a last entry with another hash',
    fault: { code: 'wrongHead', version: 3, head: 3 },
    spoil: (db) =>
      db
        .updateTable('heads')
        .set({ hash: 'f'.repeat(64) })
        .where('match_id', '=', 'm')
        .execute(),
  },
];

export const describeMatches = (openEmpty: OpenEmpty, newTarget: NewTarget): void => {
  /** Writes three entries each to `m` and `other`, damages the database, and opens it again. */
  const withDamage = async (spoil: (db: Db) => Promise<unknown>): Promise<Storage> => {
    const target = await newTarget();
    const before = await openTarget(target);
    for (const match of ['m', 'other']) await withMatch(before, match, 3);
    await before.close();
    await tamperWith(target, spoil);
    return openTarget(target);
  };

  describe('matches', () => {
    test('a match is created once and loads with its setting and times', async () => {
      const storage = await openEmpty();
      expect(await storage.matches.create(settingOf('m'), NOON)).toBe('created');
      expect(await storage.matches.create(settingOf('m'), NOON)).toBe('exists');
      await storage.matches.append(appendOf('m', entryOf(1), { at: NOON + MINUTE }));
      expect(await storage.matches.load('m')).toEqual({
        type: 'match',
        match: {
          id: 'm',
          setting: settingOf('m'),
          status: 'open',
          head: 1,
          owner: null,
          epoch: 0,
          clock: null,
          created: NOON,
          updated: NOON + MINUTE,
        },
        entries: [entryOf(1)],
      });
      expect(await storage.matches.load('nowhere')).toEqual({ type: 'missing' });
    });

    test.each(DAMAGES)('$what puts a match into quarantine, and no other', async ({ fault, spoil }) => {
      const storage = await withDamage(spoil);
      const quarantined = { type: 'quarantined', match: 'm', fault };
      expect(await storage.matches.load('m')).toEqual(quarantined);
      expect(await storage.matches.load('m')).toEqual(quarantined);
      expect(await entriesOf(storage, 'other')).toHaveLength(3);
      expect(await storage.matches.append(appendOf('other', entryOf(4)))).toEqual({ type: 'ok', head: 4 });
      await storage.close();
    });

    test('reading a damaged log is an error', async () => {
      const storage = await withDamage((db) =>
        db.updateTable('entries').set({ payload: '{}' }).where('version', '=', 3).execute(),
      );
      await expect(storage.matches.read('m', 1)).rejects.toMatchObject({
        name: 'StorageUnavailable',
        problem: 'corrupt',
      });
      await storage.close();
    });

    test('reading after a missing entry is an error', async () => {
      const storage = await withDamage((db) => db.deleteFrom('entries').where('version', '=', 1).execute());
      await expect(storage.matches.read('m', 1)).rejects.toMatchObject({ problem: 'corrupt' });
      await expect(storage.matches.read('m', 0)).rejects.toMatchObject({ problem: 'corrupt' });
      await storage.close();
    });
  });
};
