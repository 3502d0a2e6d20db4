/** The five levels: what they have in common in all games. */

import { BOT_LEVELS, botFor, ENGINE_LEVELS, levelsFor, PLAY_LEVELS } from '@fremont/bots';
import { peekingOf } from '@fremont/bots/peeking';
import { GAMES } from '@fremont/games/registry';
import { seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { fallibleBest } from '../src/fallible.ts';

const NEON_ROW = 'template';

describe.each(Object.values(GAMES))('the levels of $meta.id', (game) => {
  const { id } = game.meta;
  const levels = levelsFor(id);

  test('are five, or those that a game can have without a search', () => {
    expect(levels).toEqual(id === NEON_ROW ? ['steady'] : [...PLAY_LEVELS]);
    expect(levels.map((level) => botFor(id, level)?.level)).toEqual(levels);
  });

  test('leave the bots of stored tables as they are', () => {
    expect(ENGINE_LEVELS.every((level) => BOT_LEVELS.includes(level))).toBe(true);
    expect(botFor(id, 'greedy')?.level).toBe('greedy');
    expect(botFor(id, 'random')?.level).toBe('random');
  });

  // `npx fremont laws <game> --positions 1000` compares more.
  test('choose the same in all worlds that look the same', () => {
    const found = peekingOf(game, 4, 5);
    expect(found.map(({ fault }) => fault)).toEqual(levels.map(() => null));
    expect(found.map(({ positions }) => positions)).toEqual(levels.map(() => 4));
  });
});

describe('a bot that errs', () => {
  const WORTHS = [10, 9, 2, Number.NEGATIVE_INFINITY];
  const choices = (weakness: Parameters<typeof fallibleBest>[1]): number[] => {
    const chance = seededChance(1);
    const counts = WORTHS.map(() => 0);
    for (let time = 0; time < 1000; time++) {
      const choice = fallibleBest(WORTHS, weakness, chance);
      counts[choice] = (counts[choice] ?? 0) + 1;
    }
    return counts;
  };

  test('takes the best option when it makes no errors', () => {
    expect(choices({ noise: 0, misses: 0, lossMax: 100 })).toEqual([1000, 0, 0, 0]);
  });

  test('takes a slightly worse option as often as a softmax does', () => {
    // e^-1 / (1 + e^-1) = 26.9 % for a loss of one temperature; the loss of 8 is out of bounds.
    const [best = 0, second = 0, third = 0] = choices({ noise: 1, misses: 0, lossMax: 5 });
    expect(second / (best + second)).toBeCloseTo(0.269, 1);
    expect(third).toBe(0);
  });

  test('overlooks options, but takes the best one when it sees none', () => {
    const [best = 0, second = 0] = choices({ noise: 0, misses: 0.5, lossMax: 5 });
    // The best is seen in half of the cases; in a quarter both are overlooked.
    expect(best / 1000).toBeCloseTo(0.75, 1);
    expect(second / 1000).toBeCloseTo(0.25, 1);
  });
});
