/** The chance to win that a bot expects after an action. */

import { readFileSync } from 'node:fs';
import { expectationFor } from '@fremont/bots/expectation';
import { gameById } from '@fremont/games/registry';
import { at, type GameTypes, type MatchRecord, replay } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';

const GOLDENS = { 'las-vegas': 'classic-4', 'lords-of-vegas': 'standard-4', 'vegas-showdown': 'rulebook-3' } as const;

describe.each(Object.entries(GOLDENS))('in %s', (id, golden) => {
  const file = new URL(`../../games/${id}/test/golden/${golden}.json`, import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord<GameTypes>;
  const game = gameById(id);
  const expects = expectationFor(id);
  if (game === null || expects === null) throw new Error(id);
  const { steps } = replay(game, record);

  /** What the seat that acted expected of its action. */
  const expectedAt = (place: number): number | null => {
    const { state } = at(steps, place);
    const { seat, action } = at(record.entries, place);
    return expects(game.view(state, seat), seat, action, game.legalActions(state, seat));
  };

  test('it is a chance, and the same question gets the same number', () => {
    const places = [12, 13, 40, 41, record.entries.length - 2];
    const chances = places.map(expectedAt);
    for (const chance of chances.filter((one) => one !== null)) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(chances.some((chance) => chance !== null)).toBe(true);
    expect(places.map(expectedAt)).toEqual(chances);
  });

  test('near the end the winner expects more than the last one', () => {
    const { outcome } = JSON.parse(readFileSync(file, 'utf8')) as { outcome: { placings: number[] } };
    const lastOf = (placing: number): number =>
      record.entries.findLastIndex(
        ({ seat }, place) => outcome.placings[seat] === placing && place > 0 && expectedAt(place) !== null,
      );
    const last = Math.max(...outcome.placings);
    expect(expectedAt(lastOf(1)) ?? 0).toBeGreaterThan(expectedAt(lastOf(last)) ?? 1);
  });
});

test('a game whose bots estimate nothing has none', () => {
  expect(expectationFor('template')).toBeNull();
  expect(expectationFor('toString')).toBeNull();
});
