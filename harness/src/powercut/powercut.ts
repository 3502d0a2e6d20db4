/** T02: an acknowledged command survives a power cut. kill -9 cannot test that, because the kernel still writes its buffers. */

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { openSqlite } from '@fremont/server/storage/sqlite';
import { auditConditions, type Findings, LOST } from '../audit.ts';
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
import { RestartingServer } from '../kill/restarting-server.ts';
import { builtProgram } from '../programs/build.ts';
import { type Fault, faultEnv } from '../programs/fault-plan.ts';
import { between, happens } from '../random.ts';
import { type PowerSupply, powerSupplyOf } from './power-supply.ts';

export const powercut: Harness = {
  promise: 'an acknowledged command survives a power cut',
  numbers: { cuts: 30, tables: 24, commands: 150, thinkMs: 120, controlCuts: 30 },
  faults: ['lazyDisk'],
  run: (settings) =>
    runWithControls(settings, {
      faultsAfter: ({ counts }) => ('leftOut' in counts ? [] : ['lazyDisk']),
      main: async (fault) => reportOf(await cutRepeatedly(settings, numberOf(powercut, settings, 'cuts'), fault)),
      control: async (fault) =>
        reportOf(await cutRepeatedly(settings, numberOf(powercut, settings, 'controlCuts'), fault)),
      sign: LOST,
    }),
};

interface Measured {
  readonly restarting: RestartingServer;
  readonly findings: Findings;
  readonly cuts: number;
  readonly torn: number;
  /** Cuts after which SQLite found its own file damaged. */
  readonly damaged: number;
  readonly seconds: number;
}

const MOMENT_MS = 100;
const TORN_PER_MILLE = 500;

/** Null if power cuts cannot be simulated here. A run with a fault ends when the fault is found. */
const cutRepeatedly = (settings: Settings, cuts: number, fault: Fault | null): Promise<Measured | null> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const chance = chanceOf(settings);
    const number = (name: string): number => numberOf(powercut, settings, name);
    const restarting = new RestartingServer({
      folder,
      chance,
      tables: number('tables'),
      thinkMs: [10, number('thinkMs')],
    });
    const power = powerSupplyOf(folder, restarting.dataDir);
    if (power === null) return null;
    const run = await runWith(power, fault);
    let torn = 0;
    let damaged = 0;
    let done = 0;
    const cut = (): void => {
      const how = happens(chance, TORN_PER_MILLE, 'torn') ? 'torn' : 'clean';
      power.cut(how, chance);
      done += 1;
      if (how === 'torn') torn += 1;
      if (!isSound(folder, restarting.dataDir)) damaged += 1;
    };

    power.on();
    const first = await restarting.startFirst(run);
    await restarting.play(number('commands'), MOMENT_MS);
    await first.kill();
    restarting.disconnect();
    cut();
    let findings = await restarting.audit('logs');
    while (done < cuts && (fault === null || findings.lost === 0)) {
      power.on();
      await restarting.runUntilKilled(run, () => playOn(restarting, chance, number('commands')));
      cut();
      findings = await restarting.audit('logs');
      settings.say(`${done} power cuts, ${restarting.ledger.done} acknowledged, ${findings.lost} lost`);
    }
    if (fault === null) {
      await restarting.collectAnswers({ program: run.program, env: {} });
      findings = await restarting.audit('screens');
    }
    return { restarting, findings, cuts: done, torn, damaged, seconds: Math.round((performance.now() - began) / 1000) };
  });

const playOn = (restarting: RestartingServer, chance: Chance, commandsMax: number): Promise<void> =>
  restarting.play(between(chance, 0, commandsMax, 'commands'), between(chance, 0, MOMENT_MS, 'moment'));

const runWith = async ({ env }: PowerSupply, fault: Fault | null) =>
  fault === null
    ? { program: await builtProgram('product'), env }
    : { program: await builtProgram('faulty'), env: { ...env, ...faultEnv({ fault }) } };

/** Checks a copy, because opening a database repairs it. */
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

const reportOf = (outcome: Measured | null): Report => {
  if (outcome === null)
    return verdict([], { leftOut: 'power cuts can only be simulated on Linux with a C compiler (cc)' });
  const { restarting, findings, cuts, torn, damaged, seconds } = outcome;
  const { ledger } = restarting;
  const { examples, ...found } = findings;
  const conditions = [
    ...auditConditions(findings),
    never('damaged databases', damaged),
    never('answers that contradict each other', ledger.contradictions.length),
    atLeast('acknowledged commands', ledger.done, 1),
  ];
  const counts = { cuts, torn, damaged, acknowledged: ledger.done, ...found, seconds };
  return verdict(conditions, counts, { examples: [...examples, ...ledger.contradictions.slice(0, 3)] });
};
