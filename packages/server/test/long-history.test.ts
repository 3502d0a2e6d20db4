/** A match of any length opens: no message grows with the history. */

import { type Action, LOT_LIST, type LordsOfVegas, TRADE_TYPES } from '@fremont/games/lords-of-vegas';
import { type Seat, seatAt, seatList, seededChance } from '@fremont/kernel';
import type { Table } from '@fremont/table';
import { LIMITS } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import { arrive, need, startedTable } from './guest.ts';
import { type TestServer, withServer } from './server.ts';
import { newId, type TestSocket } from './test-socket.ts';

const SEATS = 4;
const NOTHING = { money: 0, lots: [], dice: [] };
/** History, view, legal actions and the frame around them. */
const MESSAGE_BYTES_MAX = 65_536;

const liveTable = async ({ services }: TestServer, table: string): Promise<Table<LordsOfVegas>> =>
  (await services.host.open(table)).table as unknown as Table<LordsOfVegas>;

const turnOf = (table: Table<LordsOfVegas>): Seat => need(table.asks[0]).seat;

const send = async (table: Table<LordsOfVegas>, seat: Seat, action: Action): Promise<void> => {
  const decision = table.asks.find((ask) => ask.seat === seat && !isTrade(action))?.id ?? null;
  const answer = await table.send({ type: 'act', id: newId(), seat, decision, action });
  expect(answer).toMatchObject({ type: 'done' });
};

const isTrade = ({ type }: Action): boolean => (TRADE_TYPES as readonly string[]).includes(type);

const endTurn = async (table: Table<LordsOfVegas>): Promise<void> => {
  const { turnNumber } = table.look('spectator').view;
  while (!table.isOver && table.look('spectator').view.turnNumber === turnNumber) {
    const { legal } = table.look(turnOf(table));
    await send(table, turnOf(table), need(legal.find(({ type }) => type === 'endTurn') ?? legal[0]));
  }
};

/** Offers of everything that a seat and its neighbour have, each withdrawn again, as many as a turn allows. */
const haggle = async (table: Table<LordsOfVegas>, from: Seat): Promise<void> => {
  const to = seatAt((from + 1) % SEATS);
  while (need(table.look('spectator').view.offersLeft[from]) > 0) {
    const { nextOfferId: offer, lots } = table.look('spectator').view;
    const goodsOf = (seat: Seat) => ({
      ...NOTHING,
      lots: LOT_LIST.filter(({ index }) => lots[index]?.marker === seat).map(({ id }) => id),
    });
    await send(table, from, { type: 'offer', to, give: goodsOf(from), take: goodsOf(to) });
    await send(table, from, { type: 'withdraw', offer, revision: 1 });
  }
};

const withLongTable = async () => {
  const server = await withServer({ chance: seededChance(17) });
  const people = [await arrive(server), await arrive(server), await arrive(server), await arrive(server)] as const;
  const table = await startedTable(people, { game: 'lords-of-vegas', options: {} });
  const match = await liveTable(server, table);
  while (JSON.stringify(match.history('spectator')).length < LIMITS.sendQueueBytes) {
    for (const seat of seatList(SEATS)) await haggle(match, seat);
    await endTurn(match);
  }
  return { ada: people[0], table, match };
};

const longestMessage = ({ texts }: TestSocket): number => Math.max(...texts.map((text) => Buffer.byteLength(text)));

/** The history as a client gets it: the newest page with the table, then the page before, and so on. */
const pagedHistory = async (socket: TestSocket, table: string) => {
  const { history, from: first } = await socket.look(table, 0);
  let steps = history;
  for (let from = first; from > 0; ) {
    socket.send({ type: 'history', table, before: from });
    const page = await socket.next('history');
    expect(page).toMatchObject({ table, viewer: 0, before: from });
    steps = [...page.steps, ...steps];
    from = page.from;
  }
  return steps;
};

describe('a match whose history is longer than the send queue', () => {
  test('opens, gives its history page by page, resumes, and has a record', async () => {
    const { ada, table, match } = await withLongTable();
    const socket = await ada.socket();
    expect(await pagedHistory(socket, table)).toEqual(match.history(seatAt(0)));
    expect(socket.count('history')).toBeGreaterThan(3);

    // All steps do not fit one message, so the server sends a snapshot instead.
    await socket.watch(table, 0, 0);
    expect((await socket.next('table')).update.version).toBe(match.version);
    await socket.watch(table, 0, match.version - 3);
    expect((await socket.next('resumed')).missed).toHaveLength(3);

    while (!match.isOver) await endTurn(match);
    const { record } = (await ada.get(`/api/tables/${table}/record`)).body;
    expect(record.entries).toHaveLength(match.version);
    expect(longestMessage(socket)).toBeLessThan(MESSAGE_BYTES_MAX);
  });
});

describe('a page of the history', () => {
  test('is sent only to sockets that watch the match, and says nothing about others', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
    const table = await startedTable([ada, ben]);
    const socket = await ada.socket();
    for (const id of [table, 'nosuchtable']) {
      socket.send({ type: 'history', table: id, before: 5 });
      expect(await socket.next('error')).toEqual({
        type: 'error',
        re: { type: 'history', id: null, table: id },
        error: { code: 'notOpen', why: 'notWatched' },
      });
    }
    await socket.look(table, 0);
    socket.send({ type: 'unwatch', table });
    socket.send({ type: 'history', table, before: 5 });
    expect((await socket.next('error')).error).toMatchObject({ code: 'notOpen' });
    expect(socket.count('history')).toBe(0);
  });

  test('of a seat is as that seat may know it', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
    const table = await startedTable([ada, ben]);
    const socket = await ben.socket();
    for (const as of [1, 'spectator'] as const) {
      await socket.look(table, as);
      socket.send({ type: 'history', table, before: 1 });
      expect(await socket.next('history')).toMatchObject({ viewer: as, before: 1, from: 0, steps: [{ version: 0 }] });
    }
  });
});

describe('a chat of long lines', () => {
  test('opens with the newest ones', async () => {
    const server = await withServer({ tuning: { chatLines: 1_000 } });
    const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
    const table = await startedTable([ada, ben]);
    const words = '🎲'.repeat(LIMITS.chatLength);
    for (let line = 0; line < 100; line++)
      await server.services.chat.say(table, ada.id, { id: newId(), said: { type: 'text', words } }, () => undefined);
    const socket = await ben.socket();
    await socket.watch(table, 1);
    const { lines } = await socket.next('chat');
    expect(lines.at(-1)?.line).toBe(100);
    expect(lines.length).toBeGreaterThan(20);
    expect(longestMessage(socket)).toBeLessThan(MESSAGE_BYTES_MAX);
  });
});
