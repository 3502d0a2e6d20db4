/** T04: a thousand people lose their server and are back in play: 99 of 100 within two seconds of its return, all within five. */

import { join } from 'node:path';
import { type Chance, seatAt } from '@fremont/kernel';
import { audit, faultsIn } from '../audit.ts';
import { Person, type Site } from '../client/person.ts';
import { startedTable, tablePlan } from '../client/tables.ts';
import { chanceOf, type Harness, numberOf, type Report, type Settings, withFolder } from '../harness.ts';
import { Ledger } from '../ledger.ts';
import { builtProgram } from '../programs/build.ts';
import { type Fault, standEnv } from '../programs/plan.ts';
import { startServer } from '../programs/server.ts';
import { percentile } from '../statistics.ts';
import { each, until } from '../wait.ts';
import { Returner } from './returner.ts';

export const resume: Harness = {
  promise: '1,000 people whose server was killed: 99 of 100 at head within 2 s of its return, all within 5 s',
  numbers: { tables: 250, mostMs: 2_000, allMs: 5_000, controlTables: 5 },
  faults: ['forgetLast'],
  async run(settings) {
    if (settings.fault !== null) return returning(settings, numberOf(resume, settings, 'tables'), settings.fault);
    const { held, counts } = await returning(settings, numberOf(resume, settings, 'tables'), null);
    const control = await returning(settings, numberOf(resume, settings, 'controlTables'), 'forgetLast');
    const isFound = Number(control.counts['behind']) > 0;
    settings.say(`planted forgetLast: ${isFound ? 'found' : 'NOT found'}`);
    return { held: held && isFound, counts: { ...counts, caught: { forgetLast: isFound } } };
  },
};

const AT_ONCE = 16;
const CHAIRS = ['person', 'person', 'person', 'person'] as const;
const STEPS = 4;
const STEP_MS = 60_000;
/** When the fault is that they never come back, there has to be an end. */
const PATIENCE = 2;

interface Company {
  readonly people: readonly Returner[];
  readonly tables: ReadonlyMap<string, readonly Returner[]>;
}

const returning = (settings: Settings, count: number, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const chance = chanceOf(settings);
    const ledger = new Ledger();
    const dataDir = join(folder, 'data');
    const first = await startServer({ program: await builtProgram('product'), dataDir });
    const site: Site = { origin: first.origin };
    const company = await openTables(site, count);
    settings.say(`${company.tables.size} tables, ${company.people.length} people`);
    await play(company, STEPS, ledger, chance);
    // One at each table has been away for a while and has steps to catch up with.
    const away = [...company.tables.values()].flatMap((people) => people.slice(-1));
    for (const person of away) person.leave();
    await play(without(company, away), 2, ledger, chance);
    const heads = new Map([...company.tables].map(([table, people]) => [table, headOf(people)]));
    await first.kill();

    const program = await builtProgram(fault === null ? 'product' : 'stand');
    const again = await startServer({ program, dataDir, env: fault === null ? {} : standEnv({ fault }) });
    const opened = performance.now();
    site.origin = again.origin;
    const allMs = numberOf(resume, settings, 'allMs');
    const times: number[] = [];
    const isAtHead = ({ way, table, version }: Returner): boolean => way !== null && version === heads.get(table);
    await Promise.all(
      company.people.map(async (person) => {
        await person.comeBack(chance, allMs * PATIENCE);
        if (isAtHead(person)) times.push(performance.now() - opened);
      }),
    );
    const behind = company.people.filter((person) => person.way !== null && !isAtHead(person)).length;
    const resumed = company.people.filter(({ way }) => way === 'resumed').length;
    for (const person of company.people) person.leave();
    await again.kill();
    const faults = await wrongScreens(dataDir, ledger, company);
    const goal = { mostMs: numberOf(resume, settings, 'mostMs'), allMs };
    return reportOf({ people: company.people.length, times, behind, resumed, faults }, goal);
  });

const openTables = async (site: Site, count: number): Promise<Company> => {
  const tables = new Map<string, Returner[]>();
  await each(Array.from({ length: count }), AT_ONCE, async () => {
    const people = CHAIRS.map(() => new Person(site));
    for (const person of people) await person.arrive();
    const table = await startedTable(people, tablePlan(CHAIRS));
    const seated = people.map((person, seat) => new Returner(person, table, seatAt(seat)));
    for (const one of seated) await one.watch();
    tables.set(table, seated);
  });
  return { people: [...tables.values()].flat(), tables };
};

const headOf = (people: readonly Returner[]): number => Math.max(...people.map(({ version }) => version));

const without = ({ tables }: Company, away: readonly Returner[]): Company => {
  const left = new Map([...tables].map(([table, people]) => [table, people.filter((one) => !away.includes(one))]));
  return { people: [...left.values()].flat(), tables: left };
};

/** So many steps at every table, as far as those who are there are asked. */
const play = async ({ tables }: Company, steps: number, ledger: Ledger, chance: Chance): Promise<void> => {
  const lists = [...tables.values()];
  for (let step = 0; step < steps; step++) {
    await until(STEP_MS, () => lists.every((people) => people.every(({ version }) => version === headOf(people))));
    const goals = lists.map((people) => headOf(people) + (people.some((one) => one.act(ledger, chance)) ? 1 : 0));
    const isThere = (): boolean =>
      lists.every((people, index) => people.every(({ version }) => version === goals[index]));
    if (!(await until(STEP_MS, isThere))) throw new Error('not everybody saw the step');
  }
};

const wrongScreens = async (dataDir: string, ledger: Ledger, { people, tables }: Company): Promise<number> =>
  faultsIn(await audit({ dataDir, ledger, tables: [...tables.keys()], players: people }));

interface Outcome {
  readonly people: number;
  /** How long after the port opened each was at head. */
  readonly times: readonly number[];
  /** Back, but not where they were. */
  readonly behind: number;
  readonly resumed: number;
  readonly faults: number;
}

interface Goal {
  readonly mostMs: number;
  readonly allMs: number;
}

const MOST = 0.99;

const reportOf = ({ people, times, behind, resumed, faults }: Outcome, { mostMs, allMs }: Goal): Report => {
  const inTime = (ms: number): number => times.filter((time) => time <= ms).length;
  const [most, all] = [inTime(mostMs), inTime(allMs)];
  const counts = {
    people,
    atHead: times.length,
    behind,
    most: { withinMs: mostMs, people: most },
    all: { withinMs: allMs, people: all },
    ms: { p50: percentile(times, 50), p99: percentile(times, 99), max: percentile(times, 100) },
    resumed,
    faults,
  };
  return { held: most >= MOST * people && all === people && faults === 0, counts };
};
