/** The arithmetic under greedy's decisions. */

import { type Casino, type Dice, isImaginary, settleCasino } from '@fremont/games/las-vegas';
import { at, type Chance, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { rivalWeights } from '../src/las-vegas/dollars.ts';
import { fastPayout } from '../src/las-vegas/fast-outlook.ts';
import { extraStrengths, forecast } from '../src/las-vegas/forecast.ts';
import { payoutWorth } from '../src/las-vegas/payout.ts';
import { bareState, dice, ME, RIVAL, THIRD, viewOf, withCasino, withChips, withWon } from './positions.ts';

const anyDice = (chance: Chance): Dice => dice(chance.int(4, 'dice'), chance.int(2, 'dice'));

const anyCasino = (chance: Chance): Casino => ({
  bills: Array.from({ length: 1 + chance.int(4, 'bills') }, () => 10_000 * (1 + chance.int(9, 'bills'))).sort(
    (a, b) => b - a,
  ),
  dice: Array.from({ length: 2 + chance.int(4, 'seats') }, () => anyDice(chance)),
  neutral: anyDice(chance),
  gray: chance.int(3, 'dice'),
});

describe('the value of a payout', () => {
  test('agrees with the rules on 2,000 random casinos', () => {
    const chance = seededChance(11);
    for (let trial = 0; trial < 2_000; trial++) {
      const casino = anyCasino(chance);
      const participants = [...casino.dice, casino.neutral, dice(casino.gray)];
      const dollars = participants.map(() => 1 + chance.int(9, 'dollars'));
      const worthByRules = settleCasino(casino).awards.reduce((sum, { bill, taker }) => {
        if (taker === null) return sum;
        return sum + bill * at(dollars, isImaginary(taker) ? participants.length - (taker === 'gray' ? 1 : 2) : taker);
      }, 0);
      const strengths = participants.map(({ small, big }) => small + 2 * big);
      expect(payoutWorth(casino.bills, strengths, dollars)).toBe(worthByRules);
      const finals = Int32Array.from([9, ...strengths, 9]);
      expect(fastPayout(finals, 1, strengths.length, casino.bills, dollars)).toBe(worthByRules);
    }
  });

  test('weighs a bill by its taker: 5, 3, 3, 1 pays the first and the last', () => {
    expect(payoutWorth([80_000, 50_000], [5, 3, 3, 1], [1, 0, 0, -0.5])).toBe(80_000 - 25_000);
  });
});

describe('dice still in hand', () => {
  test('one die adds its strength one time in six', () => {
    expect(extraStrengths(dice(0))).toEqual([1]);
    expect(extraStrengths(dice(1))).toEqual([5 / 6, 1 / 6]);
    expect(extraStrengths(dice(0, 1))).toEqual([5 / 6, 0, 1 / 6]);
  });

  test('two dice: 25, 10 and 1 of 36', () => {
    const expected = [25 / 36, 10 / 36, 1 / 36];
    extraStrengths(dice(2)).forEach((likelihood, extra) => {
      expect(likelihood).toBeCloseTo(at(expected, extra), 12);
    });
  });

  test('a full hand of royale-base adds 0 to 9, and the probabilities add up to 1', () => {
    const likelihoods = extraStrengths(dice(7, 1));
    expect(likelihoods).toHaveLength(10);
    expect(likelihoods.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    // All eight dice on one number: 1 in 6 to the eighth.
    expect(at(likelihoods, 9)).toBeCloseTo(6 ** -8, 12);
  });

  test('a forecast throws all dice of the rivals and no own dice', () => {
    const state = bareState({ edition: 'royale-base' }, 3);
    withCasino(state, 2, [60_000, 40_000], [dice(1), dice(0, 1), dice(2)]);
    for (const seat of [ME, RIVAL, THIRD]) at(state.chairs, seat).supply = dice(3, 1);
    at(state.chairs, RIVAL).neutral = 2;
    at(state.chairs, ME).neutral = 4;
    const casinos = forecast(viewOf(state), [RIVAL, THIRD], seededChance(3));
    const total = (pick: (index: number) => number): number => casinos.reduce((sum, _, index) => sum + pick(index), 0);
    // Before: strength 2 each in casino 2. In hand: three small and a big one, strength 5.
    expect(total((index) => at(at(casinos, index).rivals, 0))).toBe(7);
    expect(total((index) => at(at(casinos, index).rivals, 1))).toBe(7);
    expect(total((index) => at(casinos, index).neutral)).toBe(2);
    expect(at(casinos, 1).rivals.every((strength) => strength >= 2)).toBe(true);
  });
});

describe('the weight of a rival’s dollar', () => {
  test('the weights of all rivals add up to 1 and the richest weighs most', () => {
    const state = bareState({ edition: 'royale-base' }, 3);
    withChips(withWon(withWon(state, RIVAL, [30_000]), THIRD, [90_000]), RIVAL, 2);
    const [rival, third] = rivalWeights(viewOf(state), [RIVAL, THIRD]);
    expect((rival ?? 0) + (third ?? 0)).toBeCloseTo(1, 12);
    // 50,000 with the chips against 90,000: e to the power of 0.4.
    expect((third ?? 0) / (rival ?? 1)).toBeCloseTo(Math.exp(0.4), 12);
  });

  test('face-down bills count as average ones, regardless of their values', () => {
    const weights = (bills: readonly number[]): readonly number[] => {
      const state = withWon(bareState({ winnings: 'hidden' }, 3), RIVAL, bills);
      return rivalWeights(viewOf(state), [RIVAL, THIRD]);
    };
    expect(weights([90_000, 90_000])).toEqual(weights([10_000, 10_000]));
    // The 54 bills of 2012 are worth 2,500,000.
    expect(at(weights([10_000]), 0) / at(weights([10_000]), 1)).toBeCloseTo(Math.exp(25 / 54), 12);
  });
});
