/** T28: 1,000 sockets on 250 tables send 250 commands a second. The server stores every command before it acknowledges it. */

import { join } from 'node:path';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { audit, auditConditions, type Findings, faultsIn } from '../audit.ts';
import type { Site } from '../client/person.ts';
import { atLeast, atMostCalm, exactly, never } from '../conditions.ts';
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
import { patienceMs } from '../patience.ts';
import { builtProgram } from '../programs/build.ts';
import { type Fault, faultEnv } from '../programs/fault-plan.ts';
import { cpuSeconds, residentBytes, startServer } from '../programs/server.ts';
import { percentile } from '../statistics.ts';
import { each } from '../wait.ts';
import { bareWrites } from './bare-writes.ts';
import { allAnswered, drive } from './drive.ts';
import { LoadTable } from './load-table.ts';
import { answersIn, type ServerAcks, slowestOf } from './server-acks.ts';
import { runSideBySide } from './side-by-side.ts';

export const load: Harness = {
  promise: '1,000 sockets on 250 tables at 250 commands a second, all durable: 99 of 100 acknowledged within 25 ms',
  numbers: {
    tables: 250,
    rate: 250,
    seconds: 20,
    p99Ms: 25,
    controlSeconds: 4,
    nodes: 0,
    sockets: 1000,
    warmUpMs: 3000,
  },
  faults: ['ackBeforeCommit', 'stall'],
  run(settings) {
    const number = (name: string): number => numberOf(load, settings, name);
    // With nodes it compares databases and numbers of nodes, instead of testing the promise.
    if (number('nodes') > 0)
      return runSideBySide(settings, {
        nodes: number('nodes'),
        sockets: number('sockets'),
        rate: number('rate'),
        seconds: number('seconds'),
        warmUpMs: number('warmUpMs'),
      });
    return runWithControls(settings, {
      faultsAfter: (main) => controlsFor(main, settings),
      main: (fault) => runLoad(settings, numberOf(load, settings, 'seconds'), fault),
      control: (fault) => runLoad(settings, numberOf(load, settings, 'controlSeconds'), fault),
    });
  },
};

/** The promise is about a quiet machine. On a busy one the bound is this many times the duration of a bare write. */
const CALM_TIMES = 5;
const FAST = '99 of 100 commands acknowledged after';

/** How long the planted `stall` blocks. If the bound is higher, the stall looks like a busy machine. */
const STALL_MS = 120;

const controlsFor = ({ conditions }: Report, { say }: Settings): readonly Fault[] => {
  const boundMs = conditions.find(({ name }) => name === FAST)?.bound ?? Infinity;
  if (boundMs < STALL_MS) return ['ackBeforeCommit', 'stall'];
  say(`planted stall: left out, the bound is above ${STALL_MS} ms`);
  return ['ackBeforeCommit'];
};

const AT_ONCE = 16;
const SOCKETS_PER_TABLE = 4;
const WARM_UP_MS = 2_000;
const CALM_MS = 3_000;
/** The timeout for all answers on a quiet machine. */
const ANSWER_MS = 10_000;
const RATE_MIN_SHARE = 0.95;

const runLoad = (settings: Settings, seconds: number, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const number = (name: string): number => numberOf(load, settings, name);
    const dataDir = join(folder, 'data');
    const program = await builtProgram(fault === null ? 'product' : 'faulty');
    const env = fault === null ? { METRICS_PORT: '0' } : faultEnv({ fault });
    const server = await startServer({ program, dataDir, env });
    const site: Site = { origin: server.origin };
    const ledger = new Ledger();
    const latencies: number[] = [];
    const common = { site, ledger, chance: chanceOf(settings), onAcknowledged: (ms: number) => latencies.push(ms) };
    const tables = Array.from({ length: number('tables') }, () => new LoadTable(common));
    await each(tables, AT_ONCE, (table) => table.open());
    settings.say(`${tables.length} tables, ${tables.length * SOCKETS_PER_TABLE} sockets`);

    await drive(tables, number('rate'), WARM_UP_MS);
    await allAnswered(tables, ANSWER_MS);
    const calmP99 = percentile(await bareWrites(folder, CALM_MS), 99) ?? 0;
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
    const answerMs = patienceMs([calmP99], ANSWER_MS);
    // The last commands of the phase count too, even if they are answered late.
    await allAnswered(tables, answerMs);
    const measured = latencies.slice();
    // All tables act at once and the server is killed after the last acknowledgement, so commands not stored by then are lost.
    for (const table of tables) table.act();
    await allAnswered(tables, answerMs);
    const waiting = tables.filter(({ isWaiting }) => isWaiting).length;
    const sockets = tables.reduce((sum, one) => sum + one.sockets, 0);
    await server.kill();
    for (const table of tables) table.close();
    const findings = await audit({ dataDir, ledger, tables: tables.map(({ id }) => id), players: [] });
    const cpu = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
    const refused = tables.reduce((sum, one) => sum + one.refused, 0);
    return reportOf(
      { latencies: measured, seconds, sockets, rss, cpu, refused, waiting, findings, serverAckMs, ownLag },
      {
        rate: number('rate'),
        p99Ms: number('p99Ms'),
        calmP99,
        tables: tables.length,
      },
    );
  });

interface Measured {
  readonly latencies: readonly number[];
  readonly seconds: number;
  readonly sockets: number;
  readonly rss: number | null;
  readonly cpu: number | null;
  readonly refused: number;
  readonly waiting: number;
  readonly findings: Findings;
  /** The server's own figures from the arrival of a command to its answer; null if it publishes none. */
  readonly serverAckMs: ServerAcks | null;
  /** How late the timers of this process were. The harness itself can add this much to every figure. */
  readonly ownLag: IntervalHistogram;
}

interface Goal {
  readonly rate: number;
  readonly p99Ms: number;
  /** The p99 of bare writes on the same disk while the server is idle. */
  readonly calmP99: number;
  readonly tables: number;
}

/**
 * The least rate of acknowledgements. A table sends its next command after the answer to the last one, so where the allowed
 * latency is long, the tables together cannot send at the promised rate.
 */
export const leastRate = (rate: number, tables: number, allowedMs: number): number =>
  Math.min(rate, (tables * 1000) / allowedMs) * RATE_MIN_SHARE;

const MB = 1_000_000;
const NS_PER_MS = 1_000_000;

const reportOf = (outcome: Measured, goal: Goal): Report => {
  const { latencies, seconds, sockets, rss, cpu, refused, waiting, findings, serverAckMs, ownLag } = outcome;
  const p99 = percentile(latencies, 99);
  const rate = latencies.length / seconds;
  const fast = atMostCalm(FAST, p99, 'ms', { calm: goal.calmP99, times: CALM_TIMES, atLeast: goal.p99Ms });
  const conditions = [
    ...auditConditions(findings),
    never('commands refused', refused),
    never('tables that wait for an answer at the end', waiting),
    exactly('sockets open at the end', sockets, goal.tables * SOCKETS_PER_TABLE),
    atLeast('commands acknowledged per second', rate, leastRate(goal.rate, goal.tables, fast.bound)),
    fast,
  ];
  return verdict(
    conditions,
    {
      sockets,
      tables: findings.tables,
      commands: latencies.length,
      perSecond: Math.round(rate),
      bareWriteMs: { p99: goal.calmP99 },
      ackMs: { p50: percentile(latencies, 50), p99, p999: percentile(latencies, 99.9) },
      serverAckMs,
      harnessLagMs: { p50: ownLag.percentile(50) / NS_PER_MS, p99: ownLag.percentile(99) / NS_PER_MS },
      rssMb: rss === null ? null : Math.round(rss / MB),
      serverCpuSeconds: cpu,
      refused,
      lost: findings.lost,
      faults: faultsIn(findings),
      seconds,
    },
    { examples: findings.examples },
  );
};
