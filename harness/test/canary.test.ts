/** T17: a word that is in every state, hidden parts included, is in nothing that leaves the server or stays behind. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@fremont/games/registry';
import { type Chance, type GameTypes, type Seat, seatAt, seededChance, type Viewer } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { expect, test } from 'vitest';
import { chooseAction } from '../src/client/choice.ts';
import { Person, type Site } from '../src/client/person.ts';
import { startedTable, tablePlan } from '../src/client/tables.ts';
import { Wire } from '../src/client/wire.ts';
import { withFolder } from '../src/harness.ts';
import { builtProgram } from '../src/programs/build.ts';
import { type Fault, standEnv } from '../src/programs/plan.ts';
import { startServer } from '../src/programs/server.ts';
import { newId } from '../src/random.ts';
import { until } from '../src/wait.ts';

const MARK = '5ca1ab1e0ddba11c0ffee0facade0bed';
const STEPS = 25;
/** What is wrong here is wrong faster than anybody may talk. */
const MANY = { burst: 1e6, perSecond: 1e6 };

const TUNING = JSON.stringify({ busyLagMs: 1e6, botDelayMs: 0, messages: MANY });

/** What is hidden in each game, as far as its options have a say. */
const OPTIONS: Readonly<Record<string, object>> = {
  'las-vegas': { edition: 'royale', winnings: 'hidden' },
};

interface Seen {
  /** A spectator has none and is never asked. */
  readonly seat: Seat;
  readonly version: number;
  readonly latest: Update<GameTypes> | null;
  readonly wire: Wire;
}

/** Somebody who watches, and everything they were ever sent. */
const watching = async (person: Person, table: string, as: Viewer, frames: string[]): Promise<Seen> => {
  const wire = await Wire.greeted(person);
  const seen = {
    seat: as === 'spectator' ? seatAt(9) : as,
    version: -1,
    latest: null as Update<GameTypes> | null,
    wire,
  };
  wire.listen((frame, text) => {
    frames.push(text);
    if (frame.type !== 'table' && frame.type !== 'update' && frame.type !== 'resumed') return;
    seen.latest = frame.update;
    seen.version = frame.update.version;
  });
  wire.send({ type: 'watch', table, as, have: null });
  await until(10_000, () => seen.version >= 0);
  return seen;
};

/** Does what is asked, and beside it what nobody may: the answer before, the same again, and one for another seat. */
const playOn = async (players: readonly Seen[], table: string, chance: Chance): Promise<void> => {
  let before: unknown = null;
  for (let step = 0; step < STEPS; step++) {
    const isOver = (): boolean => players.some(({ latest }) => latest?.outcome !== null);
    // A bot may be about to move: somebody is asked when it has.
    if (!(await until(10_000, () => isOver() || askedOf(players) !== null)) || isOver()) return;
    const asked = askedOf(players);
    const command = asked?.latest && chooseAction(asked.latest, asked.seat, chance);
    if (asked === null || command?.type !== 'act') return;
    const { version } = asked;
    const other = players.find((one) => one !== asked);
    const say = (from: Seen | undefined, change: object): void =>
      from?.wire.send({ type: 'command', table, command: { ...command, id: newId(chance), ...change } });
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

/** Everything that left a marked server while all games were played on it, and everything it left behind. */
const heardFrom = (fault: Fault | undefined) =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const env = {
      ...standEnv(fault === undefined ? { mark: MARK } : { mark: MARK, fault }),
      LOG_LEVEL: 'trace',
      TUNING,
    };
    const server = await startServer({ program: await builtProgram('stand'), dataDir, env });
    const site: Site = { origin: server.origin };
    const people = [new Person(site), new Person(site), new Person(site)] as const;
    for (const person of people) await person.arrive();
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

test('a word in every state is in no frame, answer, log line or file, whatever is played', {
  timeout: 300_000,
}, async () => {
  const { frames, answers, logs, files } = await heardFrom(undefined);
  expect(frames.length).toBeGreaterThan(3 * STEPS);
  for (const code of ['illegal', 'stale', 'notYourSeat'])
    expect(frames.some((text) => text.startsWith('{"type":"error"') && text.includes(`"code":"${code}"`))).toBe(true);
  expect([frames, answers, logs, files].map(withMark)).toEqual([0, 0, 0, 0]);
});

test.each(['leakyView', 'leakyRefusal'] as const)(
  'the fault %s is heard at once',
  { timeout: 300_000 },
  async (fault) => {
    expect(withMark((await heardFrom(fault)).frames)).toBeGreaterThan(0);
  },
);
