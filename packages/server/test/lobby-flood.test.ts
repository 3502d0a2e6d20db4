/** One person or one household cannot fill the lobby: limits, the order of the list, its pages, and abandoned tables. */

import { describe, expect, test } from 'vitest';
import { lobbyOrder } from '../src/lobby/lobby-order.ts';
import type { PublicTable } from '../src/storage/index.ts';
import { arrive, createTable, Guest, planFor, startedTable } from './guest.ts';
import { Operator, WITH_ADMIN } from './operator.ts';
import { type TestServer, withServer } from './server.ts';
import { LINK, withGuests } from './several-guests.ts';
import { virtualTime } from './virtual-time.ts';

const MINUTE_MS = 60_000;

/** A guest behind the proxy of the test, at an address of their own. */
const arriveFrom = async (server: TestServer, address: string): Promise<Guest> => {
  const guest = new Guest(server.address);
  const { me } = (await guest.post('/api/me', { name: 'Eve', colour: 'pool' }, { 'x-forwarded-for': address })).body;
  guest.me = me;
  return guest;
};

const openFrom = (guest: Guest, address: string) =>
  guest.post('/api/tables', { plan: planFor(2), sit: [] }, { 'x-forwarded-for': address });

describe('the limits of waiting tables', () => {
  test('hold for one person, and free places when tables start or close', async () => {
    const { ada } = await withGuests(1, { tuning: { waitingTablesPerPerson: 2 } });
    const first = await createTable(ada, planFor(1, 1));
    const second = await createTable(ada, planFor(2, 0, LINK));
    const refused = await ada.post('/api/tables', { plan: planFor(2), sit: [] });
    expect(refused.body.error).toEqual({ code: 'forbidden', why: 'tooManyTables' });
    await ada.do(`/api/tables/${first}/start`);
    await createTable(ada, planFor(2));
    await ada.do(`/api/tables/${second}/leave`);
    await createTable(ada, planFor(2));
  });

  test('hold for a household, whatever its addresses look like, and not for others', async () => {
    const server = await withServer({ tuning: { waitingTablesPerAddress: 3 } });
    const replies = [];
    for (let count = 0; count < 4; count++) {
      const address = `2001:db8:1:2::${count + 1}`;
      replies.push(await openFrom(await arriveFrom(server, address), address));
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 403]);
    expect(replies[3]?.body.error).toEqual({ code: 'forbidden', why: 'tooManyTablesAtAddress' });
    expect((await openFrom(await arriveFrom(server, '2001:db8:1:3::1'), '2001:db8:1:3::1')).status).toBe(200);
  });

  test('of a household include matches in play', async () => {
    const server = await withServer({ ...WITH_ADMIN, tuning: { openTablesPerAddress: 2 } });
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const running = await startedTable([ada], {}, 1);
    await startedTable([ben], {}, 1);
    const refused = await ben.post('/api/tables', { plan: planFor(2), sit: [] });
    expect(refused.body.error).toEqual({ code: 'forbidden', why: 'tooManyTablesAtAddress' });
    expect((await openFrom(ben, '203.0.113.9')).status).toBe(200);
    const operator = new Operator(server.address);
    await operator.do(`tables/${running}/close`, { reason: 'spam' });
    expect((await ben.post('/api/tables', { plan: planFor(2), sit: [] })).status).toBe(200);
  });

  test('hold for rematches', async () => {
    const { server, ada } = await withGuests(1, { tuning: { waitingTablesPerPerson: 1 } });
    const table = await startedTable([ada], {}, 1);
    await ada.do(`/api/tables/${table}/leave`);
    const live = await server.services.host.open(table);
    while (!live.table.isOver) await new Promise((resolve) => setTimeout(resolve, 5));
    await live.table.settled;
    const waiting = await createTable(ada, planFor(2));
    const refused = await ada.post(`/api/tables/${table}/rematch`);
    expect(refused.body.error).toEqual({ code: 'forbidden', why: 'tooManyTables' });
    await ada.do(`/api/tables/${waiting}/leave`);
    const next = await ada.do(`/api/tables/${table}/rematch`);
    expect(await ada.do(`/api/tables/${table}/rematch`)).toEqual(next);
  });

  test('hold for many requests at once', async () => {
    const { ada } = await withGuests(1, { tuning: { waitingTablesPerPerson: 5 } });
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => ada.post('/api/tables', { plan: planFor(2), sit: [] })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('the order of the lobby', () => {
  const row = (id: string, change: Partial<PublicTable> = {}): PublicTable => ({
    id,
    host: id,
    addressHash: null,
    status: 'lobby',
    seats: { chairs: [{ type: 'person' }, { type: 'person' }, { type: 'bot' }], chat: 'all' },
    taken: 1,
    updated: 0,
    ...change,
  });
  const idsOf = (rows: readonly PublicTable[]) => lobbyOrder(rows).map(({ id }) => id);

  test('shows the newest table of every host first, then the second ones', () => {
    const flood = ['f1', 'f2', 'f3'].map((id) => row(id, { host: 'flood' }));
    expect(idsOf([...flood, row('ada'), row('ben')])).toEqual(['f1', 'ada', 'ben', 'f2', 'f3']);
  });

  test('treats a household with many hosts like one host', () => {
    const flood = ['f1', 'f2', 'f3'].map((id) => row(id, { addressHash: 'flood' }));
    expect(idsOf([...flood, row('ada', { addressHash: 'home' })])).toEqual(['f1', 'ada', 'f2', 'f3']);
  });

  test('shows the first table of a neighbour before the second one of a host', () => {
    const flood = ['f1', 'f2', 'f3'].map((id) => row(id, { host: 'flood', addressHash: 'shared' }));
    expect(idsOf([...flood, row('ada', { addressHash: 'shared' })])).toEqual(['f1', 'ada', 'f2', 'f3']);
  });

  test('treats tables without an address like those of one household, if they have one host', () => {
    const flood = ['f1', 'f2', 'f3'].map((id) => row(id, { host: 'flood' }));
    const neighbours = ['ada', 'ben'].map((id) => row(id, { addressHash: 'shared' }));
    expect(idsOf([...flood, ...neighbours])).toEqual(['f1', 'ada', 'ben', 'f2', 'f3']);
  });

  test('does not let one household hide the matches of others', async () => {
    const { server, ada, ben, cy } = await withGuests(3);
    const honest = await startedTable([ada], {}, 1);
    for (const guest of [ben, cy]) {
      const plan = planFor(1, 1);
      const sit = [{ seat: 0, name: null }];
      const { table } = (await guest.post('/api/tables', { plan, sit }, { 'x-forwarded-for': '203.0.113.9' })).body;
      await guest.do(`/api/tables/${table}/start`);
    }
    const tables = lobbyOrder(await server.storage.tables.listPublic());
    expect(tables.findIndex(({ id }) => id === honest)).toBe(1);
  });

  test('shows full and running tables last', () => {
    const rows = [row('full', { taken: 2 }), row('running', { status: 'running' }), row('free')];
    expect(idsOf(rows)).toEqual(['free', 'full', 'running']);
  });
});

describe('the list of the lobby', () => {
  test('is sent in pages, and a flood does not hide an older table', async () => {
    const server = await withServer({ tuning: { openTablesMax: 200 } });
    const [ada, eve] = [await arrive(server), await arrive(server)];
    const honest = await createTable(ada, planFor(2));
    for (let count = 0; count < 110; count++) await createTable(eve, planFor(2));
    const socket = await ada.socket();
    socket.send({ type: 'lobby', on: true });
    const first = await socket.next('lobby');
    expect(first.tables).toHaveLength(50);
    expect(first.tables.slice(0, 2).map(({ id }) => id)).toContain(honest);
    expect(first.more).toBe(61);
    const pages = await Promise.all(
      ['', '?after=50', '?after=100', '?after=200'].map(async (query) => (await ada.get(`/api/tables${query}`)).body),
    );
    expect(pages.map(({ tables, more }) => [tables.length, more])).toEqual([
      [50, 61],
      [50, 11],
      [11, 0],
      [0, 0],
    ]);
    expect(new Set(pages.flatMap(({ tables }) => tables.map(({ id }) => id))).size).toBe(111);
  });

  test.each(['-1', 'x', '1e3', '', '1234567'])('refuses the page after "%s"', async (after) => {
    const { ada } = await withGuests(1);
    expect((await ada.get(`/api/tables?after=${after}`)).body.error).toEqual({ code: 'badSchema', why: 'after' });
  });

  test('loses a table when its match is over', async () => {
    const { server, ada } = await withGuests(1);
    const table = await startedTable([ada], {}, 1);
    const listed = async () => (await ada.get('/api/tables')).body.tables.map(({ id }) => id);
    expect(await listed()).toEqual([table]);
    await ada.do(`/api/tables/${table}/leave`);
    const live = await server.services.host.open(table);
    while (!live.table.isOver) await new Promise((resolve) => setTimeout(resolve, 5));
    await live.table.settled;
    expect(await listed()).toEqual([]);
  });
});

describe('a waiting table', () => {
  test('closes when its host has had no connection for 15 minutes', async () => {
    const time = virtualTime();
    const { server, ada, ben } = await withGuests(2, { time });
    const table = await createTable(ada, planFor(2));
    const socket = await ben.socket();
    await socket.watch(table, 'spectator');
    await socket.next('room');
    const status = async () => (await server.storage.tables.find(table))?.status;
    for (let minute = 0; minute < 16; minute++) {
      expect(await status()).toBe('lobby');
      await time.leap(MINUTE_MS);
    }
    expect(await socket.next('gone')).toMatchObject({ table, why: 'closed' });
    expect(await status()).toBe('over');
    expect((await ben.get('/api/tables')).body.tables).toEqual([]);
  });

  test('stays open while its host is connected, and the time starts again after each visit', async () => {
    const time = virtualTime();
    const { server, ada } = await withGuests(1, { time });
    const table = await createTable(ada, planFor(2));
    for (let minute = 0; minute < 14; minute++) await time.leap(MINUTE_MS);
    const socket = await ada.socket();
    await time.leap(MINUTE_MS);
    await socket.close();
    while (server.services.sockets.of(ada.id).size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let minute = 0; minute < 14; minute++) await time.leap(MINUTE_MS);
    expect(await server.storage.tables.find(table)).toMatchObject({ status: 'lobby' });
  });
});
