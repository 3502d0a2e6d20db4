/** Tables: lobby, seats, invites, chat. */

import { describe, expect, test } from 'vitest';
import type { ChatLine, Invite, NewChatLine, Storage } from '../../src/storage/index.ts';
import type { OpenEmpty } from './contract.ts';
import { appendOf, entryOf, MINUTE, NOON, settingOf, tableOf, timerOf, withPerson, withTable } from './samples.ts';

const withPeople = async (storage: Storage): Promise<Storage> => {
  for (const id of ['ada', 'bob', 'eve']) await withPerson(storage, id);
  return storage;
};

const lineOf = (words: string, change: Partial<NewChatLine> = {}): NewChatLine => ({
  table: 't',
  identity: 'ada',
  name: 'Ada',
  seat: 0,
  said: { type: 'text', words },
  at: NOON,
  expires: NOON + MINUTE,
  ...change,
});

const inviteOf = (codeHash: string, change: Partial<Invite> = {}): Invite => ({
  codeHash,
  table: 't',
  seat: null,
  expires: NOON + MINUTE,
  usesLeft: 2,
  ...change,
});

export const describeTables = (openEmpty: OpenEmpty): void => {
  const openWithPeople = async (): Promise<Storage> => withPeople(await openEmpty());

  describe('tables', () => {
    test('the secret of the dice is kept apart from its table, and goes with it', async () => {
      const { tables, retention } = await openWithPeople();
      const dice = { secret: 'ab'.repeat(32), commitment: 'cd'.repeat(32) };
      await tables.create(tableOf('t', 'ada', { code: 'NEONXY' }), null, dice);
      expect(await tables.create(tableOf('u', 'bob', { code: 'NEONXY' }), null, dice)).toBe('codeTaken');
      expect(await tables.secretOf('u')).toBeNull();
      const stored = await tables.find('t');
      expect(stored?.commitment).toBe(dice.commitment);
      expect(JSON.stringify([stored, await tables.listOf('ada', 9), await tables.listPublic()])).not.toContain('abab');
      expect(await tables.secretOf('t')).toBe(dice.secret);
      const next = { secret: 'ef'.repeat(32), commitment: '01'.repeat(32) };
      await tables.rematch('t', tableOf('next', 'ada'), null, next);
      expect(await tables.rematch('t', tableOf('late', 'ada'), null, dice)).toEqual({ table: 'next' });
      expect([await tables.secretOf('next'), await tables.secretOf('late')]).toEqual([next.secret, null]);
      await tables.keepAnchor('t', { seat: 1, identity: 'ada', anchor: 'ab' });
      await tables.keepAnchor('t', { seat: 0, identity: 'ada', anchor: 'cd' });
      await tables.keepAnchor('t', { seat: 1, identity: 'bob', anchor: 'ef' });
      expect(await tables.anchors('t')).toEqual([
        { seat: 0, identity: 'ada', anchor: 'cd' },
        { seat: 1, identity: 'bob', anchor: 'ef' },
      ]);
      await retention.deleteTable('t');
      expect([await tables.secretOf('t'), await tables.anchors('t')]).toEqual([null, []]);
    });

    test('a table is found by id and by code', async () => {
      const { tables } = await openWithPeople();
      expect(await tables.create(tableOf('t', 'ada', { code: 'NEONXY' }))).toBe('created');
      expect(await tables.create(tableOf('u', 'bob', { code: 'NEONXY' }))).toBe('codeTaken');
      const stored = await tables.find('t');
      expect(stored).toEqual({
        ...tableOf('t', 'ada', { code: 'NEONXY' }),
        status: 'lobby',
        commitment: null,
        contributors: [],
        closed: null,
        match: null,
        rematch: null,
        result: null,
        revision: 0,
        updated: NOON,
        visited: NOON,
        abandoned: null,
      });
      expect(await tables.findByCode('NEONXY')).toEqual(stored);
      expect(await tables.findByCode('NEONXX')).toBeNull();
      await tables.end('t', NOON);
      expect(await tables.findByCode('NEONXY')).toBeNull();
    });

    test('a kicked person loses seats and invites, and stays out until the kick is lifted', async () => {
      const { tables } = await openWithPeople();
      await tables.create(tableOf('t', 'ada'));
      await tables.join('t', 'bob', 'player', NOON);
      await tables.sit('t', 1, 'bob', NOON);
      await tables.invite(inviteOf('link'));
      for (const at of [NOON, NOON + 1]) await tables.kick('t', 'bob', at);
      expect(await tables.kicked('t')).toEqual(['bob']);
      expect((await tables.members('t')).map(({ identity }) => identity)).not.toContain('bob');
      expect((await tables.seats('t')).map(({ identity }) => identity)).not.toContain('bob');
      expect(await tables.findInvite('link', NOON)).toBeNull();
      await tables.liftKick('t', 'bob');
      expect(await tables.kicked('t')).toEqual([]);
    });

    test('a refused person stays out, and the invites stay', async () => {
      const { tables } = await openWithPeople();
      await tables.create(tableOf('t', 'ada'));
      await tables.join('t', 'bob', 'asking', NOON);
      await tables.invite(inviteOf('link'));
      for (const at of [NOON, NOON + 1]) await tables.refuse('t', 'bob', at);
      expect(await tables.kicked('t')).toEqual(['bob']);
      expect(await tables.members('t')).toEqual([]);
      expect(await tables.findInvite('link', NOON)).toMatchObject({ table: 't' });
    });

    test('the lobby shows public tables, last changed first, and none that is over', async () => {
      const { tables } = await openWithPeople();
      await tables.create(tableOf('old', 'ada', { created: NOON }));
      await tables.create(tableOf('new', 'ada', { created: NOON + 1 }));
      await tables.create(tableOf('hidden', 'ada', { visibility: 'link' }));
      await tables.create(tableOf('over', 'ada'));
      await tables.end('over', NOON);
      expect((await tables.listPublic()).map(({ id }) => id)).toEqual(['new', 'old']);
    });

    test('of two changes at once the second is stale', async () => {
      const { tables } = await openWithPeople();
      await tables.create(tableOf('t', 'ada'));
      const plan = tableOf('t', 'ada', { title: 'Saturday', visibility: 'link', clock: { type: 'days', days: 2 } });
      const answers = await Promise.all([tables.change('t', 0, plan, NOON), tables.change('t', 0, plan, NOON)]);
      expect(answers.sort()).toEqual(['changed', 'stale']);
      expect(await tables.find('t')).toMatchObject({ title: 'Saturday', clock: { days: 2 }, revision: 1 });
    });

    test('starting creates the match and opens the table, once', async () => {
      const { tables, matches, timers } = await openWithPeople();
      await tables.create(tableOf('t', 'ada'));
      const start = (match: string) => tables.start('t', settingOf(match), [timerOf(0, NOON)], NOON);
      const answers = await Promise.all([start('one'), start('two')]);
      expect([...answers].sort()).toEqual(['notInLobby', 'started']);
      const [winner, loser] = answers[0] === 'started' ? ['one', 'two'] : ['two', 'one'];
      expect(await tables.find('t')).toMatchObject({ status: 'running', match: winner });
      expect(await tables.findByMatch(winner)).toMatchObject({ id: 't' });
      expect(await matches.load(winner)).toMatchObject({ type: 'match' });
      expect(await matches.load(loser)).toEqual({ type: 'missing' });
      expect(await timers.running(winner)).toHaveLength(1);
      expect(await tables.change('t', 0, tableOf('t', 'ada'), NOON)).toBe('stale');
    });

    test('a table is over when its match is, and runs again when the end is undone', async () => {
      const { tables, matches } = await openWithPeople();
      await tables.create(tableOf('t', 'ada'));
      await tables.start('t', settingOf('m'), [], NOON);
      const result = { actions: 1, outcome: { placings: [2, 1], scores: [-3, 70], ending: 'lastRound' } };
      await matches.append(appendOf('m', entryOf(1), { status: 'over', result }));
      expect(await tables.find('t')).toMatchObject({ status: 'over', result });
      await matches.append(appendOf('m', entryOf(2)));
      expect(await tables.find('t')).toMatchObject({ status: 'running', result: null });
    });

    test('two requests for a rematch lead to one table', async () => {
      const { tables } = await openWithPeople();
      await tables.create(tableOf('t', 'ada'));
      const [first, second] = await Promise.all(['a', 'b'].map((id) => tables.rematch('t', tableOf(id, 'ada'))));
      expect(first).toEqual(second);
      expect(await tables.find('t')).toMatchObject({ rematch: (first as { table: string }).table });
      expect(await tables.listPublic()).toHaveLength(2);
    });

    test('waiting tables are listed and counted by host and by address, until they start or close', async () => {
      const storage = await openWithPeople();
      const { tables } = storage;
      await tables.create(tableOf('t', 'ada'), 'home');
      await tables.create(tableOf('u', 'ada', { visibility: 'link' }), 'office');
      await tables.create(tableOf('v', 'bob'), 'home');
      await tables.create(tableOf('w', 'bob'));
      await tables.sit('t', 0, 'ada', NOON);
      await tables.sit('t', 1, 'bob', NOON);
      expect(await tables.countOpen(['ada'], 'home')).toEqual({
        ofHosts: { open: 2, waiting: 2 },
        atAddress: { open: 2, waiting: 2 },
      });
      expect(await tables.countOpen(['ada', 'bob'], 'nowhere')).toMatchObject({
        ofHosts: { open: 4 },
        atAddress: { open: 0 },
      });
      expect((await tables.listWaiting()).map(({ id, host }) => `${id} of ${host}`).sort()).toEqual([
        't of ada',
        'u of ada',
        'v of bob',
        'w of bob',
      ]);
      expect(await tables.listPublic()).toContainEqual({
        id: 't',
        host: 'ada',
        addressHash: 'home',
        status: 'lobby',
        seats: tableOf('t', 'ada').seats,
        taken: 2,
        updated: NOON,
      });
      await tables.start('t', settingOf('m'), [], NOON);
      await tables.end('v', NOON);
      expect(await tables.countOpen(['ada'], 'home')).toEqual({
        ofHosts: { open: 2, waiting: 1 },
        atAddress: { open: 1, waiting: 0 },
      });
      expect(await tables.listPublic()).toMatchObject([
        { id: 't', addressHash: 'home', status: 'running' },
        { id: 'w', addressHash: null, taken: 0 },
      ]);
      const ended = { expectedHead: 0, status: 'over' } as const;
      await storage.matches.append(appendOf('m', entryOf(1), ended));
      expect(await tables.countOpen(['ada'], 'home')).toMatchObject({ atAddress: { open: 0, waiting: 0 } });
    });

    test('ready marks belong to all seats of a person, and a change can remove all of them', async () => {
      const storage = await openWithPeople();
      await withTable(storage, 't', 'ada');
      const { tables } = storage;
      for (const [seat, who] of ['ada', 'bob', 'ada'].entries()) await tables.sit('t', seat, who, NOON);
      const ready = async () => (await tables.seats('t')).map((held) => held.ready);
      await tables.setReady('t', 'ada', true);
      expect(await ready()).toEqual([true, false, true]);
      await tables.reseat('t', await tables.seats('t'));
      expect(await tables.change('t', 0, tableOf('t', 'ada', { title: 'Other' }), NOON)).toBe('changed');
      expect(await tables.change('t', 0, tableOf('t', 'ada'), NOON, true)).toBe('stale');
      expect(await ready()).toEqual([true, false, true]);
      expect(await tables.change('t', 1, tableOf('t', 'ada'), NOON, true)).toBe('changed');
      expect(await ready()).toEqual([false, false, false]);
      await tables.setReady('t', 'bob', true);
      await tables.setReady('t', 'bob', false);
      expect(await ready()).toEqual([false, false, false]);
    });

    test('visibility and chat change after the start, not before it', async () => {
      const { tables } = await openWithPeople();
      await tables.create(tableOf('t', 'ada'));
      const change = { visibility: 'link', seats: ['other'] } as const;
      await tables.changeStarted('t', change, NOON + 1);
      expect(await tables.find('t')).toMatchObject({ visibility: 'public', revision: 0 });
      await tables.start('t', settingOf('m'), [], NOON);
      await tables.changeStarted('t', change, NOON + 1);
      expect(await tables.find('t')).toMatchObject({ ...change, title: 'Friday night', revision: 1 });
    });

    test('the host can be changed', async () => {
      const { tables } = await openWithPeople();
      await tables.create(tableOf('t', 'ada'));
      await tables.changeHost('t', 'bob', NOON + 1);
      expect(await tables.find('t')).toMatchObject({ host: 'bob', revision: 1, updated: NOON + 1 });
    });

    test('a seat has one person, a person may hold several, and leaving frees them', async () => {
      const storage = await openWithPeople();
      await withTable(storage, 't', 'ada');
      const { tables } = storage;
      await tables.join('t', 'bob', 'player', NOON + 1);
      const answers = await Promise.all(['ada', 'bob'].map((who) => tables.sit('t', 0, who, NOON)));
      expect([...answers].sort()).toEqual(['seated', 'taken']);
      const [holder, other] = answers[0] === 'seated' ? ['ada', 'bob'] : ['bob', 'ada'];
      await tables.sit('t', 1, holder, NOON);
      await tables.sit('t', 2, other, NOON);
      await tables.standUp('t', 2, holder);
      expect((await tables.seats('t')).map(({ identity }) => identity)).toEqual([holder, holder, other]);
      await tables.leave('t', holder);
      expect(await tables.seats('t')).toEqual([{ seat: 2, identity: other, since: NOON, name: null, ready: false }]);
      expect((await tables.members('t')).map(({ identity }) => identity)).toEqual([other]);
    });

    test('people change places all at once, and friends keep their names', async () => {
      const storage = await openWithPeople();
      await withTable(storage, 't', 'ada');
      const { tables } = storage;
      await tables.sit('t', 0, 'ada', NOON);
      await tables.sit('t', 1, 'ada', NOON, 'Grace');
      await tables.sit('t', 2, 'bob', NOON);
      const moved = (await tables.seats('t')).map((held) => ({ ...held, seat: (held.seat + 1) % 3 }));
      await tables.reseat('t', moved);
      expect((await tables.seats('t')).map(({ identity, name }) => name ?? identity)).toEqual(['bob', 'ada', 'Grace']);
      await tables.reseat('t', []);
      expect(await tables.seats('t')).toEqual([]);
    });

    test('a person who asks becomes a player when admitted, and keeps their last seen version', async () => {
      const storage = await openWithPeople();
      await withTable(storage, 't', 'ada');
      const { tables } = storage;
      await tables.join('t', 'bob', 'asking', NOON + 1);
      await tables.join('t', 'bob', 'player', NOON + 2);
      await tables.markSeen('t', 'bob', 7);
      await tables.markSeen('t', 'bob', 5);
      expect(await tables.members('t')).toEqual([
        { identity: 'ada', role: 'player', joined: NOON, seenVersion: 0 },
        { identity: 'bob', role: 'player', joined: NOON + 1, seenVersion: 7 },
      ]);
      expect((await tables.listOf('bob', 10)).map(({ id }) => id)).toEqual(['t']);
      expect(await tables.listOf('eve', 10)).toEqual([]);
    });

    test('an invite works for its number of uses and until it expires', async () => {
      const storage = await openWithPeople();
      await withTable(storage, 't', 'ada');
      const { tables } = storage;
      await tables.invite(inviteOf('many', { seat: 3 }));
      const uses = await Promise.all([1, 2, 3].map(() => tables.useInvite('many', NOON)));
      expect(uses.filter((used) => used !== null)).toHaveLength(2);
      expect(await tables.findInvite('many', NOON)).toBeNull();
      await tables.invite(inviteOf('late', { seat: 3 }));
      expect(await tables.findInvite('late', NOON)).toEqual(inviteOf('late', { seat: 3 }));
      expect(await tables.useInvite('late', NOON + MINUTE)).toBeNull();
      await tables.revokeInvites('t');
      expect(await tables.useInvite('late', NOON)).toBeNull();
    });
  });

  describe('chat', () => {
    test('messages are numbered by table, also when many are sent at once', async () => {
      const storage = await openWithPeople();
      for (const id of ['t', 'u']) await withTable(storage, id, 'ada');
      const words = Array.from({ length: 10 }, (_, index) => `line ${index}`);
      const ids = await Promise.all(words.map((text) => storage.chat.say(lineOf(text))));
      expect([...ids].sort((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(await storage.chat.say(lineOf('hello', { table: 'u' }))).toBe(1);
      expect(await storage.chat.say(lineOf('hello', { table: 'nowhere' }))).toBeNull();
    });

    test('the latest messages are read in order; expired ones are gone and their numbers are not reused', async () => {
      const storage = await openWithPeople();
      await withTable(storage, 't', 'ada');
      const { chat } = storage;
      const preset: NewChatLine = lineOf('wellPlayed', {
        identity: 'bob',
        seat: null,
        said: { type: 'preset', words: 'wellPlayed' },
      });
      await chat.say(lineOf('one'));
      await chat.say(lineOf('two'));
      await chat.say(preset);
      const third: ChatLine = { ...preset, id: 3 };
      expect(await chat.read('t', 0, 2, NOON)).toEqual([{ ...lineOf('two'), id: 2 }, third]);
      expect(await chat.read('t', 2, 10, NOON)).toEqual([third]);
      expect(await chat.read('t', 0, 10, NOON + MINUTE)).toEqual([]);
      await storage.deleteExpired(NOON + MINUTE);
      expect(await chat.read('t', 0, 10, NOON)).toEqual([]);
      expect(await chat.say(lineOf('after'))).toBe(4);
    });

    test('the latest hundred messages of each table are recent', async () => {
      const storage = await openWithPeople();
      for (const id of ['t', 'u', 'v']) await withTable(storage, id, 'ada');
      for (let line = 1; line <= 102; line++) await storage.chat.say(lineOf(`line ${line}`));
      await storage.chat.say(lineOf('elsewhere', { table: 'u' }));
      const [many, one, none] = await Promise.all(['t', 'u', 'v'].map((table) => storage.chat.recent(table, NOON)));
      expect(many?.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 3));
      expect(many?.at(-1)).toEqual({ ...lineOf('line 102'), id: 102 });
      expect([one, none]).toEqual([[{ ...lineOf('elsewhere', { table: 'u' }), id: 1 }], []]);
      expect(await storage.chat.recent('t', NOON + MINUTE)).toEqual([]);
    });

    test('muting is one-sided and can be undone', async () => {
      const { chat } = await openWithPeople();
      for (let times = 0; times < 2; times++) await chat.mute('ada', 'eve', NOON);
      expect(await chat.mutedBy('ada')).toEqual(['eve']);
      expect(await chat.mutedBy('eve')).toEqual([]);
      await chat.unmute('ada', 'eve');
      expect(await chat.mutedBy('ada')).toEqual([]);
    });
  });
};
