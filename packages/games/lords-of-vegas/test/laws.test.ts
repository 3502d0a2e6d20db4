/** Every law on random matches of every variant, with deals in them, and every golden record. */

import { readdirSync, readFileSync } from 'node:fs';
import { faultsOf, type Golden, replayGolden, runLaws } from '@fremont/games/conformance';
import { ACTION_TYPES, ENDINGS, type LordsOfVegas, lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { lastStep } from '@fremont/kernel';
import { expect, test } from 'vitest';

const FOLDER = new URL('golden/', import.meta.url);
const goldens = readdirSync(FOLDER).map((file) => ({
  file,
  golden: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden<LordsOfVegas>,
}));

/** They take more lots or dice than random players get hold of; rule tests cover them. */
const RARE: readonly string[] = ['giveUpLot', 'moveDie'];

test('keeps every law, and its random matches use every kind of action but the rarest', () => {
  const report = runLaws(lordsOfVegas, { matches: 1, seed: 3, goldens: goldens.map(({ golden }) => golden) });
  expect(faultsOf(report)).toEqual([]);
  expect(report.unusedActions.filter((type) => !RARE.includes(type))).toEqual([]);
}, 180_000);

test.each(goldens)('golden $file replays to its outcome', ({ golden }) => {
  expect(lastStep(replayGolden(lordsOfVegas, golden)).events.at(-1)?.type).toBe('matchEnded');
});

test.each(ENDINGS.flatMap((ending) => [2, 3, 4].map((seats) => ({ ending, seats }))))(
  'a golden record with $seats seats ends by $ending',
  ({ ending, seats }) => {
    const found = goldens.filter(({ golden }) => golden.seats === seats && golden.outcome?.ending === ending);
    expect(found.length).toBeGreaterThan(0);
  },
);

test('the golden records together use every kind of action but the rarest', () => {
  const used = new Set(goldens.flatMap(({ golden }) => golden.entries.map(({ action }) => action.type)));
  expect(ACTION_TYPES.filter((type) => !used.has(type) && !RARE.includes(type))).toEqual([]);
});
