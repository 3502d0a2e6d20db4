/** Retention: which tables are abandoned or old, and that deleting one leaves nothing of it behind. */

import { seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import type { OpenEmpty } from './contract.ts';
import { appendOf, entryOf, MINUTE, NOON, settingOf, tableOf, timerOf, withPerson, withTable } from './samples.ts';

const LATER = NOON + 10 * MINUTE;
const ALL_OLD = { finishedBefore: LATER, unstartedBefore: LATER };

/** A running table whose match has one entry. */
const withRunning = async (storage: Storage, table: string, due: number | null = null): Promise<void> => {
  await withTable(storage, table, 'ada');
  const match = `match of ${table}`;
  await storage.tables.start(table, settingOf(match), due === null ? [] : [timerOf(1, due)], NOON);
  await storage.matches.append(appendOf(match, entryOf(1)));
};

const finish = (storage: Storage, table: string) =>
  storage.matches.append(appendOf(`match of ${table}`, entryOf(2), { status: 'over' }));

export const describeRetention = (openEmpty: OpenEmpty): void => {
  const openWithPeople = async (): Promise<Storage> => {
    const storage = await openEmpty();
    for (const id of ['ada', 'bob']) await withPerson(storage, id);
    return storage;
  };

  describe('retention', () => {
    test('a running table without visits, moves and deadlines is abandoned', async () => {
      const storage = await openWithPeople();
      for (const table of ['empty', 'visited', 'over']) await withRunning(storage, table);
      await withRunning(storage, 'timed', LATER + MINUTE);
      await withTable(storage, 'waiting', 'ada');
      await finish(storage, 'over');
      await storage.tables.markVisited('visited', LATER);
      expect(await storage.retention.findAbandoned(NOON, 10)).toEqual([]);
      expect(await storage.retention.findAbandoned(LATER, 10)).toEqual(['empty']);
    });

    test('the deadline of an absent person does not keep a match from being abandoned', async () => {
      const storage = await openWithPeople();
      await withTable(storage, 't', 'ada');
      await storage.tables.start('t', settingOf('match of t'), [{ ...timerOf(1, LATER), kind: 'away' }], NOON);
      await storage.matches.append(appendOf('match of t', entryOf(1)));
      expect(await storage.retention.findAbandoned(LATER, 10)).toEqual(['t']);
    });

    test('an abandoned match is over, keeps its log and loses its orders', async () => {
      const storage = await openWithPeople();
      await withRunning(storage, 't');
      await storage.orders.set('match of t', seatAt(0), { any: 'order' }, NOON);
      await storage.retention.endAbandoned('t', LATER);
      expect(await storage.tables.find('t')).toMatchObject({ status: 'over', abandoned: LATER, updated: LATER });
      expect(await storage.retention.findAbandoned(LATER + 1, 10)).toEqual([]);
      expect(await storage.matches.load('match of t')).toMatchObject({ type: 'match', entries: [entryOf(1)] });
      expect(await storage.orders.list('match of t')).toEqual([]);
    });

    test('orders of finished matches are deleted, others stay', async () => {
      const storage = await openWithPeople();
      for (const table of ['open', 'over']) {
        await withRunning(storage, table);
        await storage.orders.set(`match of ${table}`, seatAt(0), { any: 'order' }, NOON);
      }
      await finish(storage, 'over');
      await storage.deleteExpired(NOON);
      expect(await storage.orders.list('match of open')).toHaveLength(1);
      expect(await storage.orders.list('match of over')).toEqual([]);
    });

    test('old tables are over, finished or never started, and no report refers to them', async () => {
      const storage = await openWithPeople();
      for (const table of ['running', 'finished', 'reported']) await withRunning(storage, table);
      for (const table of ['waiting', 'closed']) await withTable(storage, table, 'ada');
      for (const table of ['finished', 'reported']) await finish(storage, table);
      await storage.tables.end('closed', NOON + 1);
      const parties = { reporter: 'ada', reported: 'bob', name: 'Bob' };
      const report = { id: 'r', table: 'reported', ...parties, reason: 'spam', line: null, context: null, at: NOON };
      await storage.reports.make(report);
      const old = async (limits: typeof ALL_OLD) => [...(await storage.retention.findOldTables(limits, 10))].sort();
      expect(await old(ALL_OLD)).toEqual(['closed', 'finished']);
      expect(await old({ ...ALL_OLD, finishedBefore: NOON })).toEqual(['closed']);
      expect(await old({ ...ALL_OLD, unstartedBefore: NOON })).toEqual(['finished']);
      await storage.reports.deleteOld(LATER);
      expect(await old(ALL_OLD)).toEqual(['closed', 'finished', 'reported']);
    });

    test('a deleted table is gone with its match; its rematch stays', async () => {
      const storage = await openWithPeople();
      const { tables, matches, chat } = storage;
      await withRunning(storage, 't', LATER);
      await tables.sit('t', 0, 'ada', NOON);
      await tables.kick('t', 'bob', NOON);
      await tables.invite({ codeHash: 'link', table: 't', seat: null, expires: LATER, usesLeft: 1 });
      const said = { type: 'text', words: 'hello' } as const;
      await chat.say({ table: 't', identity: 'ada', name: 'Ada', seat: 0, said, at: NOON, expires: LATER });
      await finish(storage, 't');
      await withRunning(storage, 'other');
      await tables.rematch('t', tableOf('next', 'ada'));
      await tables.rematch('other', tableOf('t2', 'ada'));
      await storage.retention.deleteTable('t');
      expect(await tables.find('t')).toBeNull();
      expect(await matches.load('match of t')).toEqual({ type: 'missing' });
      expect(await tables.members('t')).toEqual([]);
      expect(await tables.seats('t')).toEqual([]);
      expect(await tables.kicked('t')).toEqual([]);
      expect(await tables.findInvite('link', NOON)).toBeNull();
      expect(await chat.read('t', 0, 10, NOON)).toEqual([]);
      expect(await tables.find('next')).toMatchObject({ status: 'lobby' });
      expect(await matches.load('match of other')).toMatchObject({ type: 'match', entries: [entryOf(1)] });
      await storage.retention.deleteTable('t2');
      expect(await tables.find('other')).toMatchObject({ rematch: null });
    });
  });
};
