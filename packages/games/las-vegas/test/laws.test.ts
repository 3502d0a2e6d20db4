/** The laws every game keeps, and whole matches that must go on ending as they did. */

import { readdirSync, readFileSync } from 'node:fs';
import { stateOf } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { faultsOf, type Golden, replayGolden, runLaws } from '../../conformance/index.ts';
import { ACTION_TYPES, type LasVegas, lasVegas } from '../index.ts';
import { en } from '../text/en.ts';
import { countTotals } from './second-count.ts';

const FOLDER = new URL('./golden/', import.meta.url);
const goldens = readdirSync(FOLDER).map((file) => ({
  file,
  golden: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden<LasVegas>,
}));

/** What only a made-up action, a very long round or rare luck meets. */
const NEVER_LISTED = [
  'emptyPile',
  'tokensDiffer',
  'noMoreTaking',
  'cellStuck',
  'noTileThere',
  'nothingClosed',
  'alreadyClosed',
  'passIsFree',
  'slotsFull',
];

describe('Las Vegas', () => {
  const report = runLaws(lasVegas, { matches: 3, seed: 11, goldens: goldens.map(({ golden }) => golden) });

  test('keeps every law', () => {
    expect(report.laws).toHaveLength(22);
    expect(faultsOf(report)).toEqual([]);
  });

  test('meets every action, event and refusal on the way', () => {
    expect(Object.keys(report.coverage.actions).sort()).toEqual([...ACTION_TYPES].sort());
    const missing = Object.keys(en.log).filter((type) => report.coverage.events[type] === undefined);
    expect(missing).toEqual([]);
    const unmet = Object.keys(en.refusals).filter((code) => report.coverage.refusals[code] === undefined);
    // A few matches do not meet these for certain: `royale-interactions.test.ts` does.
    expect(unmet.filter((code) => !NEVER_LISTED.includes(code))).toEqual([]);
  });
});

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
    // The second count knows no tiles.
    if (golden.options.edition !== 'royale') expect(countTotals(golden)).toEqual(outcome?.scores);
  });
});
