/** The parts that all harnesses share: settings, reports and control runs. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chance, seededChance } from '@fremont/kernel';
import { atLeast, type Condition, conditionText, failedOf, never } from './conditions.ts';
import type { Fault } from './programs/fault-plan.ts';

export interface Settings {
  readonly seed: number;
  /** Numbers given on the command line, such as `--kills 100`. */
  readonly numbers: Readonly<Record<string, number>>;
  /** A fault to plant. The harness must then report that the promise is broken. */
  readonly fault: Fault | null;
  say(line: string): void;
}

export interface Report {
  /** True if all conditions held. */
  readonly held: boolean;
  readonly conditions: readonly Condition[];
  readonly counts: Readonly<Record<string, unknown>>;
}

/** A report; it contains `examples` only if the promise is broken. */
export const verdict = (
  conditions: readonly Condition[],
  counts: Report['counts'],
  examples: Report['counts'] = {},
): Report => {
  const held = failedOf(conditions).length === 0;
  return { held, conditions, counts: held ? counts : { ...counts, ...examples } };
};

/**
 * Runs the harness once more per fault. Each planted fault must break a condition. A control run is small, so conditions
 * about speed can fail without the fault; `sign` then names the one condition that must fail.
 */
export const withControls = async (
  report: Report,
  faults: readonly Fault[],
  { say }: Pick<Settings, 'say'>,
  run: (fault: Fault) => Promise<Report>,
  sign: string | null = null,
): Promise<Report> => {
  const caughtBy: Record<string, readonly string[]> = {};
  for (const fault of faults) {
    const failed = failedOf((await run(fault)).conditions).filter(({ name }) => sign === null || name === sign);
    caughtBy[fault] = failed.map(({ name }) => name);
    say(`planted ${fault}: ${failed.length === 0 ? 'NOT found' : `found, ${failed.map(conditionText).join('; ')}`}`);
  }
  const found = faults.map((fault) =>
    atLeast(`conditions broken by the planted ${fault}`, caughtBy[fault]?.length ?? 0, 1),
  );
  const caught = Object.fromEntries(faults.map((fault) => [fault, (caughtBy[fault]?.length ?? 0) > 0]));
  return verdict([...report.conditions, ...found], { ...report.counts, caught, caughtBy });
};

/** How a harness runs: once without a fault, then once per fault in a smaller control run. */
export interface Runs {
  /** The faults of the control runs, given the report of the main run. */
  faultsAfter(main: Report): readonly Fault[];
  main(fault: Fault | null): Promise<Report>;
  control(fault: Fault): Promise<Report>;
  /** The one condition that a control run must break; null if any will do. */
  readonly sign?: string;
}

/** Runs a harness with its controls. If the settings name a fault, only the main run with that fault. */
export const runWithControls = async (settings: Settings, runs: Runs): Promise<Report> => {
  if (settings.fault !== null) return runs.main(settings.fault);
  const report = await runs.main(null);
  return withControls(report, runs.faultsAfter(report), settings, runs.control, runs.sign);
};

/** Runs a harness. A run that ends with an exception is a broken promise that names the reason. */
export const runToVerdict = async ({ run }: Pick<Harness, 'run'>, settings: Settings): Promise<Report> => {
  try {
    return await run(settings);
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const [reason = ''] = message.split('\n');
    return verdict([never(`runs that ended early (${reason})`, 1)], {}, { stack });
  }
};

export interface Harness {
  /** The promise, in a sentence. */
  readonly promise: string;
  /** The numbers that the command line can change, with their defaults. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
  run(settings: Settings): Promise<Report>;
}

export const numberOf = (harness: Pick<Harness, 'numbers'>, { numbers }: Settings, name: string): number => {
  const number = numbers[name] ?? harness.numbers[name];
  if (number === undefined) throw new Error(`no number ${name}`);
  return number;
};

export const chanceOf = ({ seed }: Settings): Chance => seededChance(seed);

/** Runs a job with a temporary folder and removes the folder afterwards. */
export const withFolder = async <T>(job: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'fremont-harness-'));
  try {
    return await job(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
