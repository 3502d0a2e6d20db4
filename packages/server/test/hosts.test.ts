/** Hosts: what they may change during a match, what only they see, and what happens when they are gone. */

import { describe, expect, test } from 'vitest';
import { codeOf, createTable, type Guest, need, planFor, startedTable } from './guest.ts';
import type { TestServer } from './server.ts';
import { LINK, withGuests } from './several-guests.ts';
import { type VirtualTime, virtualTime } from './virtual-time.ts';

const MINUTE_MS = 60_000;

describe('during a match the host', () => {
  test('limits the chat, and opens it again', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await startedTable([ada, ben]);
    const socket = await ben.socket();
    await socket.look(table, 1);
    const say = async () => {
      socket.send({ type: 'chat', table, id: 'a'.repeat(32), said: { type: 'text', words: 'hi' } });
      return (await socket.next('error')).error;
    };
    await ada.do(`/api/tables/${table}/chat`, { chat: 'off' });
    expect((await socket.next('room', ({ room }) => room.plan.chat === 'off')).room.plan.title).toBe('Friday night');
    expect(await say()).toMatchObject({ code: 'forbidden', why: 'chatOff' });
    await ada.do(`/api/tables/${table}/chat`, { chat: 'presets' });
    expect(await say()).toMatchObject({ why: 'presetsOnly' });
    await ada.do(`/api/tables/${table}/chat`, { chat: 'all' });
    socket.send({ type: 'chat', table, id: 'b'.repeat(32), said: { type: 'text', words: 'hi' } });
    expect((await socket.next('said')).id).toBe('b'.repeat(32));
  });

  test('hides the table from the lobby, and people who watch it stay', async () => {
    const { ada, ben, cy, di } = await withGuests(4);
    const table = await startedTable([ada, ben]);
    const socket = await cy.socket();
    await socket.look(table, 'spectator');
    await ada.do(`/api/tables/${table}/hide`);
    expect((await di.get('/api/tables')).body.tables).toEqual([]);
    expect(codeOf(await di.get(`/api/tables/${table}`))).toBe('notFound');
    const { room } = await socket.next('room', (message) => message.room.plan.visibility === 'link');
    expect(room.members.find(({ person }) => person.id === cy.id)?.role).toBe('spectator');
    expect((await ada.room(table)).chairs).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }]);
  });

  test('is the only one who may do this, and only once the match has started', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    const ask = (guest: Guest) =>
      Promise.all([
        guest.post(`/api/tables/${table}/chat`, { chat: 'off' }),
        guest.post(`/api/tables/${table}/hide`, {}),
      ]);
    expect((await ask(ada)).map(codeOf)).toEqual(['notOpen', 'notOpen']);
    await ada.do(`/api/tables/${table}/start`);
    expect((await ask(ben)).map(codeOf)).toEqual(['forbidden', 'forbidden']);
    expect(codeOf(await ada.post(`/api/tables/${table}/chat`, { chat: 'loud' }))).toBe('badSchema');
    expect((await ben.room(table)).plan).toMatchObject({ chat: 'all', visibility: 'public' });
  });
});

describe('seats of one household', () => {
  test('are shown to the host, and to nobody else', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(4));
    const sitFrom = (guest: Guest, seat: number, address: string) =>
      guest.post(`/api/tables/${table}/sit`, { seat, name: null }, { 'x-forwarded-for': address });
    await sitFrom(ben, 1, '203.0.113.1');
    expect((await ada.room(table)).sameAddress).toEqual([]);
    await sitFrom(cy, 3, '203.0.113.1');
    const room = await ada.room(table);
    expect(room.sameAddress).toEqual([[1, 3]]);
    expect(JSON.stringify(room)).not.toContain('203.0.113');
    expect((await ben.room(table)).sameAddress).toEqual([]);
  });

  test('include the seats of friends at one device', async () => {
    const { ada } = await withGuests(1);
    const table = await createTable(ada, planFor(3));
    await ada.do(`/api/tables/${table}/sit`, { seat: 2, name: 'Grace' });
    expect((await ada.room(table)).sameAddress).toEqual([[0, 2]]);
  });
});

describe('a host who is gone', () => {
  const atTable = async (guest: Guest, table: string) => {
    const socket = await guest.socket();
    await socket.watch(table, 'spectator');
    await socket.next('room');
    return socket;
  };

  /** The person's connections are closed and the server has noticed. */
  const gone = async (server: TestServer, time: VirtualTime, table: string, guest: Guest): Promise<void> => {
    while (server.services.sockets.countOf(guest.id, table) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await time.pass(1_000);
  };

  const hostOf = async (server: TestServer, table: string) => need(await server.storage.tables.find(table)).host;

  test('is replaced at a waiting table after two minutes, by the present person who sat down first', async () => {
    const time = virtualTime();
    const { server, ada, ben, cy, di } = await withGuests(4, { time });
    const table = await createTable(ada, planFor(4, 0, LINK));
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    for (const guest of [ben, di, cy]) {
      await time.leap(1_000);
      await guest.do('/api/join', { secret });
    }
    const socket = await atTable(ada, table);
    const others = [await atTable(cy, table), await atTable(di, table)];
    await socket.close();
    await gone(server, time, table, ada);
    await time.leap(2 * MINUTE_MS - 5_000);
    expect(await hostOf(server, table)).toBe(ada.id);
    await time.leap(10_000);
    expect(await hostOf(server, table)).toBe(di.id);
    await time.pass(100);
    expect((await need(others[0]).next('room', ({ room }) => room.host !== ada.id)).room.host).toBe(di.id);
  });

  test('hands the table, by leaving, to the present person who sat down first', async () => {
    const time = virtualTime();
    const { server, ada, ben, cy, di } = await withGuests(4, { time });
    const table = await createTable(ada, planFor(4));
    // Ben only joins. Di sits down before Cy, and Ben is there too.
    await ben.do(`/api/tables/${table}/join`, { role: 'player' });
    for (const [index, guest] of [di, cy].entries()) {
      await time.leap(1_000);
      await guest.do(`/api/tables/${table}/sit`, { seat: index + 1, name: null });
    }
    await atTable(ben, table);
    await atTable(cy, table);
    await ada.do(`/api/tables/${table}/leave`);
    expect(await hostOf(server, table)).toBe(cy.id);
    await cy.do(`/api/tables/${table}/leave`);
    expect(await hostOf(server, table)).toBe(di.id);
  });

  test('keeps the table by coming back in time', async () => {
    const time = virtualTime();
    const { server, ada, ben } = await withGuests(2, { time });
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    const socket = await atTable(ada, table);
    await atTable(ben, table);
    await socket.close();
    await gone(server, time, table, ada);
    await time.leap(MINUTE_MS);
    const again = await atTable(ada, table);
    await time.leap(MINUTE_MS);
    await again.close();
    await gone(server, time, table, ada);
    await time.leap(MINUTE_MS);
    expect(await hostOf(server, table)).toBe(ada.id);
  });

  test('keeps the table while no other seated person is there', async () => {
    const time = virtualTime();
    const { server, ada, ben, cy } = await withGuests(3, { time });
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    await atTable(cy, table);
    for (let minute = 0; minute < 5; minute++) await time.leap(MINUTE_MS);
    expect(await hostOf(server, table)).toBe(ada.id);
  });

  test('is replaced in a running match after five minutes', async () => {
    const time = virtualTime();
    const { server, ada, ben } = await withGuests(2, { time });
    const table = await startedTable([ada, ben]);
    const socket = await ben.socket();
    await socket.look(table, 1);
    await time.pass(1_000);
    await time.leap(4 * MINUTE_MS);
    expect(await hostOf(server, table)).toBe(ada.id);
    await time.leap(MINUTE_MS + 5_000);
    expect(await hostOf(server, table)).toBe(ben.id);
  });
});
