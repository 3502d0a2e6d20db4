/** What is said at a table: by whom, how often, who hears it, and what is kept. */

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

/** After everything that was on its way to it has come. */
const settled = async (socket: TestSocket): Promise<void> => {
  socket.send({ type: 'ping', n: 1 });
  await socket.next('pong');
};

const answersOf = (socket: TestSocket): number => socket.count('said') + socket.count('error');

const wordsOf = (socket: TestSocket): string[] =>
  socket.received.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ said }) => said.words) : []));

describe('a line', () => {
  test('is told to everybody at the table, with who said it', async () => {
    const { table, ada, one, two, three } = await withTable();
    const id = say(one, table, '  hello\n\tthere ');
    expect(await one.next('said')).toEqual({ type: 'said', table, id, line: 1 });
    for (const socket of [one, two, three])
      expect((await socket.next('chat', () => true)).lines).toMatchObject([
        { line: 1, person: ada.me, seat: 0, said: { type: 'text', words: 'hello there' } },
      ]);
  });

  test('of a spectator has no seat', async () => {
    const { table, three, two } = await withTable();
    say(three, table, 'go Ben');
    expect((await two.next('chat')).lines).toMatchObject([{ seat: null, person: { name: 'Cy' } }]);
  });

  test('of a phrase that every language has goes as its key', async () => {
    const { table, one, two } = await withTable({ chat: 'presets' });
    one.send({ type: 'chat', table, id: newId(), said: { type: 'preset', words: 'goodLuck' } });
    expect((await two.next('chat')).lines).toMatchObject([{ said: { type: 'preset', words: 'goodLuck' } }]);
    one.send({ type: 'chat', table, id: newId(), said: { type: 'preset', words: 'rubbish' } });
    expect((await one.next('error')).error).toEqual({ code: 'badSchema', why: 'said.words' });
  });

  test('sent again is not said again', async () => {
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

  test('of somebody who is not at the table is refused', async () => {
    const { server, table } = await withTable();
    const stranger = await (await arrive(server)).socket();
    say(stranger, table, 'hello');
    expect((await stranger.next('error')).error).toEqual({ code: 'forbidden', why: 'notMember' });
    say(stranger, 'nosuchtable', 'hello');
    expect((await stranger.next('error')).error).toEqual({ code: 'notFound', why: 'table' });
  });

  test.each(['', '   ', '\u200b', 'x'.repeat(301)])('%j is none', async (words) => {
    const { table, one } = await withTable();
    say(one, table, words);
    expect((await one.next('error')).error).toEqual({ code: 'badSchema', why: 'said.words' });
  });
});

describe('a flood', () => {
  test('of a thousand lines leaves five, and five more ten seconds later', async () => {
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

describe('somebody who is muted', () => {
  const mute = (guest: Guest, person: Guest, muted: boolean) => guest.do('/api/me/mutes', { person: person.id, muted });

  test('is not heard by whoever muted them, neither now nor later, and by everybody else as before', async () => {
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
  test('keeps what was said around it, also after the chat is gone', async () => {
    const time = virtualTime();
    const { server, table, ada, ben, one, two } = await withTable({}, { time });
    for (const words of ['first', 'insult', 'last']) {
      say(one, table, words);
      await one.next('said');
    }
    say(two, table, 'stop it');
    await two.next('said');
    await ben.do(`/api/tables/${table}/report`, { person: ada.id, line: 2, reason: 'insult' });
    await time.leap(31 * DAY_MS);
    await server.storage.sweep(server.services.now());
    expect(await server.storage.chat.read(table, 0, 10, 0)).toEqual([]);
    const [report] = await server.storage.chat.reports(10);
    expect(report).toMatchObject({ table, reporter: ben.id, reported: ada.id, reason: 'insult' });
    expect(JSON.parse(report?.words ?? '')).toMatchObject([{ words: 'first' }, { words: 'insult' }, { words: 'last' }]);
  });

  test('of a line somebody else said, of a stranger or of oneself is refused', async () => {
    const { server, table, ada, ben, one } = await withTable();
    say(one, table, 'hello');
    await one.next('said');
    const stranger = await arrive(server);
    const report = (guest: Guest, person: string, line: number | null = null) =>
      guest.post(`/api/tables/${table}/report`, { person, line, reason: 'spam' });
    expect((await report(ada, ben.id, 1)).body.error).toEqual({ code: 'notFound', why: 'line' });
    expect(codeOf(await report(ada, stranger.id))).toBe('notFound');
    expect(codeOf(await report(ada, ada.id))).toBe('notFound');
    expect(await server.storage.chat.reports(10)).toEqual([]);
  });
});

describe('what was said', () => {
  test('is read by whoever comes later, for thirty days', async () => {
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
