/** A failing database: no command is acknowledged without being stored, reads go on, and the server recovers by itself. */

import { join } from 'node:path';
import type { LasVegas } from '@fremont/games/las-vegas';
import { type Chance, seatAt, seededChance } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../src/storage/kysely-storage.ts';
import { openSqlite, type SqliteEngine } from '../src/storage/sqlite.ts';
import { BotClient } from './bot-client.ts';
import { arrive, Guest, need, startedTable } from './guest.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { newDataDir, type TestServer, withServer } from './server.ts';
import { type NewCommand, newId } from './test-socket.ts';
import { virtualTime } from './virtual-time.ts';

/** A server whose database the test can break. */
const withFragile = async () => {
  const time = virtualTime();
  const dataDir = newDataDir();
  const engine: SqliteEngine = openSqlite(join(dataDir, 'fremont.db'));
  const storage = await openEngine(engine, time.wall());
  const server = await withServer({ time, dataDir, wrapStorage: () => storage });
  const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
  const table = await startedTable([ada, ben]);
  const socket = await ada.socket();
  const { update } = await socket.look(table, 0);
  const roll: NewCommand = {
    type: 'act',
    seat: seatAt(0),
    decision: need((update as Update<LasVegas>).asks[0]).id,
    action: { type: 'roll' },
  };
  return { server, time, engine, ada, ben, table, socket, roll };
};

const pages = ({ raw }: SqliteEngine): number =>
  Number((raw.prepare('pragma page_count').all()[0] as { page_count: number }).page_count);

/** How to break the database, and how to repair it. */
const FAILURES: readonly (readonly [string, (engine: SqliteEngine) => void, (engine: SqliteEngine) => void])[] = [
  [
    'a disk that takes no writes',
    ({ raw }) => raw.exec('pragma query_only = on'),
    ({ raw }) => raw.exec('pragma query_only = off'),
  ],
  [
    'a full disk',
    (engine) => {
      engine.raw.exec('create table ballast (bytes blob)');
      engine.raw.exec(`pragma max_page_count = ${pages(engine)}`);
      engine.raw.exec('delete from ballast');
    },
    ({ raw }) => raw.exec('pragma max_page_count = 1000000'),
  ],
];

type Fragile = Awaited<ReturnType<typeof withFragile>>;

/** Plays until an action is refused and returns that action. A full disk may have room for a few more. */
const untilRefused = async ({ server, table, ada, ben }: Fragile) => {
  const sockets = [await ada.socket(), await ben.socket()];
  const live = await server.services.host.open(table);
  while (true) {
    const ask = need(live.table.asks[0]);
    const action = need(live.table.look(ask.seat).legal[0]);
    const command: NewCommand = { type: 'act', seat: ask.seat, decision: ask.id, action };
    const socket = need(sockets[ask.seat]);
    const id = newId();
    const answer = await socket.command(table, command, id);
    if (answer.type === 'error') return { socket, command, id, error: answer.error, version: live.table.version };
  }
};

describe.each(FAILURES)('%s', (_what, spoil, mend) => {
  test('refuses changes with an error, and changes nothing', async () => {
    const fragile = await withFragile();
    const { engine, table, server, time, ada } = fragile;
    spoil(engine);
    const { socket, command, id, error, version } = await untilRefused(fragile);
    expect(error).toMatchObject({ code: 'storageUnavailable', retryAfterMs: expect.any(Number) });
    const live = await server.services.host.open(table);
    expect(live.table.version).toBe(version);
    const match = need((await server.storage.tables.find(table))?.match);
    expect(await server.storage.matches.read(match, 0)).toHaveLength(version);
    // Reads go on, also when they have to load the match.
    await socket.close();
    await time.pass(2 * 60_000);
    const looking = await ada.socket();
    expect((await looking.look(table, 0)).update.version).toBe(version);
    expect((await ada.get('/api/tables')).status).toBe(200);
    mend(engine);
    const again = await need([ada, fragile.ben][command.seat]).socket();
    expect(await again.command(table, command, id)).toMatchObject({ type: 'done', id, version: version + 1 });
  });
});

describe('while the database takes no writes', () => {
  const MINUTE_MS = 60_000;
  const LIVE = { type: 'live', bankS: 60, incrementS: 0 } as const;

  const withClock = async () => {
    const { server, time, engine, ada, ben } = await withFragile();
    const table = await startedTable([ada, ben], { clock: LIVE });
    // A table that nobody watches is unloaded meanwhile.
    const open = () => server.services.host.open(table);
    const players = async (): Promise<string[]> => (await open()).table.players.map(({ by }) => by);
    const left = async (): Promise<number> => need((await open()).look('spectator').clock).running[0]?.remainingMs ?? 0;
    const breakFor = async (ms: number): Promise<void> => {
      engine.raw.exec('pragma query_only = on');
      await time.pass(ms);
      engine.raw.exec('pragma query_only = off');
    };
    return { time, players, breakFor, left };
  };

  test('players lose no time', async () => {
    const { time, players, breakFor, left } = await withClock();
    await time.pass(50_000);
    await breakFor(10 * MINUTE_MS);
    await time.pass(3_000);
    expect(await players()).toEqual(['person', 'person']);
    expect(await left()).toBeGreaterThan(10_000);
    await time.pass((await left()) + 3_000);
    expect(await players()).toEqual(['bot', 'person']);
  });

  test('a moment gives nobody time', async () => {
    const { time, players, breakFor } = await withClock();
    for (let times = 0; times < 7; times++) {
      await time.pass(3_000);
      await breakFor(6_000);
    }
    expect(await players()).toEqual(['person', 'person']);
    await time.pass(3_000);
    expect(await players()).toEqual(['bot', 'person']);
  });
});

test('readyz reports a database that takes no writes, and its recovery', async () => {
  const { engine, server, time } = await withFragile();
  const [, spoil, mend] = need(FAILURES[0]);
  const visitor = new Guest(server.address);
  expect((await visitor.get('/readyz')).status).toBe(200);
  spoil(engine);
  await time.pass(8_000);
  const reply = await visitor.get('/readyz');
  expect(reply.status).toBe(503);
  expect(reply.body).toEqual({ status: 'unready', reasons: ['storage'] });
  expect((await visitor.get('/livez')).status).toBe(200);
  mend(engine);
  await time.pass(3_000);
  expect((await visitor.get('/readyz')).status).toBe(200);
});

describe('a database that goes away and comes back', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.end());

  /** The error of a full disk, as PostgreSQL reports it: at the commit, or while writing. */
  const fillDisk = (schema: string, when: 'initially deferred' | 'initially immediate') =>
    sql(
      schema,
      `create function disk_full() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
      ...['entries', 'beats', 'chat'].map(
        (table) =>
          `create constraint trigger full_disk after insert or update on ${table} deferrable ${when}
           for each row execute function disk_full()`,
      ),
    );

  const freeDisk = (schema: string) => sql(schema, 'drop function disk_full cascade');

  const sql = async (schema: string, ...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client(schema);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  test.each(['initially deferred', 'initially immediate'] as const)(
    'and a full disk there (%s) refuses changes, keeps everything, and needs no restart',
    async (when) => {
      const schema = await postgres.newSchema();
      const time = virtualTime();
      const server = await withServer({ time, env: { DATABASE_URL: schema } });
      const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
      const table = await startedTable([ada, ben]);
      const socket = await ada.socket();
      const { update } = await socket.look(table, 0);
      const decision = need((update as Update<LasVegas>).asks[0]).id;
      const roll: NewCommand = { type: 'act', seat: seatAt(0), decision, action: { type: 'roll' } };
      const id = newId();
      await fillDisk(schema, when);
      expect(await socket.command(table, roll, id)).toMatchObject({ error: { code: 'storageUnavailable' } });
      const match = need((await server.storage.tables.find(table))?.match);
      expect(await server.storage.matches.read(match, 0)).toEqual([]);
      expect((await (await ben.socket()).look(table, 1)).update.version).toBe(0);
      await time.pass(8_000);
      await untilReasons(ada, ['storage']);
      await freeDisk(schema);
      expect(await socket.command(table, roll, id)).toMatchObject({ type: 'done', id, version: 1 });
      expect(await server.storage.matches.read(match, 0)).toHaveLength(1);
      await time.pass(3_000);
      await untilReasons(ada, []);
    },
  );

  /** The probe of the database takes real time, while the clock of the server is the test's. */
  const untilReasons = async (guest: Guest, expected: readonly string[]): Promise<void> => {
    for (let reasons: readonly string[] | null = null; reasons?.join() !== expected.join(); await sleep(20))
      reasons = ((await guest.get('/readyz')).body as { reasons?: string[] }).reasons ?? [];
  };

  test('loses no acknowledged command, and the match goes on', async () => {
    const server = await withServer({ env: { DATABASE_URL: await postgres.newSchema() } });
    const people = [await arrive(server), await arrive(server)] as const;
    const table = await startedTable(people as unknown as [Guest, Guest]);
    const players = people.map((guest, seat) => new BotClient(guest, table, seat, seat + 1));
    await Promise.all(players.map((player) => player.sitDown()));
    for (const version of [10, 25]) {
      while (players.every((player) => player.version < version)) await sleep(5);
      await postgres.stop('immediate');
      await sleep(200);
      await postgres.start();
      // A client repeats a command that could not be stored.
      await Promise.all(players.map((player) => player.sendAgain()));
    }
    const again = setInterval(() => players.map((player) => player.sendAgain()), 500);
    onTestFinished(() => clearInterval(again));
    await Promise.all(players.map(({ over }) => over));
    const match = need((await server.storage.tables.find(table))?.match);
    const log = await server.storage.matches.read(match, 0);
    expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
    const versions = new Map(log.map(({ command, version }) => [command, version]));
    for (const { notes } of players)
      for (const [id, version] of notes.acknowledged) expect(versions.get(id)).toBe(version);
  }, 90_000);
});

/** How storage loads the match of a table: `match`, or `quarantined`. */
const storedTypeOf = async ({ storage }: TestServer, table: string): Promise<string> => {
  const { match } = need(await storage.tables.find(table));
  return (await storage.matches.load(match ?? '')).type;
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('rules that throw', () => {
  /** Chance that throws so many times, like a fault in the rules. */
  const failingChance = (times: number): Chance & { failures: number } => {
    const inner = seededChance(1);
    const chance = {
      failures: 0,
      int(n: number, stream: string): number {
        if (stream.startsWith('dice') && chance.failures < times) {
          chance.failures += 1;
          throw new Error('the rules broke');
        }
        return inner.int(n, stream);
      },
    };
    return chance;
  };

  const withBroken = async (times: number) => {
    const server = await withServer({ chance: failingChance(times) });
    const people = [await arrive(server), await arrive(server)] as const;
    const table = await startedTable(people as unknown as [Guest, Guest]);
    const socket = await people[0].socket();
    await socket.look(table, 0);
    const roll = () =>
      socket.command(table, { type: 'act', seat: seatAt(0), decision: '0.0', action: { type: 'roll' } });
    return { server, people, table, socket, roll };
  };

  test('once cause an incident, and the match is loaded again', async () => {
    const { server, table, socket, roll } = await withBroken(1);
    expect(await roll()).toMatchObject({
      error: { code: 'internal', incident: expect.stringMatching(/^[a-z0-9]{10}$/) },
    });
    await socket.next('update', ({ update }) => update.asks.length === 1);
    expect(await roll()).toMatchObject({ type: 'done', version: 1 });
    expect(await storedTypeOf(server, table)).toBe('match');
  });

  test('repeatedly put the match into quarantine', async () => {
    const { server, people, table, roll } = await withBroken(1_000);
    for (let times = 0; times < 3; times++) {
      await roll();
      await sleep(50);
    }
    expect(await roll()).toMatchObject({ error: { code: 'notOpen', why: 'quarantined' } });
    expect((await people[1].room(table)).trouble).toBe('quarantined');
    expect(await storedTypeOf(server, table)).toBe('quarantined');
  });
});

describe('a damaged match', () => {
  const damage = ({ raw }: SqliteEngine): void => {
    raw.exec(`update entries set payload = replace(payload, '"roll"', '"pass"')`);
  };

  test('is quarantined and reported, and no other match is affected', async () => {
    const { engine, server, time, ada, ben, table, socket, roll } = await withFragile();
    const sound = await startedTable([ada, ben]);
    await socket.command(table, roll);
    await socket.close();
    await time.pass(2 * 60_000);
    damage(engine);
    const looking = await ada.socket();
    await looking.watch(table, 0);
    expect((await looking.next('error')).error).toEqual({ code: 'notOpen', why: 'quarantined' });
    expect((await ada.room(table)).trouble).toBe('quarantined');
    expect(await looking.command(table, roll)).toMatchObject({ error: { code: 'notOpen', why: 'quarantined' } });
    expect((await looking.look(sound, 0)).update.version).toBe(0);
    expect(await storedTypeOf(server, table)).toBe('quarantined');
  });
});
