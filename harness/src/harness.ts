/** What every harness has in common: settings in, counts and a verdict out. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chance, seededChance } from '@fremont/kernel';
import type { Fault } from './programs/plan.ts';

export interface Settings {
  readonly seed: number;
  /** Numbers given on the command line, such as `--kills 100`. */
  readonly numbers: Readonly<Record<string, number>>;
  /** A fault to plant; then the harness has to say that the promise is broken. */
  readonly fault: Fault | null;
  say(line: string): void;
}

export interface Report {
  /** Whether the promise held. */
  readonly held: boolean;
  readonly counts: Readonly<Record<string, unknown>>;
}

export interface Harness {
  /** The promise, in a sentence. */
  readonly promise: string;
  /** The numbers that may be changed, with what they are otherwise. */
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

/** A folder that is gone afterwards, whatever happened. */
export const withFolder = async <T>(job: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'fremont-harness-'));
  try {
    return await job(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
