/** Moderation: the admin token, sanctions, closed tables, searches and the audit log. */

import { describe, expect, test } from 'vitest';
import type { Sanction } from '../../src/storage/index.ts';
import type { OpenEmpty } from './contract.ts';
import { appendOf, entryOf, MINUTE, NOON, settingOf, timerOf, withPerson, withTable } from './samples.ts';

const banOf = (id: string, identity: string, change: Partial<Sanction> = {}): Sanction => ({
  id,
  kind: 'ban',
  target: { identity },
  reason: 'insults',
  at: NOON,
  until: NOON + MINUTE,
  lifted: null,
  ...change,
});

export const describeModeration = (openEmpty: OpenEmpty): void => {
  describe('the admin token', () => {
    test('is kept once, and replaced only on request', async () => {
      const { moderation } = await openEmpty();
      expect(await moderation.tokenHash()).toBeNull();
      expect(await moderation.keepFirstToken('first', NOON)).toBe('kept');
      expect(await moderation.keepFirstToken('second', NOON)).toBe('exists');
      expect(await moderation.tokenHash()).toBe('first');
      await moderation.replaceToken('third', NOON);
      expect(await moderation.tokenHash()).toBe('third');
    });

    test('opens sessions that expire, can be ended, and end with the token', async () => {
      const { moderation } = await openEmpty();
      for (const sessionHash of ['a', 'b', 'c'])
        await moderation.startSession({ sessionHash, tokenHash: 'token', expires: NOON + MINUTE });
      expect(await moderation.findSession('a', NOON)).toEqual({
        sessionHash: 'a',
        tokenHash: 'token',
        expires: NOON + MINUTE,
      });
      expect(await moderation.findSession('a', NOON + MINUTE)).toBeNull();
      await moderation.endSession('a');
      expect(await moderation.findSession('a', NOON)).toBeNull();
      expect(await moderation.findSession('b', NOON)).not.toBeNull();
      await moderation.replaceToken('new', NOON);
      expect(await moderation.findSession('b', NOON)).toBeNull();
    });
  });

  describe('sanctions', () => {
    test('are in force until they end or are lifted', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      const { moderation } = storage;
      const ban = banOf('one', 'ada');
      const range = banOf('two', '', { target: { range: '10.0.0.0/8' }, at: NOON + 1, until: NOON + 2 * MINUTE });
      const mute = banOf('three', 'ada', { kind: 'mute', at: NOON + 2 });
      for (const one of [ban, range, mute]) await moderation.impose(one);
      expect(await moderation.sanctions(NOON)).toEqual([mute, range, ban]);
      expect(await moderation.sanctions(NOON + MINUTE)).toEqual([range]);
      expect(await moderation.sanctionsOf('ada')).toEqual([mute, ban]);
      expect(await moderation.lift('one', NOON + 5)).toEqual({ ...ban, lifted: NOON + 5 });
      expect(await moderation.lift('one', NOON + 6)).toBeNull();
      expect(await moderation.lift('three', NOON + MINUTE)).toBeNull();
      expect(await moderation.lift('nothing', NOON)).toBeNull();
      expect(await moderation.sanctions(NOON + 6)).toEqual([mute, range]);
    });

    test('old sanctions, sessions and audit entries are deleted, and no others', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      const { moderation } = storage;
      await moderation.impose(banOf('ended', 'ada', { until: NOON - 1 }));
      await moderation.impose(banOf('lifted', 'ada', { lifted: NOON - 1 }));
      await moderation.impose(banOf('kept', 'ada', { until: NOON }));
      await moderation.startSession({ sessionHash: 'old', tokenHash: 'token', expires: NOON });
      await moderation.startSession({ sessionHash: 'new', tokenHash: 'token', expires: NOON + 1 });
      for (const at of [NOON - 2, NOON - 1])
        await moderation.note({ at, actor: 'admin', action: 'ban', target: 'ada', reason: '' });
      await moderation.deleteOld(NOON, NOON, NOON - 1);
      expect((await moderation.sanctionsOf('ada')).map(({ id }) => id)).toEqual(['kept']);
      expect(await moderation.findSession('old', 0)).toBeNull();
      expect(await moderation.findSession('new', 0)).not.toBeNull();
      expect((await moderation.auditLog(null, 10)).map(({ at }) => at)).toEqual([NOON - 1]);
    });
  });

  describe('the audit log', () => {
    test('is read backwards in pages', async () => {
      const { moderation } = await openEmpty();
      for (const target of ['one', 'two', 'three'])
        await moderation.note({ at: NOON, actor: 'admin', action: 'closeTable', target, reason: 'spam' });
      const [third, second] = await moderation.auditLog(null, 2);
      expect([third?.target, second?.target]).toEqual(['three', 'two']);
      expect(await moderation.auditLog(second?.id ?? 0, 2)).toMatchObject([
        { at: NOON, actor: 'admin', action: 'closeTable', target: 'one', reason: 'spam' },
      ]);
    });
  });

  describe('a closed table', () => {
    test('is over with its reason, and its match takes no moves and fires no deadlines', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      await withTable(storage, 't', 'ada');
      await storage.tables.start('t', settingOf('m'), [timerOf(0, NOON)], NOON);
      expect(await storage.timers.due(NOON, 10)).toHaveLength(1);
      await storage.moderation.closeTable('t', 'spam', NOON + 1);
      expect(await storage.tables.find('t')).toMatchObject({ status: 'over', closed: 'spam', updated: NOON + 1 });
      expect(await storage.timers.due(NOON, 10)).toEqual([]);
      expect(await storage.matches.append(appendOf('m', entryOf(1)))).toEqual({
        type: 'notPlayable',
        status: 'quarantined',
      });
    });

    test('that never started is over too, and others stay as they are', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      for (const id of ['t', 'u']) await withTable(storage, id, 'ada');
      await storage.moderation.closeTable('t', 'spam', NOON);
      expect(await storage.tables.find('t')).toMatchObject({ status: 'over', closed: 'spam' });
      expect(await storage.tables.find('u')).toMatchObject({ status: 'lobby', closed: null });
    });
  });

  describe('a search', () => {
    test('finds tables by title, code, id, host and name of the host', async () => {
      const storage = await openEmpty();
      for (const id of ['ada', 'bob']) await withPerson(storage, id);
      await withTable(storage, 'first', 'ada');
      await withTable(storage, 'other', 'bob');
      await storage.moderation.closeTable('other', 'spam', NOON + 1);
      const found = async (words: string, status: 'over' | null = null): Promise<string[]> =>
        (await storage.moderation.searchTables({ words, status }, 10)).map(({ id }) => id);
      expect(await found('FRIDAY')).toEqual(['other', 'first']);
      expect(await found('')).toEqual(['other', 'first']);
      expect(await found('', 'over')).toEqual(['other']);
      expect(await found('of bob')).toEqual(['other']);
      expect(await found('bob')).toEqual(['other']);
      expect(await found('first')).toEqual(['first']);
      expect(await found('%')).toEqual([]);
    });

    test('finds people by part of the name and by id', async () => {
      const storage = await openEmpty();
      for (const id of ['ada', 'bob']) await withPerson(storage, id);
      await storage.people.change('bob', { name: '100% Bob_', colour: 'pool' }, NOON);
      const found = async (words: string): Promise<string[]> =>
        (await storage.moderation.searchPeople(words, 10)).map(({ id }) => id);
      expect(await found('NAME OF')).toEqual(['ada']);
      expect(await found('0% b')).toEqual(['bob']);
      expect(await found('b_b')).toEqual([]);
      expect(await found('bob')).toEqual(['bob']);
      expect((await found('')).sort()).toEqual(['ada', 'bob']);
    });
  });
};
