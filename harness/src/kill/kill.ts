/** T01 and T03: what was acknowledged survives kill -9, once, in its place; and sending again changes nothing. */

import { type Chance, pick } from '@fremont/kernel';
import { type Findings, faultsIn } from '../audit.ts';
import { chanceOf, type Harness, numberOf, type Report, type Settings, withFolder } from '../harness.ts';
import { builtProgram } from '../programs/build.ts';
import { FAIL_POINTS, type FailPoint, type Fault, standEnv } from '../programs/plan.ts';
import { startAndKill } from '../programs/server.ts';
import { between, happens } from '../random.ts';
import { within } from '../wait.ts';
import { type LifeParts, Lives } from './lives.ts';

const FAULTS = ['ackBeforeCommit', 'forgetCommands'] as const satisfies readonly Fault[];

/** On `tables` tables, at most so many commands between two kills. */
const SIZE = { tables: 200, commands: 1000 };

export const kill: Harness = {
  promise: 'an acknowledged command survives kill -9, exactly once, at its version; a repeated one changes nothing',
  numbers: { kills: 40, ...SIZE, thinkMs: 500, controlKills: 4, controlTables: 24 },
  faults: FAULTS,
  async run(settings) {
    const number = (name: string): number => numberOf(kill, settings, name);
    const size = { kills: number('kills'), tables: number('tables') };
    if (settings.fault !== null) return reportOf(await killing(settings, size, settings.fault));
    const main = await killing(settings, size, null);
    const controls = await controlRuns(settings, number('controlKills'), number('controlTables'));
    const { held, counts } = reportOf(main);
    return { held: held && Object.values(controls).every(Boolean), counts: { ...counts, caught: controls } };
  },
};

/** Every planted fault, in a small run: each has to be found. */
const controlRuns = async (settings: Settings, kills: number, tables: number): Promise<Record<string, boolean>> => {
  const caught: Record<string, boolean> = {};
  for (const fault of FAULTS) {
    const { held } = reportOf(await killing(settings, { kills, tables }, fault));
    settings.say(`planted ${fault}: ${held ? 'NOT found' : 'found'}`);
    caught[fault] = !held;
  }
  return caught;
};

interface Size {
  readonly kills: number;
  readonly tables: number;
}

interface Outcome {
  readonly lives: Lives;
  readonly findings: Findings;
  readonly atFailPoints: Partial<Record<FailPoint | 'start', number>>;
  readonly kills: number;
  readonly unanswered: number;
  readonly seconds: number;
}

const killing = (settings: Settings, { kills, tables }: Size, fault: Fault | null): Promise<Outcome> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const chance = chanceOf(settings);
    // A smaller run plays less before it is killed.
    const commands = Math.ceil((numberOf(kill, settings, 'commands') * tables) / SIZE.tables);
    const thinkMs = [20, numberOf(kill, settings, 'thinkMs')] as const;
    const lives = new Lives({ folder, chance, tables, thinkMs });
    const deaths = await deathsOf(chance, { commands, tables }, fault);
    const atFailPoints: Outcome['atFailPoints'] = {};

    const first = await lives.begin(deaths.calm);
    await lives.play(commands, 0);
    await first.kill();
    lives.leave();
    for (let count = 1; count < kills; count++) {
      const death = deaths.next();
      if (death.point !== null) atFailPoints[death.point] = (atFailPoints[death.point] ?? 0) + 1;
      await death.die(lives);
      const { lost, doubled } = await lives.audit('logs');
      settings.say(`${count + 1} kills, ${lives.ledger.done} acknowledged, ${lost} lost, ${doubled} doubled`);
    }
    const { unanswered } = await lives.settle(deaths.calm);
    const findings = await lives.audit('screens');
    const seconds = Math.round((performance.now() - began) / 1000);
    return { lives, findings, atFailPoints, kills, unanswered, seconds };
  });

interface Death {
  readonly point: FailPoint | 'start' | null;
  die(lives: Lives): Promise<void>;
}

const START_PER_MILLE = 80;
const POINT_PER_MILLE = 450;
const START_MS = 400;
const MOMENT_MS = 200;
const POINT_MS = 20_000;

/** A match is claimed once in a life, commands come all the time. */
const passesMax = (point: FailPoint, tables: number): number =>
  Math.ceil(point === 'afterClaim' ? tables / 2 : tables * 1.5);

/** How the server dies next: at a random moment, at a named point, or while it starts. */
const deathsOf = async (
  chance: Chance,
  { commands, tables }: { readonly commands: number; readonly tables: number },
  fault: Fault | null,
) => {
  const product = await builtProgram('product');
  const stand = await builtProgram('stand');
  const planted = fault === null ? {} : { fault };
  const calm: LifeParts = fault === null ? { program: product, env: {} } : { program: stand, env: standEnv(planted) };

  const atRandom = (): Death => ({
    point: null,
    die: (lives) =>
      lives.live(calm, () =>
        lives.play(between(chance, 0, commands, 'commands'), between(chance, 0, MOMENT_MS, 'moment')),
      ),
  });
  const whileStarting = (): Death => ({
    point: 'start',
    die: (lives) => startAndKill({ ...calm, dataDir: lives.dataDir }, between(chance, 20, START_MS, 'instant')),
  });
  const atPoint = (): Death => {
    const point = pick(FAIL_POINTS, chance, 'point');
    const failAt = { point, count: between(chance, 1, passesMax(point, tables), 'passes') };
    const env = standEnv({ ...planted, failAt });
    return {
      point,
      die: (lives) =>
        lives.live({ program: stand, env }, (server) => within(POINT_MS, `${point}`, server.exited).catch(() => null)),
    };
  };
  const next = (): Death => {
    if (happens(chance, START_PER_MILLE, 'death')) return whileStarting();
    return happens(chance, POINT_PER_MILLE, 'death') ? atPoint() : atRandom();
  };
  return { calm, next };
};

const reportOf = ({ lives, findings, atFailPoints, kills, unanswered, seconds }: Outcome): Report => {
  const { ledger, foreign } = lives;
  const { examples, ...found } = findings;
  const held =
    faultsIn(findings) === 0 &&
    ledger.contradictions.length === 0 &&
    unanswered === 0 &&
    foreign === 0 &&
    ledger.done > 0;
  return {
    held,
    counts: {
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
      ...(held ? {} : { examples: [...examples, ...ledger.contradictions.slice(0, 3)] }),
    },
  };
};
