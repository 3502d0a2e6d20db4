/** Matches: created once, checked on every load, kept away from play when damaged. */

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import type { Db } from '../../src/storage/schema.ts';
import type { NewTarget, OpenEmpty } from './contract.ts';
import { appendOf, entriesOf, entryOf, MINUTE, NOON, settingOf, withMatch } from './samples.ts';
import { openTarget, tamperWith } from './target.ts';

const numberOfM = sql<number>`(select match_no from heads where match_id = 'm')`;

/** Each spoils the log of match `m`, which has three entries. */
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
  /** Three entries each in `m` and `other`, then the damage, then a fresh start. */
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
          epoch: 0,
          clock: null,
          created: NOON,
          updated: NOON + MINUTE,
        },
        entries: [entryOf(1)],
        times: [NOON + MINUTE],
        snapshot: null,
      });
      expect(await storage.matches.load('nowhere')).toEqual({ type: 'missing' });
    });

    test('matches are listed by status, longest untouched first', async () => {
      const storage = await openEmpty();
      for (const name of ['first', 'second', 'third']) await withMatch(storage, name);
      await storage.matches.append(appendOf('first', entryOf(1)));
      await storage.matches.append(appendOf('third', entryOf(1), { status: 'over' }));
      expect(await storage.matches.withStatus('open')).toEqual(['second', 'first']);
      expect(await storage.matches.withStatus('over')).toEqual(['third']);
    });

    test.each(DAMAGES)('$what puts a match into quarantine, and no other', async ({ fault, spoil }) => {
      const storage = await withDamage(spoil);
      const quarantined = { type: 'quarantined', match: 'm', fault };
      expect(await storage.matches.load('m')).toEqual(quarantined);
      expect(await storage.matches.load('m')).toEqual(quarantined);
      expect(await storage.matches.withStatus('quarantined')).toEqual(['m']);
      expect(await entriesOf(storage, 'other')).toHaveLength(3);
      expect(await storage.matches.append(appendOf('other', entryOf(4)))).toEqual({ type: 'ok', head: 4 });
      await storage.close();
    });

    test('catching up on a damaged log is an error, not a wrong board', async () => {
      const storage = await withDamage((db) =>
        db.updateTable('entries').set({ payload: '{}' }).where('version', '=', 3).execute(),
      );
      await expect(storage.matches.read('m', 1)).rejects.toMatchObject({
        name: 'StorageUnavailable',
        trouble: 'corrupt',
      });
      await storage.close();
    });

    test('catching up says so when the entry it follows is gone', async () => {
      const storage = await withDamage((db) => db.deleteFrom('entries').where('version', '=', 1).execute());
      await expect(storage.matches.read('m', 1)).rejects.toMatchObject({ trouble: 'corrupt' });
      await expect(storage.matches.read('m', 0)).rejects.toMatchObject({ trouble: 'corrupt' });
      await storage.close();
    });

    test('a snapshot comes back with the match it belongs to; a newer one takes its place', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm', 4);
      await storage.matches.keepSnapshot('m', { version: 2, state: { b: 1, a: [2] } });
      expect(await storage.matches.load('m')).toMatchObject({ snapshot: { version: 2, state: { a: [2], b: 1 } } });
      await storage.matches.keepSnapshot('m', { version: 4, state: { a: [4] } });
      expect(await storage.matches.load('m')).toMatchObject({ snapshot: { version: 4, state: { a: [4] } } });
    });

    test('a snapshot of a version the log does not have is not kept', async () => {
      const storage = await openEmpty();
      await withMatch(storage, 'm', 1);
      await storage.matches.keepSnapshot('m', { version: 2, state: {} });
      expect(await storage.matches.load('m')).toMatchObject({ type: 'match', snapshot: null });
    });

    test.each([
      { what: 'of other rules', change: { rules_version: 2 } },
      { what: 'with a damaged state', change: { state: '{"cash":1000000}' } },
      { what: 'of another log', change: { log_hash: '0'.repeat(64) } },
      { what: 'of another version', change: { version: 2 } },
    ])('a snapshot $what is not used, and the match loads without it', async ({ change }) => {
      const target = await newTarget();
      const before = await openTarget(target);
      await withMatch(before, 'm', 3);
      await before.matches.keepSnapshot('m', { version: 3, state: { cash: 10 } });
      await before.close();
      await tamperWith(target, (db) => db.updateTable('snapshots').set(change).execute());
      const storage = await openTarget(target);
      expect(await storage.matches.load('m')).toMatchObject({ type: 'match', snapshot: null, entries: { length: 3 } });
      await storage.close();
    });
  });
};
