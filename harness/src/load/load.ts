/** T28: a thousand sockets on 250 tables, 250 commands a second, every one of them safe before it is acknowledged. */

import { join } from 'node:path';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { audit, type Findings, faultsIn } from '../audit.ts';
import type { Site } from '../client/person.ts';
import { chanceOf, type Harness, numberOf, type Report, type Settings, withFolder } from '../harness.ts';
import { Ledger } from '../ledger.ts';
import { builtProgram } from '../programs/build.ts';
import { type Fault, standEnv } from '../programs/plan.ts';
import { cpuSeconds, residentBytes, startServer } from '../programs/server.ts';
import { percentile } from '../statistics.ts';
import { each, sleep, until } from '../wait.ts';
import { LoadTable } from './load-table.ts';
import { answersIn, type ServerAcks, slowestOf } from './server-acks.ts';

export const load: Harness = {
  promise: '1,000 sockets on 250 tables at 250 commands a second, all durable: 99 of 100 acknowledged within 25 ms',
  numbers: { tables: 250, rate: 250, seconds: 20, p99Ms: 25, controlSeconds: 4 },
  faults: ['ackBeforeCommit', 'stall'],
  async run(settings) {
    const seconds = numberOf(load, settings, 'seconds');
    if (settings.fault !== null) return loading(settings, seconds, settings.fault);
    const { held, counts } = await loading(settings, seconds, null);
    const caught: Record<string, boolean> = {};
    for (const fault of controlsFor(numberOf(load, settings, 'p99Ms'))) {
      const control = await loading(settings, numberOf(load, settings, 'controlSeconds'), fault);
      caught[fault] = !control.held;
      settings.say(`planted ${fault}: ${control.held ? 'NOT found' : 'found'}`);
    }
    return { held: held && Object.values(caught).every(Boolean), counts: { ...counts, caught } };
  },
};

/** The stall of the stand. A limit above it asks about durability only. */
const STALL_MS = 120;

const controlsFor = (p99Ms: number): readonly Fault[] =>
  p99Ms < STALL_MS ? ['ackBeforeCommit', 'stall'] : ['ackBeforeCommit'];

const AT_ONCE = 16;
const SOCKETS_PER_TABLE = 4;
const WARM_UP_MS = 2_000;
const ANSWER_MS = 10_000;
const TICK_MS = 2;
const RATE_MIN_SHARE = 0.95;

const loading = (settings: Settings, seconds: number, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const number = (name: string): number => numberOf(load, settings, name);
    const dataDir = join(folder, 'data');
    const program = await builtProgram(fault === null ? 'product' : 'stand');
    const env = fault === null ? { METRICS_PORT: '0' } : standEnv({ fault });
    const server = await startServer({ program, dataDir, env });
    const site: Site = { origin: server.origin };
    const ledger = new Ledger();
    const latencies: number[] = [];
    const common = { site, ledger, chance: chanceOf(settings), onAcknowledged: (ms: number) => latencies.push(ms) };
    const tables = Array.from({ length: number('tables') }, () => new LoadTable(common));
    await each(tables, AT_ONCE, (table) => table.open());
    settings.say(`${tables.length} tables, ${tables.length * SOCKETS_PER_TABLE} sockets`);

    await drive(tables, number('rate'), WARM_UP_MS);
    latencies.length = 0;
    const cpuBefore = cpuSeconds(server.pid);
    const answersBefore = await answersIn(server);
    const ownLag = monitorEventLoopDelay({ resolution: 1 });
    ownLag.enable();
    await drive(tables, number('rate'), seconds * 1000);
    ownLag.disable();
    const cpuAfter = cpuSeconds(server.pid);
    const serverAckMs = slowestOf(answersBefore, await answersIn(server));
    const rss = residentBytes(server.pid);
    const measured = latencies.slice();
    await until(ANSWER_MS, () => tables.every(({ isWaiting }) => !isWaiting));
    // All at once, and killed with the last acknowledgement: whatever is not safe by then is lost.
    for (const table of tables) table.act();
    const isAnswered = await until(ANSWER_MS, () => tables.every(({ isWaiting }) => !isWaiting));
    const sockets = tables.reduce((sum, one) => sum + one.sockets, 0);
    await server.kill();
    for (const table of tables) table.close();
    const findings = await audit({ dataDir, ledger, tables: tables.map(({ id }) => id), players: [] });
    const cpu = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
    const refused = tables.reduce((sum, one) => sum + one.refused, 0);
    return reportOf(
      { latencies: measured, seconds, sockets, rss, cpu, refused, isAnswered, findings, serverAckMs, ownLag },
      {
        rate: number('rate'),
        p99Ms: number('p99Ms'),
        sockets: tables.length * SOCKETS_PER_TABLE,
      },
    );
  });

/** At its own pace, however the server keeps up: a slow answer must not slow the asking down. */
const drive = async (tables: readonly LoadTable[], rate: number, forMs: number): Promise<void> => {
  const began = performance.now();
  let asked = 0;
  let next = 0;
  while (performance.now() - began < forMs) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (let tries = 0; asked < due && tries < tables.length; tries++) {
      const table = tables[next++ % tables.length];
      if (table?.act()) asked += 1;
    }
    await sleep(TICK_MS);
  }
};

interface Outcome {
  readonly latencies: readonly number[];
  readonly seconds: number;
  readonly sockets: number;
  readonly rss: number | null;
  readonly cpu: number | null;
  readonly refused: number;
  readonly isAnswered: boolean;
  readonly findings: Findings;
  /** What the server says itself, from the arrival of a command to its answer; null when it was not asked. */
  readonly serverAckMs: ServerAcks | null;
  /** How late timers of this process were: so much of every figure above may be the harness's own. */
  readonly ownLag: IntervalHistogram;
}

interface Goal {
  readonly rate: number;
  readonly p99Ms: number;
  readonly sockets: number;
}

const MB = 1_000_000;
const NS_PER_MS = 1_000_000;

const reportOf = (outcome: Outcome, goal: Goal): Report => {
  const { latencies, seconds, sockets, rss, cpu, refused, isAnswered, findings, serverAckMs, ownLag } = outcome;
  const p99 = percentile(latencies, 99);
  const rate = latencies.length / seconds;
  const isFast = p99 !== null && p99 <= goal.p99Ms && rate >= goal.rate * RATE_MIN_SHARE;
  const isWhole = faultsIn(findings) === 0 && refused === 0 && isAnswered && sockets === goal.sockets;
  return {
    held: isFast && isWhole,
    counts: {
      sockets,
      tables: findings.tables,
      commands: latencies.length,
      perSecond: Math.round(rate),
      ackMs: { p50: percentile(latencies, 50), p99, p999: percentile(latencies, 99.9) },
      serverAckMs,
      harnessLagMs: { p50: ownLag.percentile(50) / NS_PER_MS, p99: ownLag.percentile(99) / NS_PER_MS },
      rssMb: rss === null ? null : Math.round(rss / MB),
      serverCpuSeconds: cpu,
      refused,
      lost: findings.lost,
      faults: faultsIn(findings),
      seconds,
      ...(isWhole ? {} : { examples: findings.examples }),
    },
  };
};
