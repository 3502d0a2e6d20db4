/** Bots of tables that nobody watches pause. */

import { describe, expect, test } from 'vitest';
import type { BotRunner } from '../src/bots/bot-runner.ts';
import { inProcessBots } from '../src/bots/bot-runner.ts';
import { createTable, type Guest, planFor, startedTable } from './guest.ts';
import type { TestServer } from './server.ts';
import { withGuests } from './several-guests.ts';
import { type VirtualTime, virtualTime } from './virtual-time.ts';

const MINUTE_MS = 60_000;

/** A person left the table, so that bots play every seat, one action every two minutes. */
const withBotsOnly = async () => {
  const time = virtualTime();
  const counter = { choices: 0 };
  const botRunner: BotRunner = {
    ...inProcessBots,
    choose(question) {
      counter.choices += 1;
      return inProcessBots.choose(question);
    },
  };
  const { server, ada, ben } = await withGuests(2, { time, botRunner, tuning: { botDelayMs: 2 * MINUTE_MS } });
  const table = await startedTable([ada], {}, 2);
  await ada.do(`/api/tables/${table}/leave`);
  const choicesIn = async (minutes: number): Promise<number> => {
    const before = counter.choices;
    for (let minute = 0; minute < minutes; minute++) await time.leap(MINUTE_MS);
    return counter.choices - before;
  };
  return { server, time, ada, ben, table, choicesIn };
};

const watcherOf = async (guest: Guest, table: string) => {
  const socket = await guest.socket();
  await socket.look(table, 'spectator');
  return socket;
};

describe('bots', () => {
  test('pause ten minutes after the last viewer, and the match leaves the memory', async () => {
    const { server, ben, table, choicesIn } = await withBotsOnly();
    expect(await choicesIn(8)).toBeGreaterThan(0);
    await choicesIn(4);
    expect(await choicesIn(30)).toBe(0);
    expect(server.services.host.peek(table)).toBeNull();
    const socket = await watcherOf(ben, table);
    expect(await choicesIn(3)).toBeGreaterThan(0);
    await socket.close();
  });

  test('play on while somebody watches', async () => {
    const { ben, table, choicesIn } = await withBotsOnly();
    await watcherOf(ben, table);
    await choicesIn(15);
    expect(await choicesIn(5)).toBeGreaterThan(0);
  });

  test('are not woken by a list of tables', async () => {
    const { server, ada, table, choicesIn } = await withBotsOnly();
    await choicesIn(15);
    expect((await ada.get('/api/tables/mine')).body.tables).toMatchObject([{ id: table }]);
    expect(server.services.host.peek(table)).not.toBeNull();
    expect(await choicesIn(5)).toBe(0);
  });
});

describe('a match whose bots are paused', () => {
  const withDeadline = async (): Promise<{ server: TestServer; time: VirtualTime; table: string }> => {
    const time = virtualTime();
    const { server, ada, ben } = await withGuests(2, { time, tuning: { botDelayMs: 10 } });
    const table = await createTable(ada, planFor(2, 1, { clock: { type: 'days', days: 1 } }));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    await ada.do(`/api/tables/${table}/start`);
    return { server, time, table };
  };

  test('keeps the deadlines of its people', async () => {
    const { server, time, table } = await withDeadline();
    for (let minute = 0; minute < 20; minute++) await time.leap(MINUTE_MS);
    expect(server.services.host.peek(table)).toBeNull();
    await time.leap(24 * 60 * MINUTE_MS);
    for (let second = 0; second < 5; second++) await time.leap(1_000);
    const live = await server.services.host.read(table);
    expect(live.table.players[0]).toMatchObject({ by: 'bot', why: 'timeout' });
    // The deadline woke the bots, so the substitute has played and the next person is asked.
    expect(live.table.asks.map(({ seat }) => seat)).toEqual([1]);
  });
});
