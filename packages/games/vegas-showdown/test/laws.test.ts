/** The laws that every game must keep, and whole matches that must keep their recorded outcome. */

import { readdirSync, readFileSync } from 'node:fs';
import { stateOf } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { faultsOf, type Golden, replayGolden, runLaws } from '../../conformance/index.ts';
import { ACTION_TYPES, ENDINGS, type VegasShowdown, vegasShowdown } from '../index.ts';

const FOLDER = new URL('./golden/', import.meta.url);
const goldens = readdirSync(FOLDER).map((file) => ({
  file,
  golden: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden<VegasShowdown>,
}));

describe('Vegas Showdown', () => {
  const report = runLaws(vegasShowdown, { matches: 1, seed: 11, goldens: goldens.map(({ golden }) => golden) });

  test('keeps every law', () => {
    expect(report.laws).toHaveLength(25);
    expect(faultsOf(report)).toEqual([]);
  });

  test('covers every action and ending', () => {
    expect(Object.keys(report.coverage.actions).sort()).toEqual([...ACTION_TYPES].sort());
    expect(Object.keys(report.coverage.endings).sort()).toEqual([...ENDINGS].sort());
  });
});

describe('golden records', () => {
  test('cover every variant at every number of seats, and both endings at every number of seats', () => {
    const kept = new Set(goldens.map(({ golden }) => JSON.stringify([golden.options, golden.seats])));
    const ended = new Set(goldens.map(({ golden }) => JSON.stringify([golden.outcome?.ending, golden.seats])));
    for (const { options } of vegasShowdown.variants)
      for (const seats of [3, 4, 5]) expect(kept).toContain(JSON.stringify([options, seats]));
    for (const ending of ENDINGS)
      for (const seats of [3, 4, 5]) expect(ended).toContain(JSON.stringify([ending, seats]));
  });

  test.each(goldens)('$file reveals a card or a tile only with a draw, which prevents a free undo', ({ golden }) => {
    const { steps } = replayGolden(vegasShowdown, golden);
    for (const { events, draws } of steps.slice(1)) {
      const turnedUp = events.filter(({ type }) => type === 'cardDrawn' || type === 'tileFlipped');
      expect(draws).toHaveLength(turnedUp.length);
    }
  });

  test.each(goldens)('$file ends as recorded', ({ golden }) => {
    const outcome = vegasShowdown.outcome(stateOf(replayGolden(vegasShowdown, golden)));
    expect(outcome).toEqual(golden.outcome);
  });
});
