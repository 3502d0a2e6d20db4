/** Whole matches that must keep their recorded outcome, each confirmed by a second count of the money. */

import { readdirSync, readFileSync } from 'node:fs';
import { type Match, stateOf } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type Golden, replayGolden } from '../../conformance/index.ts';
import { walkMatch } from '../../conformance/walk.ts';
import { itemsOf, type LasVegas, lasVegas, type Options, totalOf } from '../index.ts';
import { type Count, countAll } from './second-count.ts';

const FOLDER = new URL('./golden/', import.meta.url);
const goldens = readdirSync(FOLDER).map((file) => ({
  file,
  golden: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden<LasVegas>,
}));

const countOf = (match: Match<LasVegas>): Count => {
  const { chairs, royale } = stateOf(match);
  return {
    seats: chairs.map((chair) => ({ total: totalOf(chair), items: itemsOf(chair) })),
    bank: royale?.bank ?? [],
  };
};

describe('golden records', () => {
  test('cover every variant at every number of seats', () => {
    const wanted = lasVegas.variants.flatMap(({ options, seats }) =>
      Array.from({ length: seats.max - seats.min + 1 }, (_, index) => JSON.stringify([options, seats.min + index])),
    );
    const kept = new Set(goldens.map(({ golden }) => JSON.stringify([golden.options, golden.seats])));
    expect(wanted.filter((one) => !kept.has(one))).toEqual([]);
  });

  test.each(goldens)('$file ends as recorded, and a second count of the money agrees', ({ golden }) => {
    const match = replayGolden(lasVegas, golden);
    const outcome = lasVegas.outcome(stateOf(match));
    expect(outcome).toEqual(golden.outcome);
    const counted = countAll(golden);
    expect(counted.seats.map(({ total }) => total)).toEqual(outcome?.scores);
    expect(counted).toEqual(countOf(match));
  });
});

describe('random matches with tiles', () => {
  const spots = lasVegas.variants
    .filter(({ options }) => options.edition === 'royale')
    .flatMap((variant) => [1, 2, 3].map((seed) => ({ variant, seats: variant.seats.max, seed })));

  test.each(spots)('$variant.name at $seats seats, seed $seed: both counts agree', (spot) => {
    const { match, fault } = walkMatch(lasVegas, spot);
    expect(fault).toBeNull();
    expect(countAll(match.record)).toEqual(countOf(match));
  });

  // Small bills created as change return to the bank as fines, and are paid out again: RULES 9.6, 16.5.
  test('Bad Luck with exact change, thirty matches of five: both counts agree on every bill and chip', () => {
    const options: Options = {
      edition: 'royale',
      neutralDice: false,
      winnings: 'open',
      tiles: 1,
      faces: ['C2'],
      noRepeat: false,
      exactChange: true,
    };
    const variant = { name: 'Bad Luck with exact change', options, seats: { min: 5, max: 5 } };
    for (let seed = 1; seed <= 30; seed++) {
      const { match, fault } = walkMatch(lasVegas, { variant, seats: 5, seed });
      expect(fault).toBeNull();
      expect(countAll(match.record), `seed ${seed}`).toEqual(countOf(match));
    }
  });
});
