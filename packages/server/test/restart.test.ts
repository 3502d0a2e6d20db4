/** A server that is killed during matches: acknowledged commands are stored, and all players continue. */

import { join } from 'node:path';
import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { type MatchRecord, replay, seatAt, stateOf } from '@fremont/kernel';
import type { LogEntry, Update } from '@fremont/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { BotClient } from './bot-client.ts';
import { arrive, type Guest, need, startedTable } from './guest.ts';
import { HURRIED, newDataDir } from './server.ts';
import { buildApart, type ServerProcess, startServer } from './server-process.ts';
import { type NewCommand, newId } from './test-socket.ts';
import { withWebFolder } from './web-folder.ts';

let folder = '';
beforeAll(async () => {
  folder = await buildApart();
}, 60_000);

/** A server that can be killed and started again on the same port and the same data. */
class Phoenix {
  readonly dataDir = newDataDir();
  readonly webRoot = withWebFolder();
  #port = 0;
  #process: ServerProcess | null = null;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async rise(): Promise<void> {
    const env = {
      PORT: String(this.#port),
      HOST: '',
      DATA_DIR: this.dataDir,
      WEB_ROOT: this.webRoot,
      LOG_LEVEL: 'warn',
      TUNING: JSON.stringify(HURRIED),
    };
    this.#process = startServer(env, join(folder, 'main.js'));
    const output = await this.#process.listening();
    this.#port = Number(/listening on .*:(\d+)\n/.exec(output)?.[1]);
  }

  async die(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const dying = need(this.#process);
    dying.child.kill(signal);
    return dying.exited;
  }

  /** The log in the file, after the server ended. */
  async log(table: string): Promise<readonly LogEntry[]> {
    const storage = await openStorage({ databaseUrl: null, dataDir: this.dataDir }, Date.now());
    const match = need((await storage.tables.find(table))?.match);
    const loaded = await storage.matches.load(match);
    await storage.close();
    if (loaded.type !== 'match') throw new Error(`the match is ${loaded.type}`);
    return loaded.entries;
  }
}

const risen = async (): Promise<Phoenix> => {
  const server = new Phoenix();
  await server.rise();
  return server;
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reconnects whenever the connection is lost, until the match is over. */
const playOn = async (player: BotClient): Promise<void> => {
  let isOver = false;
  player.over.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await player.sitDown().catch(() => undefined);
    await Promise.race([player.lost(), player.over]);
    if (!isOver) await sleep(20);
  }
};

const KILLS = 6;
const VERSIONS_BETWEEN = 15;

/** Kills the server repeatedly during the match. Resolves to the number of kills. */
const killWhile = async (server: Phoenix, players: readonly BotClient[], played: Promise<unknown>): Promise<number> => {
  let isOver = false;
  played.then(() => {
    isOver = true;
  });
  const hasReached = (version: number): boolean => players.some((player) => player.version >= version);
  for (let kills = 0; kills < KILLS; kills++) {
    while (!isOver && !hasReached(VERSIONS_BETWEEN * (kills + 1))) await sleep(2);
    if (isOver) return kills;
    await server.die('SIGKILL');
    await server.rise();
  }
  return KILLS;
};

describe('a server that is killed', () => {
  test.each([2, 3])(
    'six times while %i people play loses nothing that was acknowledged, and the match goes on to its end',
    async (count) => {
      const server = await risen();
      const people: Guest[] = [];
      for (let index = 0; index < count; index++) people.push(await arrive(server));
      const table = await startedTable(people as [Guest, ...Guest[]], { options: { edition: 'royale-base' } }, 1);
      const players = people.map((guest, seat) => new BotClient(guest, table, seat, seat + 1));
      const played = Promise.all(players.map(playOn));
      const kills = await killWhile(server, players, played);
      await played;
      expect(kills).toBeGreaterThanOrEqual(3);
      const record = (await need(people[0]).get(`/api/tables/${table}/record`)).body.record;
      expect(lasVegas.outcome(stateOf(replay(lasVegas, record as unknown as MatchRecord<LasVegas>)))).not.toBeNull();
      await server.die('SIGTERM');
      const log = await server.log(table);
      expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
      const versions = new Map(log.map(({ command, version }) => [command, version]));
      expect(versions.size).toBe(log.length);
      for (const { notes } of players)
        for (const [id, version] of notes.acknowledged) expect(versions.get(id)).toBe(version);
    },
    60_000,
  );

  test('answers a repeated command as before', async () => {
    const server = await risen();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const table = await startedTable([ada, ben]);
    const before = await ada.socket();
    const { update } = await before.look(table, 0);
    const id = newId();
    const command: NewCommand = {
      type: 'act',
      seat: seatAt(0),
      decision: need((update as Update<LasVegas>).asks[0]).id,
      action: { type: 'roll' },
    };
    const first = await before.command(table, command, id);
    expect(first).toMatchObject({ type: 'done', version: 1 });
    await server.die('SIGKILL');
    await server.rise();
    const after = await ada.socket();
    expect(await after.command(table, command, id)).toEqual(first);
    await after.watch(table, 0, 0);
    const { missed, update: now } = await after.next('resumed');
    expect(missed).toHaveLength(1);
    expect(now.version).toBe(1);
  });
});

describe('a shutdown', () => {
  test('tells clients when to reconnect, takes at most ten seconds, and loses nothing', async () => {
    const server = await risen();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const table = await startedTable([ada, ben], {}, 1);
    const socket = await ada.socket();
    const { update } = await socket.look(table, 0);
    const idle = await ben.socket();
    await socket.command(table, {
      type: 'act',
      seat: seatAt(0),
      decision: need(update.asks[0]).id,
      action: { type: 'roll' },
    });
    // Another code would mean that the shutdown hit its time limit.
    expect(await server.die('SIGTERM')).toBe(0);
    for (const one of [socket, idle]) {
      expect(await one.closed).toBe(1012);
      expect(one.received.at(-1)).toMatchObject({
        type: 'error',
        re: null,
        error: { code: 'serverRestarting', retryAfterMs: expect.any(Number) },
      });
    }
    expect(await server.log(table)).toHaveLength(1);
  });
});
