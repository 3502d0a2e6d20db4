/** T37: the metrics show every kind of problem, and readyz those for which a load balancer should avoid the server. */

import { join } from 'node:path';
import { lasVegas } from '@fremont/games/las-vegas';
import { seatAt } from '@fremont/kernel';
import { expect, test, vi } from 'vitest';
import { openEngine } from '../src/storage/kysely-storage.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { arrive, Guest, need, startedTable } from './guest.ts';
import { newDataDir, type ServerSetup, type TestServer, withServer } from './server.ts';
import type { TestSocket } from './test-socket.ts';
import { virtualTime } from './virtual-time.ts';

const withMatch = async (setup: ServerSetup = {}) => {
  const server = await withServer(setup);
  const [ada, ben] = [await arrive(server), await arrive(server)];
  const table = await startedTable([ada, ben]);
  const socket = await ada.socket();
  const { update } = await socket.look(table, 0);
  return { server, ada, ben, table, socket, decision: need(update.asks[0]).id };
};

/** The value of a metric, or 0 if it is missing. */
const metric = async ({ services }: TestServer, line: string): Promise<number> => {
  const text = await services.metrics.registry.metrics();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? 0 : Number(found.slice(line.length + 1));
};

const shows = (server: TestServer, line: string, least = 1) =>
  vi.waitFor(async () => expect(await metric(server, line)).toBeGreaterThanOrEqual(least), { timeout: 10_000 });

const readyz = async ({ address }: TestServer): Promise<unknown> => (await new Guest(address).get('/readyz')).body;

const roll = (socket: TestSocket, table: string, decision: `${number}.${number}`) =>
  socket.command(table, { type: 'act', seat: seatAt(0), decision, action: { type: 'roll' } });

test('a database that takes no writes: failed commands, the health check, and readyz', async () => {
  const time = virtualTime();
  const dataDir = newDataDir();
  const engine = openSqlite(join(dataDir, 'fremont.db'));
  const storage = await openEngine(engine, time.wall());
  const { server, table, socket, decision } = await withMatch({ time, dataDir, wrapStorage: () => storage });
  engine.raw.exec('pragma query_only = on');
  expect(await roll(socket, table, decision)).toMatchObject({ error: { code: 'storageUnavailable' } });
  await time.pass(8_000);
  await shows(server, 'fremont_cmd_total{result="storageUnavailable"}');
  await shows(server, 'fremont_storage_failures_total');
  expect(await readyz(server)).toEqual({ status: 'unready', reasons: ['storage'] });
});

test('a log that does not replay', async () => {
  const time = virtualTime();
  const { server, ada, table, socket, decision } = await withMatch({
    time,
    wrapStorage: (storage) => ({
      ...storage,
      matches: {
        ...storage.matches,
        async load(match) {
          const loaded = await storage.matches.load(match);
          if (loaded.type !== 'match') return loaded;
          return { ...loaded, entries: loaded.entries.map((entry) => ({ ...entry, draws: [] })) };
        },
      },
    }),
  });
  await roll(socket, table, decision);
  await socket.close();
  await time.pass(2 * 60_000);
  const again = await ada.socket();
  await again.watch(table, 0);
  await shows(server, 'fremont_replay_mismatch_total');
  expect(await readyz(server)).toEqual({ status: 'ok' });
});

test('rules that break an invariant', async () => {
  const { server, table, socket, decision } = await withMatch();
  const broken = vi.spyOn(lasVegas, 'advance').mockImplementation(() => {
    throw new Error('two and two are five');
  });
  await roll(socket, table, decision);
  broken.mockRestore();
  await shows(server, 'fremont_invariant_fail_total');
});

test('invalid messages, seats of others, limits and faults, on sockets and over HTTP', async () => {
  const { server, table, socket, ada } = await withMatch();
  socket.raw.send('rubbish');
  await shows(server, 'fremont_errors_total{code="badFrame"}');
  await socket.command(table, { type: 'act', seat: seatAt(1), decision: '1.0', action: { type: 'roll' } });
  await shows(server, 'fremont_errors_total{code="notYourSeat"}');
  await ada.get('/api/tables/nowhere');
  await shows(server, 'fremont_errors_total{code="notFound"}');
  await ada.post('/api/me/change', { name: 'Ada' }, { origin: 'http://evil.example' });
  await shows(server, 'fremont_errors_total{code="forbidden"}');
  vi.spyOn(server.services.people, 'sessions').mockRejectedValueOnce(new Error('a bug'));
  await ada.get('/api/me/sessions');
  await shows(server, 'fremont_errors_total{code="internal"}');
});

test('a limit that is hit over HTTP', async () => {
  const server = await withServer({ tuning: { requests: { burst: 2, perSecond: 0.001 } } });
  for (let time = 0; time < 4; time++) await new Guest(server.address).get('/api/hello');
  await shows(server, 'fremont_ratelimit_total{rule="requests"}');
});

const standStill = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('an event loop that blocks repeatedly', async () => {
  const server = await withServer();
  const lag = (): Promise<number> => metric(server, 'fremont_eventloop_lag_seconds');
  for (let time = 0; time < 10 && (await lag()) < 1; time++) {
    standStill(1_200);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await lag()).toBeGreaterThan(1);
  expect(server.services.health.unreadiness()).toEqual(['slow']);
});

test('a client that sends and does not read', async () => {
  const { server, table, socket } = await withMatch();
  socket.raw.pause();
  for (let time = 0; time < 3_000; time++) await socket.watch(table, 0);
  await shows(server, 'fremont_slow_disconnect_total');
});
