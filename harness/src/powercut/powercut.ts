/** T02: what was acknowledged survives a power cut. kill -9 cannot show that: the system still writes what it was given. */

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { openSqlite } from '@fremont/server/storage/sqlite';
import { type Findings, faultsIn } from '../audit.ts';
import { chanceOf, type Harness, numberOf, type Report, type Settings, withFolder } from '../harness.ts';
import { Lives } from '../kill/lives.ts';
import { builtProgram } from '../programs/build.ts';
import { type Fault, standEnv } from '../programs/plan.ts';
import { between, happens } from '../random.ts';
import { type Power, powerOf } from './power.ts';

export const powercut: Harness = {
  promise: 'an acknowledged command survives a power cut',
  numbers: { cuts: 30, tables: 24, commands: 150, thinkMs: 120, controlCuts: 30 },
  faults: ['lazyDisk'],
  async run(settings) {
    const cuts = numberOf(powercut, settings, 'cuts');
    if (settings.fault !== null) return reportOf(await cutting(settings, cuts, settings.fault));
    const main = await cutting(settings, cuts, null);
    if (main === null) return reportOf(main);
    const control = await cutting(settings, numberOf(powercut, settings, 'controlCuts'), 'lazyDisk');
    const { held, counts } = reportOf(main);
    const caught = control !== null && control.findings.lost > 0;
    const lazy = { cuts: control?.cuts, lost: control?.findings.lost };
    settings.say(`planted lazyDisk: ${caught ? 'found' : 'NOT found'}`);
    return { held: held && caught, counts: { ...counts, caught: { lazyDisk: caught }, lazyDisk: lazy } };
  },
};

interface Outcome {
  readonly lives: Lives;
  readonly findings: Findings;
  readonly cuts: number;
  readonly torn: number;
  /** Cuts after which SQLite found its own file damaged. */
  readonly damaged: number;
  readonly seconds: number;
}

const MOMENT_MS = 100;
const TORN_PER_MILLE = 500;

/** Null where it has to be left out. A run with a fault ends when it has been found. */
const cutting = (settings: Settings, cuts: number, fault: Fault | null): Promise<Outcome | null> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const chance = chanceOf(settings);
    const number = (name: string): number => numberOf(powercut, settings, name);
    const lives = new Lives({ folder, chance, tables: number('tables'), thinkMs: [10, number('thinkMs')] });
    const power = powerOf(folder, lives.dataDir);
    if (power === null) return null;
    const life = await lifeUnder(power, fault);
    let torn = 0;
    let damaged = 0;
    let done = 0;
    const cut = (): void => {
      const how = happens(chance, TORN_PER_MILLE, 'torn') ? 'torn' : 'clean';
      power.cut(how, chance);
      done += 1;
      if (how === 'torn') torn += 1;
      if (!isSound(folder, lives.dataDir)) damaged += 1;
    };

    power.on();
    const first = await lives.begin(life);
    await lives.play(number('commands'), MOMENT_MS);
    await first.kill();
    lives.leave();
    cut();
    let findings = await lives.audit('logs');
    while (done < cuts && (fault === null || findings.lost === 0)) {
      power.on();
      await lives.live(life, () => playOn(lives, chance, number('commands')));
      cut();
      findings = await lives.audit('logs');
      settings.say(`${done} power cuts, ${lives.ledger.done} acknowledged, ${findings.lost} lost`);
    }
    if (fault === null) {
      await lives.settle({ program: life.program, env: {} });
      findings = await lives.audit('screens');
    }
    return { lives, findings, cuts: done, torn, damaged, seconds: Math.round((performance.now() - began) / 1000) };
  });

const playOn = (lives: Lives, chance: Chance, commandsMax: number): Promise<void> =>
  lives.play(between(chance, 0, commandsMax, 'commands'), between(chance, 0, MOMENT_MS, 'moment'));

const lifeUnder = async ({ env }: Power, fault: Fault | null) =>
  fault === null
    ? { program: await builtProgram('product'), env }
    : { program: await builtProgram('stand'), env: { ...env, ...standEnv({ fault }) } };

/** On a copy: opening a database tidies it up. */
const isSound = (folder: string, dataDir: string): boolean => {
  const copy = join(folder, 'checked');
  rmSync(copy, { recursive: true, force: true });
  cpSync(dataDir, copy, { recursive: true });
  try {
    const { raw } = openSqlite(join(copy, 'fremont.db'));
    const [row] = raw.prepare('pragma integrity_check').all() as { integrity_check?: string }[];
    raw.close();
    return row?.integrity_check === 'ok';
  } catch {
    return false;
  }
};

const reportOf = (outcome: Outcome | null): Report => {
  if (outcome === null)
    return {
      held: true,
      counts: { leftOut: 'what reaches the disk can only be seen on Linux with a C compiler (cc)' },
    };
  const { lives, findings, cuts, torn, damaged, seconds } = outcome;
  const { ledger } = lives;
  const { examples, ...found } = findings;
  const held = faultsIn(findings) === 0 && damaged === 0 && ledger.contradictions.length === 0 && ledger.done > 0;
  const words = held ? {} : { examples: [...examples, ...ledger.contradictions.slice(0, 3)] };
  return { held, counts: { cuts, torn, damaged, acknowledged: ledger.done, ...found, seconds, ...words } };
};
