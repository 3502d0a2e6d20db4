/** A rolling restart of all nodes under load: nothing is lost, and hardly anybody notices. */

import { auditConditions, type Findings } from '../audit.ts';
import { atLeast, atMostCalm, never } from '../conditions.ts';
import { chanceOf, type Harness, numberOf, type Report, type Settings, verdict, withFolder } from '../harness.ts';
import { Ledger } from '../ledger.ts';
import { patienceMs } from '../patience.ts';
import { builtProgram } from '../programs/build.ts';
import { percentile } from '../statistics.ts';
import { sleep } from '../wait.ts';
import { DatabaseWitness } from './database-witness.ts';
import { NodeGroup } from './node-group.ts';
import { auditAfterwards } from './nodes.ts';
import { plansOfAllGames } from './plans.ts';
import { Visitors } from './visitors.ts';

export const deploy: Harness = {
  promise: 'a rolling restart of all nodes under load loses nothing and interrupts nobody for more than two seconds',
  numbers: { nodes: 3, rounds: 2, tables: 60, commands: 300, thinkMs: 2000, interruptionMs: 2000 },
  faults: [],
  run: (settings) => withFolder((folder) => rollingRestart(settings, folder)),
};

const CALM_MS = 60_000;
const SETTLE_MS = 20_000;
const SCREENS_MS = 15_000;
/** Before the next node ends. */
const REST_MS = 1_000;
/** The promise is about a quiet machine. On a busy one the bound is a multiple of calm answers, up to a multiple of the promise. */
const CALM_TIMES = 40;
const PROMISE_TIMES_MAX = 4;

const rollingRestart = async (settings: Settings, folder: string): Promise<Report> => {
  const number = (name: string): number => numberOf(deploy, settings, name);
  const began = performance.now();
  const program = await builtProgram('product');
  const group = await NodeGroup.start({ folder, nodes: number('nodes'), program, env: {} });
  const witness = await DatabaseWitness.start(group.url, group.places);
  const ledger = new Ledger();
  const visitors = new Visitors({
    plans: plansOfAllGames(number('tables')),
    ledger,
    chance: chanceOf(settings),
    thinkMs: [20, number('thinkMs')],
    origins: () => group.origins,
  });
  try {
    await visitors.arrive();
    settings.say(`${number('nodes')} nodes, ${number('tables')} tables, ${visitors.people} people`);
    await visitors.play(number('commands'), CALM_MS);
    const calm = visitors.answers.splice(0);
    const before = ledger.done;
    const endMs = await restartAll(settings, group, ledger, number('rounds'));
    const answers = [...visitors.answers];
    const during = ledger.done - before;
    const settled = await visitors.settle(patienceMs(calm, SETTLE_MS));
    const behind = await visitors.screensBehind(() => witness.heads(), SCREENS_MS);
    const { forks } = await witness.forks();
    const findings = await auditAfterwards(group, visitors, ledger, folder);
    const seconds = Math.round((performance.now() - began) / 1000);
    const promiseMs = number('interruptionMs');
    const seen = { ledger, visitors, calm, answers, during, endMs, settled, behind, forks, findings };
    return reportOf({ ...seen, promiseMs, seconds });
  } finally {
    visitors.leave();
    await witness.close().catch(() => undefined);
    await group.close();
  }
};

/** Resolves to the milliseconds that each process took to end. */
const restartAll = async (
  { say }: Settings,
  group: NodeGroup,
  ledger: Ledger,
  rounds: number,
): Promise<readonly number[]> => {
  const endMs: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const place of group.places) {
      // A node forgets refusals that another one gave.
      ledger.run += 1;
      endMs.push(await group.end(place));
      await group.start(place);
      await sleep(REST_MS);
      say(`${place.name} restarted, ${ledger.done} acknowledged`);
    }
  return endMs;
};

interface Seen {
  readonly ledger: Ledger;
  readonly visitors: Visitors;
  readonly calm: readonly number[];
  readonly answers: readonly number[];
  /** Commands acknowledged while nodes restarted. */
  readonly during: number;
  readonly endMs: readonly number[];
  readonly settled: { readonly unanswered: number; readonly away: number };
  readonly behind: readonly string[];
  readonly forks: number;
  readonly findings: Findings;
  readonly promiseMs: number;
  readonly seconds: number;
}

const reportOf = (seen: Seen): Report => {
  const { ledger, visitors, calm, answers, endMs, settled, behind, findings } = seen;
  const { examples, ...counts } = findings;
  const calmP99 = percentile(calm, 99) ?? 0;
  const { promiseMs } = seen;
  const bound = { calm: calmP99, times: CALM_TIMES, atLeast: promiseMs, atMost: promiseMs * PROMISE_TIMES_MAX };
  const spread = (values: readonly number[]) => ({
    p50: percentile(values, 50),
    p99: percentile(values, 99),
    longest: percentile(values, 100),
  });
  const conditions = [
    ...auditConditions(findings),
    never('writes of a node that was not the owner', seen.forks),
    never('answers that contradict each other', ledger.contradictions.length),
    never('commands without an answer', settled.unanswered),
    never('people who did not come back', settled.away),
    never('screens that do not show the newest move at the end', behind.length),
    atLeast('acknowledged commands while nodes restart', seen.during, 1),
    atMostCalm('the longest time that a person was not connected', percentile(visitors.away, 100), 'ms', bound),
    atMostCalm('the longest wait for an answer', percentile(answers, 100), 'ms', bound),
  ];
  return verdict(
    conditions,
    {
      people: visitors.people,
      restarts: endMs.length,
      acknowledged: ledger.done,
      whileRestarting: seen.during,
      forks: seen.forks,
      ...counts,
      awayMs: { times: visitors.away.length, ...spread(visitors.away) },
      answerMs: spread(answers),
      calmAnswerMs: { p50: percentile(calm, 50), p99: calmP99 },
      endMs: spread(endMs),
      seconds: seen.seconds,
    },
    { examples: [...examples, ...behind.slice(0, 3), ...ledger.contradictions.slice(0, 3)] },
  );
};
