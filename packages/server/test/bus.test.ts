/** One contract for every bus between nodes. */

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Bus, BusMessage } from '../src/cluster/bus.ts';
import { newBusExchange } from '../src/cluster/in-process-bus.ts';
import { PostgresBus } from '../src/cluster/postgres-bus.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

interface TestBuses {
  connect(node: string): Bus;
  /** The node misses what is sent until `heal`. */
  cut(node: string): Promise<void>;
  heal(node: string): Promise<void>;
}

const version = (table: string, number: number): BusMessage => ({ type: 'version', table, version: number });

const startedBus = async (buses: TestBuses, node: string) => {
  const bus = buses.connect(node);
  const got: { message: BusMessage; from: string }[] = [];
  const state = { losses: 0 };
  bus.subscribe((message, from) => got.push({ message, from }));
  bus.onLoss(() => {
    state.losses += 1;
  });
  await bus.start();
  onTestFinished(() => bus.close());
  return { bus, got, state };
};

const contract = (withBuses: () => Promise<TestBuses>): void => {
  test('a message reaches every other node, and not its sender', async () => {
    const buses = await withBuses();
    const [one, two, three] = [
      await startedBus(buses, 'a'),
      await startedBus(buses, 'b'),
      await startedBus(buses, 'c'),
    ];
    one.bus.publish(version('t', 1));
    await expect.poll(() => two.got).toEqual([{ message: version('t', 1), from: 'a' }]);
    await expect.poll(() => three.got).toEqual([{ message: version('t', 1), from: 'a' }]);
    two.bus.publish({ type: 'room', table: 'ü' });
    await expect.poll(() => one.got).toEqual([{ message: { type: 'room', table: 'ü' }, from: 'b' }]);
    expect(two.got).toHaveLength(1);
  });

  test('the messages of a node arrive in order, also more than fit one notification', async () => {
    const buses = await withBuses();
    const [one, two] = [await startedBus(buses, 'a'), await startedBus(buses, 'b')];
    const sent = Array.from({ length: 2_000 }, (_, index) => version('a-table-with-a-long-id', index));
    for (const message of sent) one.bus.publish(message);
    await expect.poll(() => two.got.length).toBe(sent.length);
    expect(two.got.map(({ message }) => message)).toEqual(sent);
  });

  test('a node that was cut off hears of the loss, and then receives again', async () => {
    const buses = await withBuses();
    const [one, two] = [await startedBus(buses, 'a'), await startedBus(buses, 'b')];
    one.bus.publish(version('t', 1));
    await expect.poll(() => two.got.length).toBe(1);
    const before = two.state.losses;
    await buses.cut('b');
    one.bus.publish(version('t', 2));
    await buses.heal('b');
    await expect.poll(() => two.state.losses, { timeout: 10_000 }).toBeGreaterThan(before);
    one.bus.publish(version('t', 3));
    await expect.poll(() => two.got.at(-1)?.message, { timeout: 10_000 }).toEqual(version('t', 3));
  });

  test('messages published just before the end are sent', async () => {
    const buses = await withBuses();
    const [one, two] = [buses.connect('a'), await startedBus(buses, 'b')];
    await one.start();
    one.publish({ type: 'left' });
    await one.close();
    await expect.poll(() => two.got).toEqual([{ message: { type: 'left' }, from: 'a' }]);
  });
};

describe('in one process', () => {
  contract(async () => {
    const exchange = newBusExchange();
    return {
      connect: (node) => exchange.connect(node),
      cut: async (node) => exchange.cut(node),
      // The messages of the same turn are delivered first.
      heal: (node) => new Promise((resolve) => setTimeout(() => resolve(exchange.heal(node)), 10)),
    };
  });
});

describe('over PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.end(), 60_000);

  test('words of another program on the channel do no harm', async () => {
    const url = await postgres.newSchema();
    const database = new pg.Client(url);
    await database.connect();
    onTestFinished(() => database.end());
    const parts = { url, hasPeers: () => true };
    const [one, two] = [new PostgresBus({ ...parts, node: 'a' }), new PostgresBus({ ...parts, node: 'b' })];
    const got: BusMessage[] = [];
    two.subscribe((message) => got.push(message));
    for (const bus of [one, two]) {
      await bus.start();
      onTestFinished(() => bus.close());
    }
    for (const words of ['hello', '', 'null', '[]', '{"node":"x"}', '{"node":"x","number":1,"messages":"y"}'])
      await database.query("select pg_notify('fremont_nodes', $1)", [words]);
    one.publish(version('t', 1));
    await expect.poll(() => got).toEqual([version('t', 1)]);
  });

  contract(async () => {
    const url = await postgres.newSchema();
    const database = new pg.Client(url);
    await database.connect();
    onTestFinished(() => database.end());
    return {
      connect: (node) => new PostgresBus({ url, node, hasPeers: () => true }),
      // All connections for notifications break, and come back by themselves.
      async cut() {
        await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'fremont nodes' and query like 'listen%'`,
        );
      },
      heal: async () => undefined,
    };
  });
});
