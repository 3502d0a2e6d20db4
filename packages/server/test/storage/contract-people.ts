/** People: identities and sessions. */

import { describe, expect, test } from 'vitest';
import type { Session } from '../../src/storage/index.ts';
import type { OpenEmpty } from './contract.ts';
import { identityOf, MINUTE, NOON, tableOf, withPerson, withTable } from './samples.ts';

const sessionOf = (tokenHash: string, identity: string, expires = NOON + MINUTE): Session => ({
  tokenHash,
  identity,
  created: NOON,
  seen: NOON,
  expires,
});

export const describePeople = (openEmpty: OpenEmpty): void => {
  describe('people', () => {
    test('a guest is found by id and by recovery code, and may change name and colour', async () => {
      const { people, ...storage } = await openEmpty();
      await withPerson({ people, ...storage }, 'ada');
      expect(await people.find('ada')).toEqual(identityOf('ada'));
      expect(await people.findByRecovery('recovery of ada')).toEqual(identityOf('ada'));
      await people.change('ada', { name: 'Ada L.', colour: 'orchid' }, NOON + 1);
      const changed = { ...identityOf('ada'), name: 'Ada L.', colour: 'orchid', named: NOON + 1 };
      expect(await people.find('ada')).toEqual(changed);
      await people.change('ada', { name: 'Ada L.', colour: 'pool' }, NOON + 2);
      expect(await people.find('ada')).toEqual({ ...changed, colour: 'pool' });
      expect(await people.find('bob')).toBeNull();
      expect(await people.findByRecovery('nothing')).toBeNull();
    });

    test('a new recovery code replaces the old one', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      await storage.people.changeRecovery('ada', 'fresh');
      expect(await storage.people.findByRecovery('recovery of ada')).toBeNull();
      expect(await storage.people.findByRecovery('fresh')).toMatchObject({ id: 'ada' });
    });

    test('a session leads to its person until it expires', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      const session = sessionOf('token', 'ada');
      await storage.people.startSession(session);
      expect(await storage.people.findSession('token', NOON)).toEqual({ session, identity: identityOf('ada') });
      expect(await storage.people.findSession('token', NOON + MINUTE)).toBeNull();
      expect(await storage.people.findSession('other', NOON)).toBeNull();
    });

    test('using a session prolongs it and marks the person as seen', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      await storage.people.startSession(sessionOf('token', 'ada'));
      await storage.people.touchSession('token', NOON + 5, NOON + 2 * MINUTE);
      expect(await storage.people.findSession('token', NOON + MINUTE)).toMatchObject({
        session: { seen: NOON + 5, expires: NOON + 2 * MINUTE },
        identity: { seen: NOON + 5 },
      });
    });

    test('sessions are listed and ended, one or all but one', async () => {
      const storage = await openEmpty();
      for (const id of ['ada', 'bob']) await withPerson(storage, id);
      for (const token of ['a', 'b', 'c']) await storage.people.startSession(sessionOf(token, 'ada'));
      await storage.people.startSession(sessionOf('d', 'bob'));
      await storage.people.endSession('a');
      expect(await storage.people.sessionsOf('ada', NOON)).toHaveLength(2);
      await storage.people.endOtherSessions('ada', 'c');
      expect(await storage.people.sessionsOf('ada', NOON)).toEqual([sessionOf('c', 'ada')]);
      expect(await storage.people.sessionsOf('bob', NOON)).toHaveLength(1);
    });

    test('deleteExpired removes expired sessions and no others', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      await storage.people.startSession(sessionOf('old', 'ada', NOON));
      await storage.people.startSession(sessionOf('new', 'ada', NOON + 1));
      await storage.deleteExpired(NOON);
      expect(await storage.people.sessionsOf('ada', 0)).toEqual([sessionOf('new', 'ada', NOON + 1)]);
    });

    test('a session without a person, a duplicate id, and a text with NUL are refused', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      const refused = { name: 'StorageUnavailable', problem: 'rejected' };
      await expect(storage.people.startSession(sessionOf('token', 'nobody'))).rejects.toMatchObject(refused);
      await expect(withPerson(storage, 'ada')).rejects.toMatchObject(refused);
      await expect(storage.people.change('ada', { name: 'A\0da', colour: 'pool' }, NOON)).rejects.toMatchObject(
        refused,
      );
      expect(await storage.people.find('ada')).toEqual(identityOf('ada'));
    });

    test('an erased person leaves no text, and shared data stays', async () => {
      const storage = await openEmpty();
      for (const id of ['ada', 'bob']) await withPerson(storage, id);
      await withTable(storage, 't', 'ada');
      await storage.tables.sit('t', 0, 'ada', NOON, 'Grace');
      await storage.people.startSession(sessionOf('token', 'ada'));
      await storage.chat.mute('bob', 'ada', NOON);
      for (const identity of ['ada', 'bob'])
        await storage.chat.say({
          table: 't',
          identity,
          name: `name of ${identity}`,
          seat: null,
          said: { type: 'text', words: `${identity} was here` },
          at: NOON,
          expires: NOON + 10,
        });
      await storage.people.erase('ada');
      expect(await storage.people.find('ada')).toMatchObject({ name: '' });
      expect(await storage.people.findByRecovery('recovery of ada')).toBeNull();
      expect(await storage.people.sessionsOf('ada', NOON)).toEqual([]);
      expect(await storage.chat.mutedBy('bob')).toEqual([]);
      expect((await storage.chat.read('t', 0, 10, NOON)).map(({ identity }) => identity)).toEqual(['bob']);
      expect(await storage.tables.seats('t')).toMatchObject([{ seat: 0, identity: 'ada', name: null }]);
      expect(await storage.tables.find('t')).toMatchObject({ title: '…' });
    });

    test('erasing a person replaces only the titles that they wrote', async () => {
      const storage = await openEmpty();
      for (const id of ['e', 'bob']) await withPerson(storage, id);
      const { tables } = storage;
      await storage.people.change('e', { name: 'e', colour: 'pool' }, NOON);
      for (const [table, host] of [
        ['guest', 'bob'],
        ['own', 'e'],
        ['passedOn', 'e'],
        ['passedToE', 'bob'],
        ['retitled', 'e'],
      ] as const) {
        await withTable(storage, table, host);
        await tables.join(table, host === 'e' ? 'bob' : 'e', 'player', NOON);
      }
      await tables.changeHost('passedOn', 'bob', NOON);
      await tables.changeHost('passedToE', 'e', NOON);
      await tables.changeHost('retitled', 'bob', NOON);
      await tables.change('retitled', 1, tableOf('retitled', 'bob', { title: 'Nerve centre' }), NOON);
      await tables.change('passedToE', 1, tableOf('passedToE', 'e', { visibility: 'link' }), NOON);
      await tables.rematch('own', tableOf('again', 'bob'));
      await storage.people.erase('e');
      const titles = ['guest', 'own', 'passedOn', 'passedToE', 'retitled', 'again'].map(
        async (id) => (await tables.find(id))?.title,
      );
      expect(await Promise.all(titles)).toEqual(['Friday night', '…', '…', 'Friday night', 'Nerve centre', '…']);
    });

    test('idle people are found, and erased ones are not found again', async () => {
      const storage = await openEmpty();
      for (const id of ['ada', 'bob']) await withPerson(storage, id);
      await storage.people.startSession(sessionOf('token', 'bob'));
      await storage.people.touchSession('token', NOON + 5, NOON + 10);
      expect(await storage.people.findIdle(NOON + 1, 10)).toEqual(['ada']);
      await storage.people.erase('ada');
      expect(await storage.people.findIdle(NOON + 1, 10)).toEqual([]);
    });

    test('names keep their characters', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      const name = `Зоя "d'Ärc" 🎲 \\ %_; drop table identities`;
      await storage.people.change('ada', { name, colour: 'pool' }, NOON);
      expect(await storage.people.find('ada')).toMatchObject({ name });
    });
  });
};
