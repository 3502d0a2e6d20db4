/** Chat: who may write, how often, who receives it, and how long it is stored. */

import type { Said } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import { arrive, codeOf, createTable, type Guest, planFor } from './guest.ts';
import { type ServerSetup, withServer } from './server.ts';
import { newId, type TestSocket } from './test-socket.ts';
import { virtualTime } from './virtual-time.ts';

const DAY_MS = 86_400_000;

const withTable = async (plan: Parameters<typeof planFor>[2] = {}, setup: ServerSetup = {}) => {
  const server = await withServer(setup);
  const [ada, ben, cy] = [await arrive(server, 'Ada'), await arrive(server, 'Ben'), await arrive(server, 'Cy')];
  const table = await createTable(ada, planFor(2, 0, plan));
  await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
  await cy.do(`/api/tables/${table}/join`, { role: 'spectator' });
  const [one, two, three] = [await ada.socket(), await ben.socket(), await cy.socket()];
  for (const socket of [one, two, three]) {
    await socket.watch(table, 'spectator');
    await socket.next('room');
  }
  return { server, table, ada, ben, cy, one, two, three };
};

const say = (socket: TestSocket, table: string, words: string, id = newId()): string => {
  socket.send({ type: 'chat', table, id, said: { type: 'text', words } satisfies Said });
  return id;
};

/** The received chat messages, after all pending ones have arrived. */
const settled = async (socket: TestSocket): Promise<void> => {
  socket.send({ type: 'ping', n: 1 });
  await socket.next('pong');
};

const answersOf = (socket: TestSocket): number => socket.count('said') + socket.count('error');

const wordsOf = (socket: TestSocket): string[] =>
  socket.received.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ said }) => said.words) : []));

describe('a chat message', () => {
  test('goes to all people at the table, with its author', async () => {
    const { table, ada, one, two, three } = await withTable();
    const id = say(one, table, '  hello\n\tthere ');
    expect(await one.next('said')).toEqual({ type: 'said', table, id, line: 1 });
    for (const socket of [one, two, three])
      expect((await socket.next('chat', () => true)).lines).toMatchObject([
        { line: 1, person: ada.me, seat: 0, said: { type: 'text', words: 'hello there' } },
      ]);
  });

  test('does not go to a person who waits for admission', async () => {
    const server = await withServer();
    const [ada, eve] = [await arrive(server, 'Ada'), await arrive(server, 'Eve')];
    const table = await createTable(ada, planFor(2, 0, { visibility: 'link' }));
    await eve.do(`/api/tables/${table}/knock`, {});
    const one = await ada.socket();
    await one.watch(table, 'spectator');
    await one.next('room');
    const outside = await eve.socket();
    await outside.watch(table, 'spectator');
    await outside.next('room');
    say(one, table, 'between us');
    await one.next('chat');
    await settled(outside);
    expect(wordsOf(outside)).toEqual([]);
  });

  test('of a spectator has no seat', async () => {
    const { table, three, two } = await withTable();
    say(three, table, 'go Ben');
    expect((await two.next('chat')).lines).toMatchObject([{ seat: null, person: { name: 'Cy' } }]);
  });

  test('with a preset phrase is sent as the key of the phrase', async () => {
    const { table, one, two } = await withTable({ chat: 'presets' });
    one.send({ type: 'chat', table, id: newId(), said: { type: 'preset', words: 'goodLuck' } });
    expect((await two.next('chat')).lines).toMatchObject([{ said: { type: 'preset', words: 'goodLuck' } }]);
    one.send({ type: 'chat', table, id: newId(), said: { type: 'preset', words: 'rubbish' } });
    expect((await one.next('error')).error).toEqual({ code: 'badSchema', why: 'said.words' });
  });

  test('keeps the name it was said under when its author changes the name', async () => {
    const { table, ada, ben, one, two } = await withTable();
    say(one, table, 'before');
    await two.next('chat');
    await ada.do('/api/me/change', { name: 'Byron', colour: 'pool' });
    say(one, table, 'after');
    await two.next('chat');
    const again = await ben.socket();
    await again.watch(table, 'spectator');
    const { lines } = await again.next('chat');
    expect(lines.map(({ person, said }) => [person.name, said.words])).toEqual([
      ['Ada', 'before'],
      ['Byron', 'after'],
    ]);
  });

  test('with an id that was used at another table is said there too', async () => {
    const { server, table, ada, one } = await withTable();
    const other = await createTable(ada, planFor(2));
    const id = say(one, table, 'here');
    expect(await one.next('said')).toMatchObject({ table, line: 1 });
    say(one, other, 'there', id);
    expect(await one.next('said')).toEqual({ type: 'said', table: other, id, line: 1 });
    const lines = await server.storage.chat.recent(other, server.services.now());
    expect(lines.map(({ said }) => said.words)).toEqual(['there']);
  });

  test('that is sent twice is stored once', async () => {
    const { table, one, two, ada } = await withTable();
    const id = say(one, table, 'once');
    await one.next('said');
    const phone = await ada.socket();
    say(one, table, 'once', id);
    say(phone, table, 'once', id);
    expect((await one.next('said')).line).toBe(1);
    expect((await phone.next('said')).line).toBe(1);
    await settled(two);
    expect(wordsOf(two)).toEqual(['once']);
  });

  test.each([
    ['free words where only phrases are allowed', { chat: 'presets' }, 'presetsOnly'],
    ['anything where nothing is allowed', { chat: 'off' }, 'chatOff'],
  ] as const)('of %s is refused', async (_what, plan, why) => {
    const { table, one, two } = await withTable(plan);
    say(one, table, 'hello');
    expect((await one.next('error')).error).toEqual({ code: 'forbidden', why });
    await settled(two);
    expect(wordsOf(two)).toEqual([]);
  });

  test('of a person who is not at the table is refused', async () => {
    const { server, table } = await withTable();
    const stranger = await (await arrive(server)).socket();
    say(stranger, table, 'hello');
    expect((await stranger.next('error')).error).toEqual({ code: 'forbidden', why: 'notMember' });
    say(stranger, 'nosuchtable', 'hello');
    expect((await stranger.next('error')).error).toEqual({ code: 'notFound', why: 'table' });
  });

  test.each(['', '   ', '\u200b', 'x'.repeat(301)])('%j is refused', async (words) => {
    const { table, one } = await withTable();
    say(one, table, words);
    expect((await one.next('error')).error).toEqual({ code: 'badSchema', why: 'said.words' });
  });
});

describe('the rate limit', () => {
  test('accepts five of a thousand messages, and five more ten seconds later', async () => {
    const time = virtualTime();
    const { table, one, two } = await withTable({}, { time });
    for (let count = 0; count < 1_000; count++) say(one, table, `line ${count}`);
    await one.until(() => answersOf(one) >= 1_000);
    await settled(two);
    expect(wordsOf(two)).toHaveLength(5);
    const refused = one.received.filter((message) => message.type === 'error');
    expect(refused).toHaveLength(995);
    expect(refused[0]?.error).toMatchObject({ code: 'rateLimited', why: 'chat', retryAfterMs: 10_000 });
    await time.pass(10_000);
    for (let count = 0; count < 10; count++) say(one, table, `later ${count}`);
    await one.until(() => answersOf(one) >= 1_010);
    await settled(two);
    expect(wordsOf(two)).toHaveLength(10);
  });
});

describe('a muted person', () => {
  const mute = (guest: Guest, person: Guest, muted: boolean) => guest.do('/api/me/mutes', { person: person.id, muted });

  test('with an unknown id is not found', async () => {
    const { ada } = await withTable();
    const reply = await ada.post('/api/me/mutes', { person: 'nobodyatall', muted: true });
    expect([reply.status, reply.body.error]).toEqual([404, { code: 'notFound', why: 'person' }]);
    expect((await ada.get('/api/me/mutes')).body.muted).toEqual([]);
  });

  test('is hidden from the person who muted them, now and later, and from no other', async () => {
    const { table, ada, ben, one, two, three } = await withTable();
    say(one, table, 'before');
    await two.next('chat');
    await mute(ben, ada, true);
    say(one, table, 'after');
    await three.next('chat', ({ lines }) => lines[0]?.said.words === 'after');
    await settled(two);
    expect(wordsOf(two)).toEqual(['before']);
    const again = await ben.socket();
    await again.watch(table, 'spectator');
    await again.next('room');
    await settled(again);
    expect(wordsOf(again)).toEqual([]);
    expect((await ben.get('/api/me/mutes')).body.muted).toEqual([ada.me]);
    await mute(ben, ada, false);
    const third = await ben.socket();
    await third.watch(table, 'spectator');
    expect((await third.next('chat')).lines.map(({ said }) => said.words)).toEqual(['before', 'after']);
  });
});

describe('a report', () => {
  test('stores the messages around it, also after the chat expired', async () => {
    const time = virtualTime();
    const { server, table, ada, ben, one, two, three } = await withTable({}, { time });
    for (const words of ['first', 'insult', 'last']) {
      say(one, table, words);
      await one.next('said');
    }
    say(two, table, 'stop it');
    await two.next('said');
    say(three, table, 'calm down');
    await three.next('said');
    await ben.do(`/api/tables/${table}/report`, { person: ada.id, line: 2, reason: 'insult' });
    await time.leap(31 * DAY_MS);
    await server.storage.deleteExpired(server.services.now());
    expect(await server.storage.chat.read(table, 0, 10, 0)).toEqual([]);
    const [report] = await server.storage.reports.list({}, 10);
    expect(report).toMatchObject({ table, reporter: ben.id, reported: ada.id, name: 'Ada', line: 2 });
    expect(report?.context).toMatchObject([
      { line: 1, by: 'reported', words: 'first' },
      { line: 2, by: 'reported', words: 'insult' },
      { line: 3, by: 'reported', words: 'last' },
      { line: 4, by: 'reporter', words: 'stop it' },
      { line: 5, by: 'other', words: 'calm down' },
    ]);
  });

  test('tells its reporter what happened to it, and no other person', async () => {
    const { server, table, ada, ben, cy, one } = await withTable();
    say(one, table, 'insult');
    await one.next('said');
    await ben.do(`/api/tables/${table}/report`, { person: ada.id, line: 1, reason: 'insult' });
    await ben.do(`/api/tables/${table}/report`, { person: cy.id, line: null, reason: 'name' });
    const about = async (person: Guest) =>
      (await ben.get('/api/me/reports')).body.reports.find((report) => report.person.id === person.id);
    const [aboutCy, aboutAda] = [await about(cy), await about(ada)];
    expect(aboutCy).toMatchObject({ person: { id: cy.id, name: 'Cy' }, reason: 'name', words: null, result: null });
    expect(aboutAda).toMatchObject({ table, person: ada.me, reason: 'insult', words: 'insult', result: null });
    const at = server.services.now();
    await server.storage.reports.close(aboutAda?.id ?? '', { outcome: 'warned', note: 'a private note', at });
    expect((await about(ada))?.result).toEqual({ outcome: 'warned', at });
    const all = (await ben.get('/api/me/reports')).body;
    expect(JSON.stringify(all)).not.toContain('a private note');
    for (const other of [ada, cy]) expect((await other.get('/api/me/reports')).body.reports).toEqual([]);
    expect((await ben.get('/api/me/export')).body.reports).toEqual(all.reports);
    await ada.do('/api/me/delete');
    expect(await about(ada)).toMatchObject({ person: { id: ada.id, name: '' }, words: 'insult' });
  });

  test('of a message by another person, of a stranger or of oneself is refused', async () => {
    const { server, table, ada, ben, one } = await withTable();
    say(one, table, 'hello');
    await one.next('said');
    const stranger = await arrive(server);
    const report = (guest: Guest, person: string, line: number | null = null) =>
      guest.post(`/api/tables/${table}/report`, { person, line, reason: 'spam' });
    expect((await report(ada, ben.id, 1)).body.error).toEqual({ code: 'notFound', why: 'line' });
    expect(codeOf(await report(ada, stranger.id))).toBe('notFound');
    expect(codeOf(await report(ada, ada.id))).toBe('notFound');
    expect(await server.storage.reports.list({}, 10)).toEqual([]);
  });
});

describe('the history', () => {
  test('is shown to people who come later, for thirty days', async () => {
    const time = virtualTime();
    const { table, ben, one } = await withTable({}, { time });
    say(one, table, 'remember');
    await one.next('said');
    await time.leap(29 * DAY_MS);
    const later = await ben.socket();
    await later.watch(table, 'spectator');
    expect((await later.next('chat')).lines).toHaveLength(1);
    await time.leap(2 * DAY_MS);
    const muchLater = await ben.socket();
    await muchLater.watch(table, 'spectator');
    await muchLater.next('room');
    await settled(muchLater);
    expect(wordsOf(muchLater)).toEqual([]);
  });
});
