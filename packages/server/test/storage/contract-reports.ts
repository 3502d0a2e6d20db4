/** Reports: what they keep, how they are closed, and for how long they stay. */

import { describe, expect, test } from 'vitest';
import type { NewReport, Storage } from '../../src/storage/index.ts';
import type { OpenEmpty } from './contract.ts';
import { MINUTE, NOON, withPerson, withTable } from './samples.ts';

const reportOf = (id: string, change: Partial<NewReport> = {}): NewReport => ({
  id,
  table: 't',
  reporter: 'ada',
  reported: 'eve',
  name: 'Eve',
  reason: 'insult',
  line: 7,
  context: [{ line: 7, at: NOON, by: 'reported', words: 'boo' }],
  at: NOON,
  ...change,
});

const idsOf = (reports: readonly { readonly id: string }[]): string[] => reports.map(({ id }) => id);

export const describeReports = (openEmpty: OpenEmpty): void => {
  const openWithTable = async (): Promise<Storage> => {
    const storage = await openEmpty();
    for (const id of ['ada', 'bob', 'eve']) await withPerson(storage, id);
    await withTable(storage, 't', 'ada');
    return storage;
  };

  describe('reports', () => {
    test('a report keeps its messages after the chat expired', async () => {
      const storage = await openWithTable();
      await storage.reports.make(reportOf('r'));
      await storage.reports.make(reportOf('s', { context: null, at: NOON + 1 }));
      await storage.deleteExpired(NOON + MINUTE);
      expect(await storage.reports.find('r')).toEqual({ ...reportOf('r'), result: null });
      expect(await storage.reports.list({}, 10)).toEqual([
        { ...reportOf('s', { context: null, at: NOON + 1 }), result: null },
        { ...reportOf('r'), result: null },
      ]);
      expect(await storage.reports.find('unknown')).toBeNull();
    });

    test('reports are listed by status, by reporter, by reported person and by time', async () => {
      const { reports } = await openWithTable();
      await reports.make(reportOf('a'));
      await reports.make(reportOf('b', { reporter: 'bob', at: NOON + 1 }));
      await reports.make(reportOf('c', { reported: 'bob', at: NOON + 2 }));
      await reports.close('b', { outcome: 'warned', note: '', at: NOON + 3 });
      expect(idsOf(await reports.list({ status: 'open' }, 10))).toEqual(['c', 'a']);
      expect(idsOf(await reports.list({ status: 'closed' }, 10))).toEqual(['b']);
      expect(idsOf(await reports.list({ reporter: 'ada' }, 10))).toEqual(['c', 'a']);
      expect(idsOf(await reports.list({ reported: 'eve' }, 10))).toEqual(['b', 'a']);
      expect(idsOf(await reports.list({ before: NOON + 2 }, 1))).toEqual(['b']);
    });

    test('a report is closed once, with an outcome and a note', async () => {
      const { reports } = await openWithTable();
      await reports.make(reportOf('r'));
      const result = { outcome: 'banned', note: 'the third time', at: NOON + 5 } as const;
      expect(await reports.close('r', result)).toBe('closed');
      expect(await reports.close('r', { outcome: 'noAction', note: '', at: NOON + 6 })).toBe('notOpen');
      expect(await reports.close('unknown', result)).toBe('notOpen');
      expect(await reports.find('r')).toEqual({ ...reportOf('r'), result });
    });

    test('reports of a deleted account keep the words and lose the name', async () => {
      const storage = await openWithTable();
      await storage.reports.make(reportOf('about'));
      await storage.reports.make(reportOf('by', { reporter: 'eve', reported: 'bob', name: 'Bob' }));
      await storage.people.erase('eve');
      expect(await storage.reports.find('about')).toEqual({ ...reportOf('about', { name: null }), result: null });
      expect(await storage.reports.find('by')).toMatchObject({ reporter: 'eve', name: 'Bob' });
    });

    test('old reports are deleted: closed ones by the day of their outcome', async () => {
      const { reports } = await openWithTable();
      for (const id of ['open', 'closedEarly', 'closedLate']) await reports.make(reportOf(id));
      await reports.close('closedEarly', { outcome: 'noAction', note: '', at: NOON + 1 });
      await reports.close('closedLate', { outcome: 'noAction', note: '', at: NOON + 10 });
      await reports.deleteOld(NOON);
      expect(await reports.list({}, 10)).toHaveLength(3);
      await reports.deleteOld(NOON + 10);
      expect(idsOf(await reports.list({}, 10))).toEqual(['closedLate']);
    });
  });
};
