import { readdirSync, readFileSync } from 'node:fs';
import type { Outcome } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { faultsOf, type Golden, replayGolden, runLaws } from '../../conformance/index.ts';
import { ACTION_TYPES, ENDINGS, type NeonRow, neonRow } from '../index.ts';

const FOLDER = new URL('./golden/', import.meta.url);

/** Both outcomes were derived by hand from RULES 4 and 5. */
type Kept = Golden<NeonRow> & { readonly outcome: Outcome };
const goldens = readdirSync(FOLDER).map((name) => ({
  name,
  golden: JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Kept,
}));

describe('Neon Row', () => {
  const report = runLaws(neonRow, { matches: 20, seed: 1, goldens: goldens.map(({ golden }) => golden) });

  it('keeps every law', () => {
    expect(report.laws).toHaveLength(25);
    expect(faultsOf(report)).toEqual([]);
  });

  it('covers every action, event and refusal', () => {
    expect(Object.keys(report.coverage.actions).sort()).toEqual([...ACTION_TYPES].sort());
    expect(Object.keys(report.coverage.events)).toHaveLength(8);
    expect(Object.keys(report.coverage.refusals)).toHaveLength(6);
  });

  it('has a golden record of every ending', () => {
    expect(new Set(goldens.map(({ golden }) => golden.outcome.ending))).toEqual(new Set(ENDINGS));
  });

  it.each(goldens)('still plays $name to the same end', ({ golden }) => {
    const match = replayGolden(neonRow, golden);
    expect(match.steps).toHaveLength(golden.entries.length + 1);
  });
});
