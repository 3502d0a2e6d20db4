/** Deadlines of real matches on a real database, with a virtual clock. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { seatAt } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import type { ClockPlan } from '@fremont/table/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrive, type Guest, need, startedTable } from './guest.ts';
import { newDataDir, type TestServer, withServer } from './server.ts';
import { rest, type VirtualTime, virtualTime } from './virtual-time.ts';

const LIVE: ClockPlan = { type: 'live', bankS: 60, incrementS: 5 };
const DAYS: ClockPlan = { type: 'days', days: 3 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NETWORK_MS = 1_000;
const GRACE_MS = 15_000;
/** The server checks deadlines every second. */
const SWEEP_MS = 1_000;

interface Running {
  readonly server: TestServer;
  readonly time: VirtualTime;
  readonly people: readonly [Guest, Guest];
  readonly table: string;
}

const withClock = async (clock: ClockPlan, time = virtualTime()): Promise<Running> => {
  const server = await withServer({ time, tuning: { botDelayMs: 10 * DAY_MS } });
  const people = [await arrive(server), await arrive(server)] as const;
  return { server, time, people, table: await startedTable(people as unknown as [Guest, Guest], { clock }) };
};

const playersOf = async ({ server, table }: Pick<Running, 'server' | 'table'>) =>
  (await server.services.host.open(table)).table.players.map(({ by, why }) => (by === 'person' ? 'person' : why));

const rollAs = async ({ server, table }: Running, seat: number): Promise<void> => {
  const live = await server.services.host.open(table);
  const { id } = need(live.table.asks.find((ask) => ask.seat === seat));
  const action = need((live.table.look(seatAt(seat)) as unknown as Update<LasVegas>).legal[0]);
  const answer = await live.table.send({ type: 'act', id: 'f'.repeat(32), seat: seatAt(seat), decision: id, action });
  expect(answer.type).toBe('done');
};

describe('a deadline', () => {
  test('hands the seat to a bot when the time is up, and not a moment before', async () => {
    const running = await withClock(LIVE);
    await running.time.pass(60_000 + NETWORK_MS - 50);
    expect(await playersOf(running)).toEqual(['person', 'person']);
    await running.time.pass(50 + SWEEP_MS);
    expect(await playersOf(running)).toEqual(['timeout', 'person']);
  });

  test('is announced to all viewers, and the owner takes the seat back', async () => {
    const running = await withClock(LIVE);
    const { people, table, time } = running;
    const [one, other] = [await people[0].socket(), await people[1].socket()];
    expect((await one.look(table, 0)).clock).toEqual({
      banks: [60_000, 60_000],
      running: [{ decision: '0.0', seat: 0, remainingMs: 60_000 }],
    });
    await other.look(table, 1);
    await time.pass(60_000 + NETWORK_MS + SWEEP_MS);
    const late = await other.next('update');
    expect(late.update.players[0]).toMatchObject({ by: 'bot', why: 'timeout' });
    expect(late.clock).toEqual({ banks: [0, 60_000], running: [] });
    expect(await one.command(table, { type: 'return', seat: seatAt(0) })).toMatchObject({ type: 'done', version: 2 });
    const back = await other.next('update');
    expect(back.clock?.running).toEqual([{ decision: '0.0', seat: 0, remainingMs: 30_000 }]);
    await time.pass(30_000 + NETWORK_MS + SWEEP_MS);
    expect((await other.next('update')).update.players[0]).toMatchObject({ by: 'bot', why: 'timeout' });
  });

  test('ends when the seat acts', async () => {
    const running = await withClock(LIVE);
    await running.time.pass(50_000);
    await rollAs(running, 0);
    await running.time.pass(14_000);
    expect(await playersOf(running)).toEqual(['person', 'person']);
    await running.time.pass(60_000);
    expect(await playersOf(running)).toEqual(['timeout', 'person']);
  });

  test('of days is longer than any timer of the machine could wait', async () => {
    const running = await withClock({ type: 'days', days: 14 });
    await running.time.leap(13 * DAY_MS);
    expect(await playersOf(running)).toEqual(['person', 'person']);
    await running.time.leap(DAY_MS);
    await running.time.pass(NETWORK_MS + SWEEP_MS);
    expect(await playersOf(running)).toEqual(['timeout', 'person']);
  });

  test('fires once, even with concurrent checks', async () => {
    const running = await withClock(LIVE);
    const { server, time } = running;
    await time.pass(60_000);
    await Promise.all([time.pass(NETWORK_MS), ...Array.from({ length: 5 }, () => server.services.deadlines.fireDue())]);
    await Promise.all(Array.from({ length: 5 }, () => server.services.deadlines.fireDue()));
    const match = need((await server.storage.tables.find(running.table))?.match);
    expect(await server.storage.matches.read(match, 0)).toMatchObject([{ type: 'seat', why: 'timeout' }]);
    expect(await server.storage.timers.running(match)).toMatchObject([{ decision: '0.0', kind: 'away' }]);
  });

  test('fires for a match that is not in memory', async () => {
    const running = await withClock(DAYS);
    const { server, time, table } = running;
    await time.pass(2 * 60_000);
    expect(server.services.host.peek(table)).toBeNull();
    await time.leap(3 * DAY_MS);
    await time.pass(SWEEP_MS);
    await rest();
    expect(await playersOf(running)).toEqual(['timeout', 'person']);
  });
});

describe('time that players do not lose', () => {
  const restarted = async (dataDir: string, time: VirtualTime): Promise<TestServer> =>
    withServer({ time, dataDir, tuning: { botDelayMs: 10 * DAY_MS } });

  test('is the time while the server was away, plus a grace period', async () => {
    const time = virtualTime();
    const dataDir = newDataDir();
    const first = await restarted(dataDir, time);
    const people = [await arrive(first), await arrive(first)] as const;
    const table = await startedTable(people as unknown as [Guest, Guest], { clock: LIVE });
    await time.pass(40_000);
    await first.end();
    await time.leap(DAY_MS);
    const second = await restarted(dataDir, time);
    const { running } = need(clockOf(second, table, await second.services.host.open(table)));
    expect(running[0]?.remainingMs).toBeGreaterThanOrEqual(20_000 + GRACE_MS);
    expect(running[0]?.remainingMs).toBeLessThanOrEqual(20_000 + GRACE_MS + 2_000);
    await time.pass(20_000 + GRACE_MS + NETWORK_MS - 50);
    expect(await playersOf({ server: second, table })).toEqual(['person', 'person']);
    await time.pass(2_000 + SWEEP_MS);
    expect(await playersOf({ server: second, table })).toEqual(['timeout', 'person']);
  });

  test.each([HOUR_MS, -HOUR_MS, DAY_MS, -DAY_MS, 60_000, -60_000])(
    'is not lost when the clock of the machine jumps by %i ms',
    async (jump) => {
      const running = await withClock(LIVE);
      await running.time.pass(30_000);
      running.time.jump(jump);
      await running.time.pass(30_000 + NETWORK_MS - 50);
      expect(await playersOf(running)).toEqual(['person', 'person']);
      await running.time.pass(GRACE_MS + 2 * SWEEP_MS);
      expect(await playersOf(running)).toEqual(['timeout', 'person']);
    },
  );

  test.each([1_000, -1_000])('includes a small clock step of %i ms', async (jump) => {
    const running = await withClock(LIVE);
    await running.time.pass(30_000);
    running.time.jump(jump);
    await running.time.pass(30_000 + NETWORK_MS - 50);
    expect(await playersOf(running)).toEqual(['person', 'person']);
    await running.time.pass(50 + SWEEP_MS);
    expect(await playersOf(running)).toEqual(['timeout', 'person']);
  });

  test('includes any jumps of the clock', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ pass: fc.integer({ min: 0, max: 9_000 }), jump: fc.integer({ min: -DAY_MS, max: DAY_MS }) }),
          {
            maxLength: 6,
          },
        ),
        async (steps) => {
          const running = await withClock(LIVE);
          let passed = 0;
          for (const { pass, jump } of steps) {
            await running.time.pass(pass);
            running.time.jump(jump);
            passed += pass;
          }
          await running.time.pass(60_000 + NETWORK_MS - 50 - passed);
          expect(await playersOf(running)).toEqual(['person', 'person']);
          await running.time.pass(steps.length * (GRACE_MS + SWEEP_MS) + 2 * SWEEP_MS);
          expect(await playersOf(running)).toEqual(['timeout', 'person']);
          await running.server.end();
        },
      ),
      { numRuns: 20, seed: 8614 },
    );
  });
});

const clockOf = (
  _server: TestServer,
  _table: string,
  live: Awaited<ReturnType<TestServer['services']['host']['open']>>,
) => live.look('spectator').clock;
