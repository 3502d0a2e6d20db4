/** Standing orders online: the table follows them, hides them from other people, and keeps them over a restart. */

import type { VegasShowdown } from '@fremont/games/vegas-showdown';
import { seatAt } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { arrive, Guest, need, startedTable } from './guest.ts';
import { newDataDir, withServer } from './server.ts';
import type { TestSocket } from './test-socket.ts';

/** An amount that appears in no rule and no price, so that finding it elsewhere proves a leak. */
const SECRET_MAX = 7919;
const ORDER = { turn: 1, wishes: [{ lot: 'slots#1', max: SECRET_MAX }], otherwise: 'publicity' };

const SHOWDOWN = { game: 'vegas-showdown', options: {} };

const seated = async (dataDir = newDataDir()) => {
  const server = await withServer({ dataDir });
  const people: [Guest, Guest, Guest] = [await arrive(server), await arrive(server), await arrive(server)];
  const table = await startedTable(people, SHOWDOWN);
  const sockets: TestSocket[] = [];
  for (const guest of people) sockets.push(await guest.socket());
  for (const [seat, socket] of sockets.entries()) await socket.look(table, seat);
  return { server, people, table, sockets };
};

const viewOf = (socket: TestSocket, table: string) => need(socket.latest(table)).view as VegasShowdown['view'];

test('the table bids for a seat with an order, and no message to other people contains it', async () => {
  const { table, sockets, people, server } = await seated();
  const watcher = await (await arrive(server)).socket();
  await watcher.look(table, 'spectator');
  const first = need(need(sockets[0]).latest(table)?.asks[0]).seat as number;
  const mine = (first + 1) % 3;
  const own = need(sockets[mine]);
  own.send({ type: 'order', table, seat: mine, order: ORDER });
  expect(await own.next('order')).toMatchObject({ table, seat: mine, order: ORDER });

  const dealer = need(sockets[first]);
  const decision = need(dealer.latest(table)?.asks[0]).id;
  await dealer.command(table, { type: 'act', seat: seatAt(first), decision, action: { type: 'publicity' } });
  await dealer.next('update', ({ update }) => update.version === 2);
  expect(viewOf(dealer, table).chairs[mine]?.choice).toEqual({ type: 'bid', lot: 'slots#1', amount: 5 });

  for (const socket of [...sockets.filter((one) => one !== own), watcher])
    expect(socket.texts.join('\n')).not.toContain(String(SECRET_MAX));
  const again = await need(people[mine]).socket();
  await again.look(table, mine);
  expect(await again.next('order')).toMatchObject({ seat: mine, order: ORDER });
});

test('an order for the seat of another person or with invalid data is refused', async () => {
  const { table, sockets } = await seated();
  const socket = need(sockets[0]);
  socket.send({ type: 'order', table, seat: 1, order: ORDER });
  expect((await socket.next('error')).error).toMatchObject({ code: 'notYourSeat' });
  socket.send({ type: 'order', table, seat: 0, order: { turn: 'now' } });
  expect((await socket.next('error')).error).toMatchObject({
    code: 'badSchema',
    why: 'unknownTurn',
    problem: { key: 'turn' },
  });
});

test('an order from before a restart is followed after it', async () => {
  const dataDir = newDataDir();
  const before = await seated(dataDir);
  const first = need(need(before.sockets[0]).latest(before.table)?.asks[0]).seat as number;
  const mine = (first + 1) % 3;
  const own = need(before.sockets[mine]);
  own.send({ type: 'order', table: before.table, seat: mine, order: ORDER });
  await own.next('order');
  await before.server.end();
  const server = await withServer({ dataDir });
  const back = new Guest(server.address);
  back.cookie = need(before.people[first]).cookie;
  const socket = await back.socket();
  const { update } = await socket.look(before.table, first);
  const act = { type: 'act', seat: seatAt(first), decision: need(update.asks[0]).id } as const;
  await socket.command(before.table, { ...act, action: { type: 'publicity' } });
  await socket.next('update', (message) => message.update.version === 2);
  expect(viewOf(socket, before.table).chairs[mine]?.choice).toEqual({ type: 'bid', lot: 'slots#1', amount: 5 });
});
