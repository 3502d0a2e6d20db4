/** Whole matches that must go on ending as they did, each confirmed by a second count of the money. */

import { readdirSync, readFileSync } from 'node:fs';
import { stateOf } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type Golden, replayGolden } from '../../conformance/index.ts';
import { walkMatch } from '../../conformance/walk.ts';
import { type LasVegas, lasVegas } from '../index.ts';
import { countTotals } from './second-count.ts';

const FOLDER = new URL('./golden/', import.meta.url);
const goldens = readdirSync(FOLDER).map((file) => ({
  file,
  golden: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden<LasVegas>,
}));

describe('golden records', () => {
  test('cover every variant at every number of seats', () => {
    const wanted = lasVegas.variants.flatMap(({ options, seats }) =>
      Array.from({ length: seats.max - seats.min + 1 }, (_, index) => JSON.stringify([options, seats.min + index])),
    );
    const kept = new Set(goldens.map(({ golden }) => JSON.stringify([golden.options, golden.seats])));
    expect(wanted.filter((one) => !kept.has(one))).toEqual([]);
  });

  test.each(goldens)('$file ends as recorded, and a second count of the money agrees', ({ golden }) => {
    const outcome = lasVegas.outcome(stateOf(replayGolden(lasVegas, golden)));
    expect(outcome).toEqual(golden.outcome);
    expect(countTotals(golden)).toEqual(outcome?.scores);
  });
});

describe('random matches with tiles', () => {
  const spots = lasVegas.variants
    .filter(({ options }) => options.edition === 'royale')
    .flatMap((variant) => [1, 2, 3].map((seed) => ({ variant, seats: variant.seats.max, seed })));

  test.each(spots)('$variant.name at $seats seats, seed $seed: both counts agree', (spot) => {
    const { match, fault } = walkMatch(lasVegas, spot);
    expect(fault).toBeNull();
    expect(countTotals(match.record)).toEqual(lasVegas.outcome(stateOf(match))?.scores);
  });
});
