/** Standing orders are carried out in legal steps, shown to their own seat only, and survive a restart. */

import {
  type Action,
  nextBid,
  type StandingOrder,
  type VegasShowdown,
  vegasShowdown,
} from '@fremont/games/vegas-showdown';
import { type Orders, type Seat, seatAt, seededChance } from '@fremont/kernel';
import { driveOrders, type OrderStore, type StoredOrder, type Table } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { actCommand, need, newId, person, reopened, type Seated, seatAtTable, turnOf } from './tables.ts';

const ORDERS: Orders<VegasShowdown> = need(vegasShowdown.orders);

const orderStore = (): OrderStore => {
  const kept = new Map<Seat, object>();
  return {
    read: async () => [...kept].map(([seat, order]): StoredOrder => ({ seat, order })),
    write: async (seat, order) => void (order === null ? kept.delete(seat) : kept.set(seat, order)),
  };
};

const PEOPLE = ['Ada', 'Ben', 'Cleo'].map(person);
const showdown = (seed: number): Seated<VegasShowdown> => seatAtTable(vegasShowdown, { occupants: PEOPLE, seed });

/** An amount that occurs nowhere in the game, so that finding it means that the order leaked. */
const SECRET_MAX = 7919;

const ORDER: StandingOrder = {
  turn: 1,
  wishes: [
    { lot: 'slots#1', max: SECRET_MAX },
    { lot: 'lounge', max: SECRET_MAX },
  ],
  otherwise: 'publicity',
};

const rest = async <T extends VegasShowdown>(table: Table<T>): Promise<void> => {
  for (let version = -1; version !== table.version; ) {
    version = table.version;
    await new Promise((resolve) => setImmediate(resolve));
    await table.settled;
  }
};

/** Plays turn 1 and returns the record. A seed plays the rivals, and `mine` is driven by the test. */
const playTurn = async (
  table: Table<VegasShowdown>,
  mine: Seat,
  byHand: (table: Table<VegasShowdown>) => Action | null,
) => {
  const luck = seededChance(4);
  for (await rest(table); table.look('spectator').view.turn === 1 && table.asks.length > 0; await rest(table)) {
    const seat = turnOf(table);
    const { view, legal } = table.look(seat);
    if (view.phase.type !== 'choosing') break;
    const action = (seat === mine ? byHand(table) : null) ?? legal[luck.int(legal.length, `rival:${seat}`)];
    await table.send(actCommand(table, action));
  }
  return table.record();
};

describe('a standing order', () => {
  test.each([1, 2, 3, 4, 5, 6])('leads to the same match as its steps played by hand (seed %i)', async (seed) => {
    const mine = seatAt(seed % 3);
    const driven = showdown(seed);
    const driver = await driveOrders(driven.table, { orders: ORDERS, store: orderStore(), newId });
    expect(await driver.leave(mine, ORDER)).toEqual({ ok: true, value: null });
    const left = await playTurn(driven.table, mine, () => null);
    driver.stop();
    const byHand = await playTurn(showdown(seed).table, mine, (table) => nextBid(table.look(mine).view, mine, ORDER));
    expect(left.entries.length).toBeGreaterThan(2);
    expect(left).toEqual(byHand);
  });

  test('is in no update, history or record, not even of its own seat', async () => {
    const { table } = showdown(2);
    const driver = await driveOrders(table, { orders: ORDERS, store: orderStore(), newId });
    await driver.leave(seatAt(1), ORDER);
    await playTurn(table, seatAt(1), () => null);
    const sent = ['spectator' as const, ...[0, 1, 2].map(seatAt)].flatMap((viewer) => [
      table.look(viewer),
      table.news(viewer),
      table.history(viewer),
    ]);
    expect(JSON.stringify([sent, table.record()])).not.toContain(String(SECRET_MAX));
    expect(driver.orderOf(seatAt(1))).toEqual(ORDER);
    expect(driver.orderOf(seatAt(0))).toBeNull();
  });

  test('is carried out after a restart', async () => {
    const seated = showdown(3);
    const store = orderStore();
    const mine = turnOf(seated.table);
    await store.write(mine, ORDER);
    const table = await reopened(vegasShowdown, seated);
    await driveOrders(table, { orders: ORDERS, store, newId });
    await rest(table);
    expect(table.look(mine).view.chairs[mine]?.choice).toEqual({ type: 'bid', lot: 'slots#1', amount: 5 });
  });

  test('can be deleted, and malformed orders are refused', async () => {
    const { table } = showdown(3);
    const waiting = seatAt((turnOf(table) + 1) % 3);
    const driver = await driveOrders(table, { orders: ORDERS, store: orderStore(), newId });
    await driver.leave(waiting, ORDER);
    expect(await driver.leave(waiting, null)).toEqual({ ok: true, value: null });
    expect(driver.orderOf(waiting)).toBeNull();
    for (const rubbish of [
      7,
      {},
      { turn: 1 },
      { ...ORDER, wishes: [{ lot: 'moon', max: 3 }] },
      { ...ORDER, otherwise: 'bid' },
    ])
      expect((await driver.leave(waiting, rubbish)).ok).toBe(false);
  });

  test('leaves the decision to the person after an undo of its step', async () => {
    const { table } = showdown(3);
    const mine = turnOf(table);
    const driver = await driveOrders(table, { orders: ORDERS, store: orderStore(), newId });
    await driver.leave(mine, ORDER);
    await rest(table);
    await table.send({ type: 'undo', id: newId(), seat: mine, consent: [] });
    await rest(table);
    expect(turnOf(table)).toBe(mine);
    expect(table.record().entries).toHaveLength(0);
  });
});
