/** T17: a canary word in every state, hidden parts included, occurs in no message, log line or file. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@fremont/games/registry';
import { type Chance, type GameTypes, type Seat, seatAt, seededChance, type Viewer } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { expect, test } from 'vitest';
import { chooseAction } from '../src/client/choose-command.ts';
import { Person, type Site } from '../src/client/person.ts';
import { SocketClient } from '../src/client/socket-client.ts';
import { startedTable, tablePlan } from '../src/client/tables.ts';
import { withFolder } from '../src/harness.ts';
import { builtProgram } from '../src/programs/build.ts';
import { type Fault, faultEnv } from '../src/programs/fault-plan.ts';
import { startServer } from '../src/programs/server.ts';
import { newId } from '../src/random.ts';
import { until } from '../src/wait.ts';

const MARK = '5ca1ab1e0ddba11c0ffee0facade0bed';
const STEPS = 25;
/** No rate limit: the test sends many wrong commands. */
const MANY = { burst: 1e6, perSecond: 1e6 };

const TUNING = JSON.stringify({ busyLagMs: 1e6, botDelayMs: 0, messages: MANY, startWaitMs: 0 });

/** Options that hide as much as possible. */
const OPTIONS: Readonly<Record<string, object>> = {
  'las-vegas': { edition: 'royale', winnings: 'hidden' },
};

interface Seen {
  /** Not a real seat for a spectator, so it is never asked. */
  readonly seat: Seat;
  readonly version: number;
  readonly latest: Update<GameTypes> | null;
  readonly client: SocketClient;
}

/** Watches a table and records every frame. */
const watching = async (person: Person, table: string, as: Viewer, frames: string[]): Promise<Seen> => {
  const client = await SocketClient.connect(person);
  const seen = {
    seat: as === 'spectator' ? seatAt(9) : as,
    version: -1,
    latest: null as Update<GameTypes> | null,
    client,
  };
  client.listen((frame, text) => {
    frames.push(text);
    if (frame.type !== 'table' && frame.type !== 'update' && frame.type !== 'resumed') return;
    seen.latest = frame.update;
    seen.version = frame.update.version;
  });
  client.send({ type: 'watch', table, as, have: null });
  await until(10_000, () => seen.version >= 0);
  return seen;
};

/** Plays legal actions, and sends wrong ones beside them: an old action, a repeated one, and one for another seat. */
const playOn = async (players: readonly Seen[], table: string, chance: Chance): Promise<void> => {
  let before: unknown = null;
  for (let step = 0; step < STEPS; step++) {
    const isOver = (): boolean => players.some(({ latest }) => latest?.outcome !== null);
    // A bot may have the turn, so wait until a person is asked.
    if (!(await until(10_000, () => isOver() || askedOf(players) !== null)) || isOver()) return;
    const asked = askedOf(players);
    const command = asked?.latest && chooseAction(asked.latest, asked.seat, chance);
    if (asked === null || command?.type !== 'act') return;
    const { version } = asked;
    const other = players.find((one) => one !== asked);
    const say = (from: Seen | undefined, change: object): void =>
      from?.client.send({ type: 'command', table, command: { ...command, id: newId(chance), ...change } });
    if (before !== null) say(asked, { action: before });
    say(asked, { id: command.id });
    say(asked, {});
    say(other, {});
    before = command.action;
    await until(10_000, () => asked.version > version);
  }
};

const askedOf = (players: readonly Seen[]): Seen | null =>
  players.find(({ latest, seat }) => latest?.asks.some((ask) => ask.seat === seat) === true) ?? null;

const filesIn = (folder: string): string[] =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));

/** Plays all games on a server with the canary word and returns its frames, responses, logs and files. */
const heardFrom = (fault: Fault | undefined) =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const env = {
      ...faultEnv(fault === undefined ? { mark: MARK } : { mark: MARK, fault }),
      LOG_LEVEL: 'trace',
      TUNING,
    };
    const server = await startServer({ program: await builtProgram('faulty'), dataDir, env });
    const site: Site = { origin: server.origin };
    const people = [new Person(site), new Person(site), new Person(site)] as const;
    for (const person of people) await person.register();
    const [ada, ben, watcher] = people;
    const frames: string[] = [];
    const answers: string[] = [];
    for (const game of Object.keys(GAMES)) {
      const plan = tablePlan(['person', 'person', 'greedy'], { game, options: OPTIONS[game] ?? {} });
      const table = await startedTable([ada, ben], plan);
      await watching(watcher, table, 'spectator', frames);
      const players = [await watching(ada, table, seatAt(0), frames), await watching(ben, table, seatAt(1), frames)];
      await playOn(players, table, seededChance(1));
      for (const path of [`/api/tables/${table}`, `/api/tables/${table}/record`, '/api/me/export', '/api/tables'])
        answers.push((await watcher.send('GET', path)).text);
    }
    await server.stop();
    return { frames, answers, logs: [server.output()], files: filesIn(dataDir) };
  });

const withMark = (texts: readonly string[]): number => texts.filter((text) => text.includes(MARK)).length;

test('a canary word in every state is in no frame, response, log line or file', {
  timeout: 300_000,
}, async () => {
  const { frames, answers, logs, files } = await heardFrom(undefined);
  expect(frames.length).toBeGreaterThan(3 * STEPS);
  for (const code of ['illegal', 'stale', 'notYourSeat'])
    expect(frames.some((text) => text.startsWith('{"type":"error"') && text.includes(`"code":"${code}"`))).toBe(true);
  expect([frames, answers, logs, files].map(withMark)).toEqual([0, 0, 0, 0]);
});

test.each(['leakyView', 'leakyRefusal'] as const)(
  'the planted fault %s is found',
  { timeout: 300_000 },
  async (fault) => {
    expect(withMark((await heardFrom(fault)).frames)).toBeGreaterThan(0);
  },
);
