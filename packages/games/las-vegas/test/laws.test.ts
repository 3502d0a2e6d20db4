/** The laws that every game must keep. `npx fremont laws las-vegas` checks them on more matches. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultsOf, type Golden, runLaws } from '../../conformance/index.ts';
import { ACTION_TYPES, type LasVegas, lasVegas } from '../index.ts';
import { en } from '../text/en.ts';

const FOLDER = new URL('./golden/', import.meta.url);
const goldens = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden<LasVegas>,
);

/** Refusals that only an invented action, a very long round or rare luck causes. */
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
  'noCluster',
];

describe('Las Vegas', () => {
  const report = runLaws(lasVegas, { matches: 3, seed: 11, goldens });

  test('keeps every law', () => {
    expect(report.laws).toHaveLength(25);
    expect(faultsOf(report)).toEqual([]);
  });

  test('covers every action, event and refusal', () => {
    expect(Object.keys(report.coverage.actions).sort()).toEqual([...ACTION_TYPES].sort());
    const missing = Object.keys(en.log).filter((type) => report.coverage.events[type] === undefined);
    expect(missing).toEqual([]);
    const unmet = Object.keys(en.refusals).filter((code) => report.coverage.refusals[code] === undefined);
    // A few matches need not cover these. `royale-interactions.test.ts` and `royale-faces.test.ts` do.
    expect(unmet.filter((code) => !NEVER_LISTED.includes(code))).toEqual([]);
  });
});
