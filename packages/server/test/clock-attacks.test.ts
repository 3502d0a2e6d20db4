/** Attempts to get endless time, to freeze a table or to take a seat. Each worked once, against a running server. */

import { createHash } from 'node:crypto';
import { seatAt } from '@fremont/kernel';
import type { Command } from '@fremont/table';
import type { ClockPlan } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import { arrive, type Guest, need, startedTable } from './guest.ts';
import { newDataDir, type TestServer, withServer } from './server.ts';
import type { TestSocket } from './test-socket.ts';
import { rest, type VirtualTime, virtualTime } from './virtual-time.ts';

const NONE: ClockPlan = { type: 'none' };
const LIVE: ClockPlan = { type: 'live', bankS: 60, incrementS: 5 };
const DAYS: ClockPlan = { type: 'days', days: 3 };
const DAY_MS = 86_400_000;
const NETWORK_MS = 1_000;
const SWEEP_MS = 1_000;

interface Attack {
  readonly server: TestServer;
  readonly time: VirtualTime;
  readonly people: readonly Guest[];
  readonly table: string;
  readonly sockets: readonly TestSocket[];
}

interface Setup {
  readonly clock: ClockPlan;
  readonly people?: number;
  readonly bots?: number;
  readonly botDelayMs?: number;
  readonly game?: string;
  readonly time?: VirtualTime;
  readonly dataDir?: string;
}

const attack = async ({ clock, people: count = 2, bots = 0, botDelayMs = 10 * DAY_MS, ...setup }: Setup) => {
  const { time = virtualTime(), dataDir = newDataDir(), game = 'las-vegas' } = setup;
  const server = await withServer({ time, dataDir, tuning: { botDelayMs } });
  const people: Guest[] = [];
  for (let seat = 0; seat < count; seat++) people.push(await arrive(server));
  const table = await startedTable(people as unknown as [Guest, ...Guest[]], { clock, game, options: {} }, bots);
  const sockets = await Promise.all(people.map((guest) => guest.socket()));
  for (const [seat, socket] of sockets.entries()) await socket.look(table, seat);
  return { server, time, people, table, sockets } satisfies Attack;
};

const liveOf = ({ server, table }: Pick<Attack, 'server' | 'table'>) => server.services.host.open(table);
const clockOf = async (on: Attack) => need((await liveOf(on)).look('spectator').clock);
const playersOf = async (on: Pick<Attack, 'server' | 'table'>) =>
  (await liveOf(on)).table.players.map(({ by, why }) => (by === 'person' ? 'person' : why));

type Sent = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'seat'> : never) : never;

const send = (on: Attack, seat: number, command: Sent) =>
  need(on.sockets[seat]).command(on.table, { ...command, seat: seatAt(seat) } as Parameters<TestSocket['command']>[1]);

/** The asked seat takes its first legal action. */
const act = async (on: Attack): Promise<number> => {
  const { table } = await liveOf(on);
  const { id, seat } = need(table.asks[0]);
  const action = need(table.look(seat).legal[0]);
  expect(await send(on, seat, { type: 'act', decision: id, action })).toMatchObject({ type: 'done' });
  return seat;
};

describe('a timeout', () => {
  test('is not blocked by commands with guessed ids', async () => {
    const on = await attack({ clock: LIVE });
    const match = need((await on.server.storage.tables.find(on.table))?.match);
    const { decision, due } = need((await on.server.storage.timers.running(match))[0]);
    for (const name of [`${decision}@${due}`, `decision ${decision}@${due}`]) {
      const id = createHash('sha256').update(`timer:${match}:${name}`).digest('hex').slice(0, 32);
      const refused = await need(on.sockets[1]).command(on.table, { type: 'redo', seat: seatAt(1) }, id);
      expect(refused).toMatchObject({ error: { code: 'notOpen', why: 'nothingToRedo' } });
    }
    await on.time.pass(60_000 + NETWORK_MS + SWEEP_MS);
    expect(await playersOf(on)).toEqual(['timeout', 'person']);
    const [entry] = await on.server.storage.matches.read(match, 0);
    const command = { type: 'redo', seat: 1, id: need(entry).command };
    need(on.sockets[1]).send({ type: 'command', table: on.table, command });
    await need(on.sockets[1]).next('error', ({ error }) => error.code === 'badSchema');
  });
});

describe('thinking time', () => {
  test('does not come back by leaving and returning', async () => {
    const on = await attack({ clock: LIVE });
    await on.time.pass(55_000);
    for (let round = 0; round < 3; round++) {
      await send(on, 0, { type: 'leave' });
      await on.time.pass(500);
      await send(on, 0, { type: 'return' });
      await on.time.pass(500);
    }
    expect((await clockOf(on)).banks?.[0]).toBe(2_000);
    await on.time.pass(2_000 + NETWORK_MS + SWEEP_MS);
    expect(await playersOf(on)).toEqual(['timeout', 'person']);
  });

  test('comes back once after it ran out, and then not at all', async () => {
    const on = await attack({ clock: LIVE });
    await on.time.pass(60_000 + NETWORK_MS + SWEEP_MS);
    expect(await send(on, 0, { type: 'return' })).toMatchObject({ type: 'done' });
    await on.time.pass(30_000 + NETWORK_MS + SWEEP_MS);
    expect(await playersOf(on)).toEqual(['timeout', 'person']);
    expect(await send(on, 0, { type: 'return' })).toMatchObject({
      error: { code: 'notOpen', why: 'outOfTime', detail: { code: 'outOfTime', seat: 0 } },
    });
  });

  test('by the day does not start again by leaving and returning', async () => {
    const on = await attack({ clock: DAYS });
    await on.time.leap(2 * DAY_MS);
    await send(on, 0, { type: 'leave' });
    await send(on, 0, { type: 'return' });
    expect((await clockOf(on)).running).toMatchObject([{ seat: 0, remainingMs: DAY_MS }]);
    await on.time.leap(DAY_MS);
    await on.time.pass(NETWORK_MS + SWEEP_MS);
    expect(await playersOf(on)).toEqual(['timeout', 'person']);
    expect(await send(on, 0, { type: 'return' })).toMatchObject({ error: { why: 'outOfTime' } });
  });

  test('by the day does not start again when the bot answers an offer for the player who left', async () => {
    const on = await attack({ clock: DAYS, game: 'lords-of-vegas', botDelayMs: 1_000 });
    const { table } = await liveOf(on);
    const { seat } = need(table.asks[0]);
    const other = seatAt(1 - seat);
    const terms = { money: 0, lots: [], dice: [] };
    const action = { type: 'offer', to: seat, give: { ...terms, money: 1 }, take: { ...terms, money: 2 } };
    expect(await send(on, other, { type: 'act', decision: null, action })).toMatchObject({ type: 'done' });
    await on.time.leap(2 * DAY_MS);
    await send(on, seat, { type: 'leave' });
    const asked = need(table.asks[0]).id;
    await on.time.pass(1_100);
    expect(table.record().entries.map((entry) => entry.action)).toMatchObject([{ type: 'offer' }, { type: 'decline' }]);
    expect(need(table.asks[0]).id).not.toBe(asked);
    expect(await send(on, seat, { type: 'return' })).toMatchObject({ type: 'done' });
    expect((await clockOf(on)).running).toMatchObject([{ seat, remainingMs: DAY_MS - 1_100 }]);
  });

  test('is not collected by placing and undoing', async () => {
    const on = await attack({ clock: LIVE });
    await act(on);
    await on.time.pass(30_000);
    await act(on);
    const before = need((await clockOf(on)).banks?.[0]);
    for (let round = 0; round < 6; round++) {
      expect(await send(on, 0, { type: 'undo', consent: [] })).toMatchObject({ type: 'done' });
      expect(await send(on, 0, { type: 'redo' })).toMatchObject({ type: 'done' });
    }
    expect((await clockOf(on)).banks?.[0]).toBe(before);
  });
});

describe('an undo request', () => {
  /** Seat 0 has rolled and placed, seat 1 has rolled. The others must agree to an undo of seat 0. */
  const withRequest = async (setup: Setup): Promise<Attack> => {
    const on = await attack(setup);
    for (let turn = 0; turn < 3; turn++) await act(on);
    expect(await send(on, 0, { type: 'undoAsk', consent: [] })).toMatchObject({ type: 'done' });
    return on;
  };

  test.each([NONE, LIVE])('expires after 20 seconds, and may be repeated once: $type', async (clock) => {
    const on = await withRequest({ clock });
    for (let round = 0; round < 2; round++) {
      await on.time.pass(19_900);
      expect((await liveOf(on)).table.undoAsk).not.toBeNull();
      await on.time.pass(100 + SWEEP_MS);
      expect((await liveOf(on)).table.undoAsk).toBeNull();
      if (round === 0) await send(on, 0, { type: 'undoAsk', consent: [] });
    }
    expect(await send(on, 0, { type: 'undoAsk', consent: [] })).toMatchObject({
      error: { code: 'notOpen', why: 'undoAskLimit', detail: { code: 'undoAskLimit', max: 2 } },
    });
  });

  test('costs the time of the seat that asks', async () => {
    const on = await withRequest({ clock: LIVE });
    const before = need((await clockOf(on)).banks?.[0]);
    await on.time.pass(10_000);
    expect((await clockOf(on)).banks?.[0]).toBe(before - 10_000);
    const { version } = need((await liveOf(on)).table.undoAsk);
    await send(on, 1, { type: 'undoAnswer', ask: version, accept: false });
    expect((await clockOf(on)).banks?.[0]).toBe(before - 10_000);
  });

  test('stops bots only while it is open', async () => {
    const on = await attack({ clock: NONE, people: 2, bots: 1, botDelayMs: 1_000 });
    while (need((await liveOf(on)).table.asks[0]).seat !== 2) await act(on);
    const held = (await liveOf(on)).table.record().entries.length;
    let asked = 0;
    for (let second = 0; second < 100; second++) {
      const answer = await send(on, 0, { type: 'undoAsk', consent: [] });
      if (answer.type === 'done') asked++;
      const version = (await liveOf(on)).table.undoAsk?.version;
      if (version !== undefined) await send(on, 1, { type: 'undoAnswer', ask: version, accept: false });
      await on.time.pass(500);
      await rest();
    }
    expect(asked).toBe(2);
    expect((await liveOf(on)).table.record().entries.length).toBeGreaterThan(held);
  });

  test('by the day stops bots for an hour at most', async () => {
    const on = await attack({ clock: DAYS, people: 2, bots: 1, botDelayMs: 1_000 });
    while (need((await liveOf(on)).table.asks[0]).seat !== 2) await act(on);
    expect(await send(on, 0, { type: 'undoAsk', consent: [] })).toMatchObject({ type: 'done' });
    const { table } = await liveOf(on);
    await on.time.leap(59 * 60_000);
    await rest();
    expect(table.undoAsk).not.toBeNull();
    await on.time.leap(60_000);
    await rest();
    expect(table.undoAsk).toBeNull();
  });

  test('expires after a restart too', async () => {
    const [time, dataDir] = [virtualTime(), newDataDir()];
    const on = await withRequest({ clock: NONE, time, dataDir });
    await on.server.end();
    await time.leap(DAY_MS);
    const server = await withServer({ time, dataDir, tuning: { botDelayMs: 10 * DAY_MS } });
    const { table } = await liveOf({ server, table: on.table });
    expect(table.undoAsk).not.toBeNull();
    await time.pass(20_000 + 15_000 + 2 * SWEEP_MS);
    expect(table.undoAsk).toBeNull();
  });
});

describe('the seat of a person whose connection dropped', () => {
  const kick = async ({ people, table }: Attack) => {
    const { status, body } = await need(people[0]).post(`/api/tables/${table}/kick`, { person: need(people[1]).id });
    return status === 200 ? 'done' : body.error;
  };

  const dropped = async (clock: ClockPlan): Promise<Attack> => {
    const on = await attack({ clock });
    expect(await kick(on)).toEqual({ code: 'notOpen', why: 'present' });
    await need(on.sockets[1]).cut();
    const isThere = () => on.server.services.sockets.countOf(need(on.people[1]).id, on.table) > 0;
    while (isThere()) await rest();
    await on.time.pass(100);
    return on;
  };

  const held = (waitMs: unknown) => ({
    code: 'notOpen',
    why: 'seatHeld',
    detail: { code: 'seatHeld', seat: 1, waitMs },
  });

  test('is kept for a minute', async () => {
    const on = await dropped(NONE);
    expect(await kick(on)).toEqual(held(expect.closeTo(60_000, -3)));
    await on.time.pass(59_000);
    expect(await kick(on)).toEqual(held(expect.closeTo(1_000, -3)));
    expect(await playersOf(on)).toEqual(['person', 'person']);
    await on.time.pass(1_000);
    expect(await kick(on)).toBe('done');
    expect(await playersOf(on)).toEqual(['person', 'left']);
    expect(await send(on, 0, { type: 'vote', about: seatAt(1), keep: true })).toMatchObject({
      error: { code: 'notOpen', why: 'tooFewVoters' },
    });
    const back = await need(on.people[1]).socket();
    await back.look(on.table, 1);
    expect(await back.command(on.table, { type: 'return', seat: seatAt(1) })).toMatchObject({ type: 'done' });
  });

  test('is kept for the time that the person has left, if that is more', async () => {
    const on = await dropped({ type: 'live', bankS: 300, incrementS: 0 });
    await on.time.pass(290_000);
    expect(await kick(on)).toMatchObject({ why: 'seatHeld' });
    await on.time.pass(11_000);
    expect(await kick(on)).toBe('done');
  });

  test('is never given away by the host in a match by the day', async () => {
    const on = await dropped(DAYS);
    await on.time.leap(2 * DAY_MS);
    expect(await kick(on)).toEqual(held(null));
  });

  test('is kept from the start again after the person was back', async () => {
    const on = await dropped(NONE);
    await on.time.pass(50_000);
    const back = await need(on.people[1]).socket();
    await back.look(on.table, 1);
    await on.time.pass(1_000);
    await back.cut();
    while (on.server.services.sockets.countOf(need(on.people[1]).id, on.table) > 0) await rest();
    await on.time.pass(20_000);
    expect(await kick(on)).toMatchObject({ why: 'seatHeld' });
  });
});
