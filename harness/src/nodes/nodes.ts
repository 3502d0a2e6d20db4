/** T30 and T31: several nodes on one PostgreSQL lose and double nothing, whatever happens to one of them, and show the truth. */

import { join } from 'node:path';
import { auditConditions, auditDatabase, type Findings } from '../audit.ts';
import { atLeast, atMostCalm, never } from '../conditions.ts';
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
import { percentile } from '../statistics.ts';
import { sleep } from '../wait.ts';
import { DatabaseWitness } from './database-witness.ts';
import { carryOut, NODE_FAULTS, type NodeFault } from './faults.ts';
import { NodeGroup } from './node-group.ts';
import { plansOfAllGames } from './plans.ts';
import { Visitors } from './visitors.ts';

const FAULTS = ['noFence', 'timelessLease', 'deafBus'] as const satisfies readonly Fault[];

export const nodes: Harness = {
  promise:
    'several nodes on one PostgreSQL lose, double and fork nothing, whatever fails, and every screen shows the truth',
  numbers: {
    nodes: 3,
    tables: 300,
    faults: 300,
    commands: 400,
    thinkMs: 4000,
    controlTables: 20,
    controlFaults: 5,
    controlCommands: 120,
    controlThinkMs: 600,
  },
  faults: FAULTS,
  run(settings) {
    const number = (name: string): number => numberOf(nodes, settings, name);
    const size = {
      nodes: number('nodes'),
      tables: number('tables'),
      faults: number('faults'),
      commands: number('commands'),
      thinkMs: number('thinkMs'),
      kinds: NODE_FAULTS,
      goesOn: true,
    };
    const controlSize = {
      nodes: 2,
      tables: number('controlTables'),
      faults: number('controlFaults'),
      commands: number('controlCommands'),
      thinkMs: number('controlThinkMs'),
    };
    return runWithControls(settings, {
      faultsAfter: () => FAULTS,
      main: (fault) => runNodes(settings, { ...size, ...(fault !== null && controlFor(fault)) }, fault),
      control: (fault) => runNodes(settings, { ...controlSize, ...controlFor(fault) }, fault),
    });
  },
};

export interface NodesSize {
  readonly nodes: number;
  readonly tables: number;
  readonly faults: number;
  /** Acknowledged before the first fault. */
  readonly commands: number;
  readonly thinkMs: number;
  readonly kinds: readonly NodeFault[];
  /** People go on for a while after the last fault, which hides screens that are behind until then. */
  readonly goesOn: boolean;
}

/** A fault in leases shows when a node pauses; one of the bus at any time. */
export const controlFor = (fault: Fault): Pick<NodesSize, 'kinds' | 'goesOn'> & Partial<NodesSize> =>
  fault === 'deafBus' ? { kinds: [], faults: 0, goesOn: false } : { kinds: ['pause'], goesOn: fault === 'noFence' };

const CALM_MS = 60_000;
/** After the last fault people go on for at most so long. */
const AFTERWARDS_MS = 5_000;
/** After a fault most people come back, however busy the machine is, and play for a while. Otherwise hardly anybody would act. */
const BACK_SHARE = 0.8;
const BACK_MS = 20_000;
const REST_MS = 300;
/** On a quiet machine all people are back and all answers there after this time. */
const SETTLE_MS = 30_000;
const SCREENS_MS = 15_000;

/** Moves arrive at other nodes by notification; without one, a node looks every two seconds. */
const NEWS = '99 of 100 screens show a move of another node after';
const NEWS_BOUND = { times: 20, atLeast: 500, atMost: 1_500 };

export const runNodes = (settings: Settings, size: NodesSize, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const chance = chanceOf(settings);
    const program = await builtProgram(fault === null ? 'product' : 'faultyNode');
    const env = fault === null ? {} : faultEnv({ fault });
    const group = await NodeGroup.start({ folder, nodes: size.nodes, program, env });
    const witness = await DatabaseWitness.start(group.url, group.places);
    const ledger = new Ledger();
    const visitors = new Visitors({
      plans: plansOfAllGames(size.tables),
      ledger,
      chance,
      thinkMs: [20, size.thinkMs],
      origins: () => group.origins,
    });
    try {
      await visitors.arrive();
      settings.say(`${size.nodes} nodes, ${size.tables} tables, ${visitors.people} people`);
      visitors.behind.length = 0;
      await visitors.play(size.commands, CALM_MS);
      const calm = { answers: [...visitors.answers], behind: [...visitors.behind] };
      const faults = await fail({ settings, size, group, witness, ledger, visitors });
      if (size.goesOn) await visitors.play(size.commands, AFTERWARDS_MS);
      const settleMs = patienceMs(calm.answers, SETTLE_MS);
      const settled = await visitors.settle(settleMs);
      const behindAtEnd = await visitors.screensBehind(() => witness.heads(), SCREENS_MS);
      const { forks, writes, examples } = await witness.forks();
      const fenced = sumOf(await group.metric('fremont_node_fenced_writes_total'));
      const imagined = await imaginedBy(group, witness);
      const outputs = group.places.map(({ name, server }) => `${name}: ${server?.output().slice(-1_500)}`);
      const findings = await auditAfterwards(group, visitors, ledger, folder);
      const seconds = Math.round((performance.now() - began) / 1000);
      const seen = {
        ledger,
        visitors,
        calm,
        faults,
        settled,
        behindAtEnd,
        forks,
        fenced,
        imagined,
        writes,
        findings,
        seconds,
      };
      return reportOf({ ...seen, ownerless: witness.ownerless }, [...examples, ...outputs]);
    } finally {
      visitors.leave();
      await witness.close().catch(() => undefined);
      await group.close();
    }
  });

/** Ends the nodes and compares what people saw with the logs. */
export const auditAfterwards = async (
  group: NodeGroup,
  visitors: Visitors,
  ledger: Ledger,
  folder: string,
): Promise<Findings> => {
  visitors.leave();
  await group.endNodes();
  return auditDatabase({
    databaseUrl: group.url,
    dataDir: join(folder, 'audit'),
    ledger,
    tables: visitors.tables,
    players: visitors.everyPlayer,
  });
};

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Nodes count their matches every two seconds. */
const COUNTED_MS = 2_500;

const imaginedBy = async (group: NodeGroup, witness: DatabaseWitness): Promise<number> => {
  await sleep(COUNTED_MS);
  const believed = await group.metric('fremont_node_matches');
  const owned = await witness.owned();
  return sumOf(new Map([...believed].map(([node, count]) => [node, Math.max(0, count - (owned.get(node) ?? 0))])));
};

interface Failing {
  readonly settings: Settings;
  readonly size: NodesSize;
  readonly group: NodeGroup;
  readonly witness: DatabaseWitness;
  readonly ledger: Ledger;
  readonly visitors: Visitors;
}

/** One fault after the other, every kind in turn. */
const fail = async (parts: Failing): Promise<Partial<Record<NodeFault, number>>> => {
  const { settings, size, group, witness, ledger, visitors } = parts;
  const chance = chanceOf({ ...settings, seed: settings.seed + 1 });
  const counts: Partial<Record<NodeFault, number>> = {};
  for (let count = 0; count < size.faults; count++) {
    const kind = size.kinds[count % size.kinds.length];
    if (kind === undefined) break;
    visitors.wander();
    // A node forgets refusals that another one gave.
    ledger.run += 1;
    await carryOut(kind, { nodes: group, witness, chance });
    ledger.run += 1;
    counts[kind] = (counts[kind] ?? 0) + 1;
    await visitors.back(BACK_SHARE, BACK_MS);
    await sleep(REST_MS);
    if ((count + 1) % 10 === 0) settings.say(`${count + 1} faults, ${ledger.done} acknowledged`);
  }
  return counts;
};

interface Seen {
  readonly ledger: Ledger;
  readonly visitors: Visitors;
  readonly calm: { readonly answers: readonly number[]; readonly behind: readonly number[] };
  readonly faults: Partial<Record<NodeFault, number>>;
  readonly settled: { readonly unanswered: number; readonly away: number };
  readonly behindAtEnd: readonly string[];
  readonly forks: number;
  /** Counted by the nodes that still run at the end. */
  readonly fenced: number;
  /** Matches that nodes believe to run and that others run. */
  readonly imagined: number;
  readonly writes: number;
  readonly findings: Findings;
  readonly ownerless: readonly number[];
  readonly seconds: number;
}

const reportOf = (seen: Seen, examples: readonly string[]): Report => {
  const { ledger, visitors, calm, settled, behindAtEnd, forks, findings, ownerless } = seen;
  const { examples: found, ...counts } = findings;
  const foreign = visitors.everyPlayer.reduce((sum, player) => sum + player.foreign, 0);
  const answers = { p50: percentile(calm.answers, 50), p99: percentile(calm.answers, 99) };
  const conditions = [
    ...auditConditions(findings),
    never('writes of a node that was not the owner', forks),
    never('matches that a node believes it runs and another one does', seen.imagined),
    never('answers that contradict each other', ledger.contradictions.length),
    never('commands without an answer', settled.unanswered),
    never('people who did not come back', settled.away),
    never('screens that do not show the newest move at the end', behindAtEnd.length),
    never('frames not of the protocol', foreign),
    atLeast('acknowledged commands', ledger.done, 1),
    atMostCalm(NEWS, percentile(calm.behind, 99), 'ms', { calm: answers.p99 ?? 0, ...NEWS_BOUND }),
  ];
  return verdict(
    conditions,
    {
      people: visitors.people,
      faults: seen.faults,
      acknowledged: ledger.done,
      refused: ledger.refused,
      repeated: ledger.repeated,
      forks,
      fenced: seen.fenced,
      writes: seen.writes,
      ...counts,
      wrongScreens: findings.shownWrongly + behindAtEnd.length,
      ownerlessMs: { matches: ownerless.length, p50: percentile(ownerless, 50), p99: percentile(ownerless, 99) },
      awayMs: { p50: percentile(visitors.away, 50), p99: percentile(visitors.away, 99) },
      calmAnswerMs: answers,
      calmNewsMs: { p50: percentile(calm.behind, 50), p99: percentile(calm.behind, 99) },
      unanswered: settled.unanswered,
      contradictions: ledger.contradictions.length,
      foreignFrames: foreign,
      seconds: seen.seconds,
    },
    { examples: [...found, ...behindAtEnd.slice(0, 3), ...ledger.contradictions.slice(0, 3), ...examples] },
  );
};
