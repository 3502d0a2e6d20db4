/** Every law on random matches of every variant, including deals, and every golden record. */

import { readdirSync, readFileSync } from 'node:fs';
import { faultsOf, type Golden, replayGolden, runLaws } from '@fremont/games/conformance';
import { ACTION_TYPES, type Action, ENDINGS, type LordsOfVegas, lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { lastStep } from '@fremont/kernel';
import { expect, test } from 'vitest';

const FOLDER = new URL('golden/', import.meta.url);
const goldens = readdirSync(FOLDER).map((file) => ({
  file,
  golden: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden<LordsOfVegas>,
}));

test('keeps every law, and every kind of action is used', () => {
  const report = runLaws(lordsOfVegas, { matches: 1, seed: 3, goldens: goldens.map(({ golden }) => golden) });
  expect(faultsOf(report)).toEqual([]);
  expect(report.unusedActions).toEqual([]);
}, 180_000);

test('law 14 fails when a drawn card is not declared as revealing', () => {
  const hiddenEnd = lordsOfVegas.variants.filter(({ options }) => options.endCardJitter);
  const forgetful = { ...lordsOfVegas, meta: { ...lordsOfVegas.meta, revealingEvents: [] }, variants: hiddenEnd };
  const broken = faultsOf(runLaws(forgetful, { matches: 4, seed: 1, until: [14] }));
  expect(broken.find(({ number }) => number === 14)?.fault).toMatch(/\(draw\) reveals something hidden to \d/);
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

test('the golden records together use every kind of action', () => {
  const used = new Set(goldens.flatMap(({ golden }) => golden.entries.map(({ action }) => action.type)));
  expect(ACTION_TYPES.filter((type) => !used.has(type))).toEqual([]);
});

/** RULES 3.2, 3.3 and 4.2: the actions that move a piece because markers or dice have run out. */
const SHORTAGES: readonly ((action: Action) => boolean)[] = [
  ({ type }) => type === 'giveUpLot',
  ({ type }) => type === 'moveDie',
  (action) => action.type === 'build' && action.moveDieFrom !== undefined,
  (action) => action.type === 'sprawl' && action.moveDieFrom !== undefined,
];

test.each([2, 3, 4])('a golden record with %i seats runs out of markers and of dice in every way', (seats) => {
  const matches = goldens.filter(({ golden }) => golden.seats === seats).map(({ golden }) => golden.entries);
  expect(
    matches.some((entries) => SHORTAGES.every((isOne) => entries.some(({ action }) => isOne(action as Action)))),
  ).toBe(true);
});
