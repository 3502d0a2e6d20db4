/** T04: after a restart of the server, 99 of 100 of 1,000 people are back in play within two seconds, all within five. */

import { join } from 'node:path';
import { type Chance, seatAt } from '@fremont/kernel';
import { audit, faultsIn } from '../audit.ts';
import { Person, type Site } from '../client/person.ts';
import { startedTable, tablePlan } from '../client/tables.ts';
import { atMostCalm, type Condition, never } from '../conditions.ts';
import { guardedUntil } from '../guard.ts';
import {
  chanceOf,
  type Harness,
  numberOf,
  type Report,
  runWithControls,
  type Settings,
  verdict,
  withFolder,
} from '../harness.ts';
import { Ledger } from '../ledger.ts';
import { builtProgram } from '../programs/build.ts';
import { type Fault, faultEnv } from '../programs/fault-plan.ts';
import { startServer } from '../programs/server.ts';
import { percentile } from '../statistics.ts';
import { each } from '../wait.ts';
import { ReturningPlayer } from './returning-player.ts';

export const resume: Harness = {
  promise: '1,000 people whose server was killed: 99 of 100 at head within 2 s of its return, all within 5 s',
  numbers: { tables: 250, mostMs: 2_000, allMs: 5_000, controlTables: 5 },
  faults: ['forgetLast'],
  run: (settings) =>
    runWithControls(settings, {
      faultsAfter: () => ['forgetLast'],
      main: (fault) => restartAndReconnect(settings, numberOf(resume, settings, 'tables'), fault),
      control: (fault) => restartAndReconnect(settings, numberOf(resume, settings, 'controlTables'), fault),
      sign: BEHIND,
    }),
};

/** The planted fault drops the last entry of every log, so it always breaks this condition. */
const BEHIND = 'people back at an older version';

/** The promise is about a quiet machine. On a busy one the bound is a multiple of the calm run, up to a multiple of the promise. */
const CALM_TIMES = 2;
const PROMISE_TIMES_MAX = 4;

const AT_ONCE = 16;
const CHAIRS = ['person', 'person', 'person', 'person'] as const;
const STEPS = 4;
const STEP_MS = 60_000;
/** People stop trying after this many times the promise, because nobody who is later can be in time. */
const PATIENCE = PROMISE_TIMES_MAX;

interface Players {
  readonly people: readonly ReturningPlayer[];
  readonly tables: ReadonlyMap<string, readonly ReturningPlayer[]>;
}

const restartAndReconnect = (settings: Settings, count: number, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const chance = chanceOf(settings);
    const ledger = new Ledger();
    const dataDir = join(folder, 'data');
    const first = await startServer({ program: await builtProgram('product'), dataDir });
    const site: Site = { origin: first.origin };
    const players = await openTables(site, count);
    settings.say(`${players.tables.size} tables, ${players.people.length} people`);
    await play(players, STEPS, ledger, chance);
    const allMs = numberOf(resume, settings, 'allMs');
    const calm = await calmReturn(players, chance, allMs * PATIENCE);
    // One person per table disconnects early and so misses steps.
    const away = [...players.tables.values()].flatMap((people) => people.slice(-1));
    for (const person of away) person.leave();
    await play(without(players, away), 2, ledger, chance);
    const heads = new Map([...players.tables].map(([table, people]) => [table, headOf(people)]));
    await first.kill();

    const program = await builtProgram(fault === null ? 'product' : 'faulty');
    const again = await startServer({ program, dataDir, env: fault === null ? {} : faultEnv({ fault }) });
    const opened = performance.now();
    site.origin = again.origin;
    const times: number[] = [];
    const isAtHead = ({ resumedBy, table, version }: ReturningPlayer): boolean =>
      resumedBy !== null && version === heads.get(table);
    await Promise.all(
      players.people.map(async (person) => {
        await person.reconnect(chance, allMs * PATIENCE);
        if (isAtHead(person)) times.push(performance.now() - opened);
      }),
    );
    const behind = players.people.filter((person) => person.resumedBy !== null && !isAtHead(person)).length;
    const resumed = players.people.filter(({ resumedBy }) => resumedBy === 'resumed').length;
    for (const person of players.people) person.leave();
    await again.kill();
    const faults = await wrongScreens(dataDir, ledger, players);
    const goal = { mostMs: numberOf(resume, settings, 'mostMs'), allMs, calm };
    return reportOf({ people: players.people.length, times, behind, resumed, faults }, goal);
  });

/** How long reconnecting takes while the server keeps running. */
const calmReturn = async ({ people }: Players, chance: Chance, patienceMs: number): Promise<readonly number[]> => {
  for (const person of people) person.leave();
  const began = performance.now();
  return Promise.all(
    people.map(async (person) => {
      await person.reconnect(chance, patienceMs);
      return performance.now() - began;
    }),
  );
};

const openTables = async (site: Site, count: number): Promise<Players> => {
  const tables = new Map<string, ReturningPlayer[]>();
  await each(Array.from({ length: count }), AT_ONCE, async () => {
    const people = CHAIRS.map(() => new Person(site));
    for (const person of people) await person.register();
    const table = await startedTable(people, tablePlan(CHAIRS));
    const seated = people.map((person, seat) => new ReturningPlayer(person, table, seatAt(seat)));
    for (const one of seated) await one.watch();
    tables.set(table, seated);
  });
  return { people: [...tables.values()].flat(), tables };
};

const headOf = (people: readonly ReturningPlayer[]): number => Math.max(...people.map(({ version }) => version));

const without = ({ tables }: Players, away: readonly ReturningPlayer[]): Players => {
  const left = new Map([...tables].map(([table, people]) => [table, people.filter((one) => !away.includes(one))]));
  return { people: [...left.values()].flat(), tables: left };
};

/** Plays so many steps at every table at which a connected person has to act. */
const play = async ({ tables }: Players, steps: number, ledger: Ledger, chance: Chance): Promise<void> => {
  const lists = [...tables.values()];
  for (let step = 0; step < steps; step++) {
    const isEven = (): boolean => lists.every((people) => people.every(({ version }) => version === headOf(people)));
    if (!(await guardedUntil(STEP_MS, isEven))) throw new Error('a person did not see the step before');
    const goals = lists.map((people) => headOf(people) + (people.some((one) => one.act(ledger, chance)) ? 1 : 0));
    const isThere = (): boolean =>
      lists.every((people, index) => people.every(({ version }) => version === goals[index]));
    if (!(await guardedUntil(STEP_MS, isThere))) throw new Error('a person did not see the step');
  }
};

const wrongScreens = async (dataDir: string, ledger: Ledger, { people, tables }: Players): Promise<number> =>
  faultsIn(await audit({ dataDir, ledger, tables: [...tables.keys()], players: people }));

interface Measured {
  readonly people: number;
  /** The time from the opening of the port until each person was at head. */
  readonly times: readonly number[];
  /** People who reconnected at an older version. */
  readonly behind: number;
  readonly resumed: number;
  readonly faults: number;
}

interface Goal {
  readonly mostMs: number;
  readonly allMs: number;
  /** The times of the calm run. */
  readonly calm: readonly number[];
}

const MOST_PERCENT = 99;

const reportOf = ({ people, times, behind, resumed, faults }: Measured, { mostMs, allMs, calm }: Goal): Report => {
  // People who never reconnected count as infinitely late.
  const all = [...times, ...Array.from({ length: people - times.length }, () => Infinity)];
  const inTime = (name: string, percent: number, promiseMs: number): Condition =>
    atMostCalm(name, percentile(all, percent), 'ms', {
      calm: percentile(calm, percent) ?? 0,
      times: CALM_TIMES,
      atLeast: promiseMs,
      atMost: promiseMs * PROMISE_TIMES_MAX,
    });
  const conditions = [
    inTime('99 of 100 people at head after', MOST_PERCENT, mostMs),
    inTime('all people at head after', 100, allMs),
    never(BEHIND, behind),
    never('faults in logs and screens', faults),
  ];
  const within = (ms: number): number => times.filter((time) => time <= ms).length;
  return verdict(conditions, {
    people,
    atHead: times.length,
    behind,
    most: { withinMs: mostMs, people: within(mostMs) },
    all: { withinMs: allMs, people: within(allMs) },
    ms: figuresOf(times),
    calmMs: figuresOf(calm),
    resumed,
    faults,
  });
};

const figuresOf = (times: readonly number[]): Record<string, number | null> => ({
  p50: percentile(times, 50),
  p99: percentile(times, MOST_PERCENT),
  max: percentile(times, 100),
});
