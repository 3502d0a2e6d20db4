/** T01 and T03: an acknowledged command survives kill -9, exactly once, at its version. A repeated command changes nothing. */

import { type Chance, pick } from '@fremont/kernel';
import { auditConditions, type Findings } from '../audit.ts';
import { atLeast, never } from '../conditions.ts';
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
import { builtProgram } from '../programs/build.ts';
import { FAIL_POINTS, type FailPoint, type Fault, faultEnv } from '../programs/fault-plan.ts';
import { startAndKill } from '../programs/server.ts';
import { between, happens } from '../random.ts';
import { within } from '../wait.ts';
import { RestartingServer, type RunParts } from './restarting-server.ts';

const FAULTS = ['ackBeforeCommit', 'forgetCommands'] as const satisfies readonly Fault[];

/** The tables, and the most commands between two kills. */
const SIZE = { tables: 200, commands: 1000 };

export const kill: Harness = {
  promise: 'an acknowledged command survives kill -9, exactly once, at its version; a repeated one changes nothing',
  numbers: { kills: 40, ...SIZE, thinkMs: 500, controlKills: 4, controlTables: 24 },
  faults: FAULTS,
  run(settings) {
    const number = (name: string): number => numberOf(kill, settings, name);
    const size = { kills: number('kills'), tables: number('tables') };
    const controlSize = { kills: number('controlKills'), tables: number('controlTables') };
    return runWithControls(settings, {
      faultsAfter: () => FAULTS,
      main: async (fault) => reportOf(await killRepeatedly(settings, size, fault)),
      control: async (fault) => reportOf(await killRepeatedly(settings, controlSize, fault)),
    });
  },
};

interface Size {
  readonly kills: number;
  readonly tables: number;
}

interface Measured {
  readonly restarting: RestartingServer;
  readonly findings: Findings;
  readonly atFailPoints: Partial<Record<FailPoint | 'start', number>>;
  readonly kills: number;
  readonly unanswered: number;
  readonly seconds: number;
}

const killRepeatedly = (settings: Settings, { kills, tables }: Size, fault: Fault | null): Promise<Measured> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const chance = chanceOf(settings);
    // A run with fewer tables plays fewer commands before each kill.
    const commands = Math.ceil((numberOf(kill, settings, 'commands') * tables) / SIZE.tables);
    const thinkMs = [20, numberOf(kill, settings, 'thinkMs')] as const;
    const restarting = new RestartingServer({ folder, chance, tables, thinkMs });
    const nextKills = await killsOf(chance, { commands, tables }, fault);
    const atFailPoints: Measured['atFailPoints'] = {};

    const first = await restarting.startFirst(nextKills.calm);
    await restarting.play(commands, 0);
    await first.kill();
    restarting.disconnect();
    for (let count = 1; count < kills; count++) {
      const next = nextKills.next();
      if (next.point !== null) atFailPoints[next.point] = (atFailPoints[next.point] ?? 0) + 1;
      await next.carryOut(restarting);
      const { lost, doubled } = await restarting.audit('logs');
      settings.say(`${count + 1} kills, ${restarting.ledger.done} acknowledged, ${lost} lost, ${doubled} doubled`);
    }
    const { unanswered } = await restarting.collectAnswers(nextKills.calm);
    const findings = await restarting.audit('screens');
    const seconds = Math.round((performance.now() - began) / 1000);
    return { restarting, findings, atFailPoints, kills, unanswered, seconds };
  });

interface Kill {
  readonly point: FailPoint | 'start' | null;
  carryOut(restarting: RestartingServer): Promise<void>;
}

const START_PER_MILLE = 80;
const POINT_PER_MILLE = 450;
const START_MS = 400;
const MOMENT_MS = 200;
const POINT_MS = 20_000;

/** A match is claimed once per run of the server; commands pass the other points all the time. */
const passesMax = (point: FailPoint, tables: number): number =>
  Math.ceil(point === 'afterClaim' ? tables / 2 : tables * 1.5);

/** Chooses the next kill: at a random moment, at a fail point, or during the start. */
const killsOf = async (
  chance: Chance,
  { commands, tables }: { readonly commands: number; readonly tables: number },
  fault: Fault | null,
) => {
  const product = await builtProgram('product');
  const faulty = await builtProgram('faulty');
  const planted = fault === null ? {} : { fault };
  const calm: RunParts = fault === null ? { program: product, env: {} } : { program: faulty, env: faultEnv(planted) };

  const atRandom = (): Kill => ({
    point: null,
    carryOut: (restarting) =>
      restarting.runUntilKilled(calm, () =>
        restarting.play(between(chance, 0, commands, 'commands'), between(chance, 0, MOMENT_MS, 'moment')),
      ),
  });
  const whileStarting = (): Kill => ({
    point: 'start',
    carryOut: (restarting) =>
      startAndKill({ ...calm, dataDir: restarting.dataDir }, between(chance, 20, START_MS, 'instant')),
  });
  const atPoint = (): Kill => {
    const point = pick(FAIL_POINTS, chance, 'point');
    const failAt = { point, count: between(chance, 1, passesMax(point, tables), 'passes') };
    const env = faultEnv({ ...planted, failAt });
    return {
      point,
      carryOut: (restarting) =>
        restarting.runUntilKilled({ program: faulty, env }, (server) =>
          within(POINT_MS, `${point}`, server.exited).catch(() => null),
        ),
    };
  };
  const next = (): Kill => {
    if (happens(chance, START_PER_MILLE, 'death')) return whileStarting();
    return happens(chance, POINT_PER_MILLE, 'death') ? atPoint() : atRandom();
  };
  return { calm, next };
};

const reportOf = ({ restarting, findings, atFailPoints, kills, unanswered, seconds }: Measured): Report => {
  const { ledger, foreign } = restarting;
  const { examples, ...found } = findings;
  const conditions = [
    ...auditConditions(findings),
    never('answers that contradict each other', ledger.contradictions.length),
    never('commands without an answer', unanswered),
    never('frames not of the protocol', foreign),
    atLeast('acknowledged commands', ledger.done, 1),
  ];
  return verdict(
    conditions,
    {
      kills,
      atFailPoints,
      acknowledged: ledger.done,
      refused: ledger.refused,
      repeated: ledger.repeated,
      repeatedAfterRestart: ledger.repeatedLater,
      unanswered,
      foreignFrames: foreign,
      contradictions: ledger.contradictions.length,
      ...found,
      seconds,
    },
    { examples: [...examples, ...ledger.contradictions.slice(0, 3)] },
  );
};
