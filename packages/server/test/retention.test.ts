/** Every row of the table "What is kept" in docs/self-hosting.md, with a clock that the test controls. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { TUNING } from '../src/tuning.ts';
import { BotClient } from './bot-client.ts';
import { arrive, codeOf, createTable, type Guest, need, planFor, startedTable } from './guest.ts';
import { type TestServer, withServer } from './server.ts';
import { newId } from './test-socket.ts';
import { type VirtualTime, virtualTime } from './virtual-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Setup {
  readonly server: TestServer;
  readonly time: VirtualTime;
  readonly ada: Guest;
  readonly ben: Guest;
  /** How often housekeeping has begun to delete expired data. */
  runs(): number;
}

const withTwo = async (): Promise<Setup> => {
  const time = virtualTime();
  let runs = 0;
  const server = await withServer({
    time,
    wrapStorage: (storage) => {
      const deleteExpired = (now: number): Promise<void> => {
        runs += 1;
        return storage.deleteExpired(now);
      };
      return { ...storage, deleteExpired };
    },
  });
  return { server, time, ada: await arrive(server, 'Ada'), ben: await arrive(server, 'Ben'), runs: () => runs };
};

/** Passes days, and some hours until a whole run of housekeeping has finished: the next run begins only after it. */
const passDays = async ({ time, runs }: Setup, days: number): Promise<void> => {
  await time.leap(days * DAY_MS);
  const before = runs();
  while (runs() < before + 2) await time.leap(HOUR_MS);
};

const playToTheEnd = async ({ ada, ben }: Setup, table: string): Promise<void> => {
  const players = [ada, ben].map((guest, seat) => new BotClient(guest, table, seat, seat));
  for (const player of players) await player.sitDown();
  await Promise.all(players.map(({ over }) => over));
  for (const player of players) await player.cut();
};

const finishedTable = async (setup: Setup): Promise<{ readonly table: string; readonly match: string }> => {
  const table = await startedTable([setup.ada, setup.ben]);
  await playToTheEnd(setup, table);
  return { table, match: need((await setup.server.storage.tables.find(table))?.match) };
};

const say = async (guest: Guest, table: string, words: string): Promise<void> => {
  const socket = await guest.socket();
  socket.send({ type: 'chat', table, id: newId(), said: { type: 'text', words } });
  await socket.next('said');
  await socket.cut();
};

const hasName = async ({ server }: Setup, { id }: Guest): Promise<boolean> =>
  (await server.storage.people.find(id))?.name !== '';

test('sessions are deleted when they expire', async () => {
  const setup = await withTwo();
  const { people } = setup.server.storage;
  await passDays(setup, 88);
  expect(await people.sessionsOf(setup.ada.id, 0)).toHaveLength(1);
  await passDays(setup, 2);
  expect(await people.sessionsOf(setup.ada.id, 0)).toEqual([]);
});

test('guests are erased a year after their last visit', async () => {
  const setup = await withTwo();
  await passDays(setup, 363);
  expect(await hasName(setup, setup.ada)).toBe(true);
  await passDays(setup, 2);
  expect(await hasName(setup, setup.ada)).toBe(false);
});

test('chat is deleted after thirty days', async () => {
  const setup = await withTwo();
  const table = await createTable(setup.ada, planFor(2));
  await say(setup.ada, table, 'hello');
  const lines = () => setup.server.storage.chat.read(table, 0, 10, 0);
  await passDays(setup, 28);
  expect(await lines()).toHaveLength(1);
  await passDays(setup, 2);
  expect(await lines()).toEqual([]);
});

test('invitations are deleted after seven days', async () => {
  const setup = await withTwo();
  const table = await createTable(setup.ada, planFor(2));
  const { secret } = await setup.ada.do(`/api/tables/${table}/invites`, { seat: null });
  const hash = createHash('sha256').update(`invite:${secret}`).digest('hex');
  const invite = () => setup.server.storage.tables.findInvite(hash, 0);
  await passDays(setup, 5);
  expect(await invite()).toMatchObject({ table });
  await passDays(setup, 2);
  expect(await invite()).toBeNull();
});

test('a table that was closed before a match is deleted after thirty days, with its kicks', async () => {
  const setup = await withTwo();
  const { ada, ben, server } = setup;
  const table = await createTable(ada, planFor(2));
  await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
  await ada.do(`/api/tables/${table}/kick`, { person: ben.id });
  await ada.do(`/api/tables/${table}/leave`);
  const kept = async () => [await server.storage.tables.find(table), await server.storage.tables.kicked(table)];
  await passDays(setup, 28);
  expect(await kept()).toMatchObject([{ status: 'over' }, [ben.id]]);
  await passDays(setup, 2);
  expect(await kept()).toEqual([null, []]);
});

test('a report is deleted 180 days after it was made, or after it was closed', async () => {
  const setup = await withTwo();
  const { ada, ben, server } = setup;
  const table = await createTable(ada, planFor(2));
  await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
  await say(ada, table, 'boo');
  for (const reason of ['insult', 'spam'])
    await ben.do(`/api/tables/${table}/report`, { person: ada.id, line: 1, reason });
  await ada.do('/api/me/delete');
  const reasons = async () => (await server.storage.reports.list({}, 10)).map(({ reason }) => reason);
  await passDays(setup, 100);
  const [closed] = await server.storage.reports.list({}, 10);
  await server.storage.reports.close(need(closed).id, { outcome: 'warned', note: '', at: server.services.now() });
  await passDays(setup, 78);
  expect(await reasons()).toHaveLength(2);
  expect(await server.storage.reports.find(need(closed).id)).toMatchObject({ name: null, context: [{ words: 'boo' }] });
  await passDays(setup, 2);
  expect(await reasons()).toEqual([need(closed).reason]);
  await passDays(setup, 100);
  expect(await reasons()).toEqual([]);
});

test('a finished table leaves the lobby at once, stays as a record for a year, and is deleted then', async () => {
  const setup = await withTwo();
  const { ada, server } = setup;
  const { table, match } = await finishedTable(setup);
  expect((await ada.get('/api/tables')).body.tables).toEqual([]);
  expect((await ada.get(`/api/tables/${table}/record`)).body.record).toMatchObject({ game: 'las-vegas' });
  await passDays(setup, 363);
  expect(await server.storage.matches.load(match)).toMatchObject({ type: 'match', match: { status: 'over' } });
  await passDays(setup, 2);
  expect(await server.storage.tables.find(table)).toBeNull();
  expect(await server.storage.matches.load(match)).toEqual({ type: 'missing' });
});

test('a table stays as long as a report about it', async () => {
  const setup = await withTwo();
  const { ada, ben, server } = setup;
  const table = await createTable(ada, planFor(2));
  await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
  await ben.do(`/api/tables/${table}/report`, { person: ada.id, line: null, reason: 'name' });
  for (const guest of [ben, ada]) await guest.do(`/api/tables/${table}/leave`);
  await passDays(setup, 178);
  expect(await server.storage.tables.find(table)).toMatchObject({ status: 'over' });
  await passDays(setup, 2);
  expect(await server.storage.tables.find(table)).toBeNull();
});

test('standing orders are deleted when their match is over', async () => {
  const setup = await withTwo();
  const { orders } = setup.server.storage;
  const running = await startedTable([setup.ada, setup.ben]);
  const open = need((await setup.server.storage.tables.find(running))?.match);
  const { match } = await finishedTable(setup);
  for (const one of [open, match]) await orders.set(one, seatAt(0), { any: 'order' }, 0);
  await passDays(setup, 1);
  expect(await orders.list(open)).toHaveLength(1);
  expect(await orders.list(match)).toEqual([]);
});

describe('a match that nobody visits', () => {
  const rollIn = async (guest: Guest, table: string) => {
    const socket = await guest.socket();
    const { update } = await socket.look(table, 0);
    const decision = need(update.asks[0]).id;
    const answer = await socket.command(table, { type: 'act', seat: seatAt(0), decision, action: { type: 'roll' } });
    await socket.cut();
    return answer;
  };

  test('ends after thirty days: it leaves the lobby, takes no commands and keeps its record', async () => {
    const setup = await withTwo();
    const { ada, server } = setup;
    const table = await startedTable([ada, setup.ben]);
    await rollIn(ada, table);
    await passDays(setup, 28);
    expect((await ada.get('/api/tables')).body.tables).toHaveLength(1);
    await passDays(setup, 3);
    expect((await ada.get('/api/tables')).body.tables).toEqual([]);
    expect(await ada.room(table)).toMatchObject({ status: 'over', trouble: 'abandoned' });
    expect(await rollIn(ada, table)).toMatchObject({ error: { code: 'gameOver', why: 'abandoned' } });
    expect(codeOf(await ada.get(`/api/tables/${table}/record`))).toBeUndefined();
    expect(await server.storage.tables.find(table)).toMatchObject({ status: 'over', result: null });
  });

  test('goes on if somebody looked in, or is there', async () => {
    const setup = await withTwo();
    const { ada, ben, server } = setup;
    const table = await startedTable([ada, ben]);
    await passDays(setup, 20);
    const socket = await ben.socket();
    await socket.look(table, 1);
    await socket.cut();
    await passDays(setup, 20);
    expect(await server.storage.tables.find(table)).toMatchObject({ status: 'running' });
    await passDays(setup, 11);
    expect(await server.storage.tables.find(table)).toMatchObject({ status: 'over' });
  });
});

/** The table of the page as rows of cells, without its head. */
const keptRows = (): string[][] => {
  const page = readFileSync(new URL('../../../docs/self-hosting.md', import.meta.url), 'utf8');
  const [section = ''] = page.split('## What is kept')[1]?.split('\n## ') ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
};

describe('docs/self-hosting.md', () => {
  test('names the times that the server uses', () => {
    const timed = keptRows().flatMap(([, , time = '', setting = '']) => {
      const name = /`(\w+)`/.exec(setting)?.[1];
      return name === undefined ? [] : [[name, time] as const];
    });
    expect(timed.length).toBeGreaterThanOrEqual(8);
    for (const [name, time] of timed) {
      const days = Number(TUNING[name as keyof typeof TUNING]) / DAY_MS;
      const words = days < 1 ? `${days * 24 * 60} minutes` : `${days} days`;
      expect(`${name}: ${time}`).toContain(words);
    }
  });
});
