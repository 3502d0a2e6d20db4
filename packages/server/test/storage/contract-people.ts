/** People: identities that outlive a device, sessions that end. */

import { describe, expect, test } from 'vitest';
import type { Session } from '../../src/storage/index.ts';
import type { OpenEmpty } from './contract.ts';
import { identityOf, MINUTE, NOON, withPerson, withTable } from './samples.ts';

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
      await people.change('ada', { name: 'Ada L.', colour: 'orchid' });
      expect(await people.find('ada')).toEqual({ ...identityOf('ada'), name: 'Ada L.', colour: 'orchid' });
      expect(await people.find('bob')).toBeNull();
      expect(await people.findByRecovery('nothing')).toBeNull();
    });

    test('a new recovery code takes the place of the old one', async () => {
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

    test('sweeping removes expired sessions and no others', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      await storage.people.startSession(sessionOf('old', 'ada', NOON));
      await storage.people.startSession(sessionOf('new', 'ada', NOON + 1));
      await storage.sweep(NOON);
      expect(await storage.people.sessionsOf('ada', 0)).toEqual([sessionOf('new', 'ada', NOON + 1)]);
    });

    test('a session of nobody, a second person with the same id, and half a text are refused', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      const refused = { name: 'StorageUnavailable', trouble: 'rejected' };
      await expect(storage.people.startSession(sessionOf('token', 'nobody'))).rejects.toMatchObject(refused);
      await expect(withPerson(storage, 'ada')).rejects.toMatchObject(refused);
      await expect(storage.people.change('ada', { name: 'A\0da', colour: 'pool' })).rejects.toMatchObject(refused);
      expect(await storage.people.find('ada')).toEqual(identityOf('ada'));
    });

    test('an erased person leaves no word behind, and what others did with them stays', async () => {
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

    test('people not seen for long are found, once', async () => {
      const storage = await openEmpty();
      for (const id of ['ada', 'bob']) await withPerson(storage, id);
      await storage.people.startSession(sessionOf('token', 'bob'));
      await storage.people.touchSession('token', NOON + 5, NOON + 10);
      expect(await storage.people.idle(NOON + 1, 10)).toEqual(['ada']);
      await storage.people.erase('ada');
      expect(await storage.people.idle(NOON + 1, 10)).toEqual([]);
    });

    test('names keep their characters', async () => {
      const storage = await openEmpty();
      await withPerson(storage, 'ada');
      const name = `Зоя "d'Ärc" 🎲 \\ %_; drop table identities`;
      await storage.people.change('ada', { name, colour: 'pool' });
      expect(await storage.people.find('ada')).toMatchObject({ name });
    });
  });
};
