/** RULES 2 and 3: the bills, and laying them out. */

import { type Draw, scriptedChance, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../data/bills.ts';
import { lasVegas } from '../index.ts';
import { layBills, sortPairs } from '../rules/pile.ts';
import { dealt, optionsOf } from './positions.ts';

const sum = (bills: readonly number[]): number => bills.reduce((total, bill) => total + bill, 0);

describe('the box', () => {
  test('classic has 54 bills worth $2,500,000', () => {
    expect(DECKS.classic).toHaveLength(54);
    expect(sum(DECKS.classic)).toBe(2_500_000);
  });

  test('royale-base has 90 bills worth $5,620,000', () => {
    expect(DECKS['royale-base']).toHaveLength(90);
    expect(sum(DECKS['royale-base'])).toBe(5_620_000);
  });
});

/** The draws that turn up these bills one after another from the unseen ones, ascending. */
const drawsFor = (unseen: readonly number[], wanted: readonly number[]): Draw[] => {
  const left = [...unseen];
  return wanted.map((bill) => {
    const index = left.indexOf(bill);
    const draw: Draw = ['deck', left.length, index];
    left.splice(index, 1);
    return draw;
  });
};

describe('classic casinos', () => {
  test('DT-23: are filled one after the other until each has at least $50,000', () => {
    const wanted = [10_000, 20_000, 10_000, 30_000, 90_000, 50_000, 60_000, 70_000, 80_000];
    const { state } = lasVegas.setup(optionsOf('classic'), 2, scriptedChance(drawsFor(DECKS.classic, wanted)));
    expect(state.casinos.map(({ bills }) => bills)).toEqual([
      [30_000, 20_000, 10_000, 10_000],
      [90_000],
      [50_000],
      [60_000],
      [70_000],
      [80_000],
    ]);
    expect(state.unseen).toHaveLength(54 - 9);
  });

  test('take bills from under the pile, the oldest first, only when no unseen bill is left (R31)', () => {
    const state = dealt('classic', 2);
    state.unseen = [40_000];
    state.returned = [20_000, 90_000, 10_000, 60_000, 50_000];
    expect([...layBills(state, scriptedChance([['deck', 1, 0]]))]).toHaveLength(6);
    expect(state.casinos.map(({ bills }) => bills)).toEqual([
      [40_000, 20_000],
      [90_000],
      [60_000, 10_000],
      [50_000],
      [],
      [],
    ]);
    expect(state.returned).toEqual([]);
  });
});

describe('royale-base casinos', () => {
  test('RB-07: pairs are ordered by sum, equal sums by the higher bill, the best goes to casino 6', () => {
    const pairs = [
      [90_000, 30_000],
      [50_000, 70_000],
      [90_000, 100_000],
      [40_000, 30_000],
      [50_000, 40_000],
      [50_000, 30_000],
    ];
    expect(sortPairs(pairs)).toEqual([
      [40_000, 30_000],
      [50_000, 30_000],
      [50_000, 40_000],
      [70_000, 50_000],
      [90_000, 30_000],
      [100_000, 90_000],
    ]);
  });

  test('get two bills each, and every seat two chips', () => {
    const { state, events } = lasVegas.setup(optionsOf('royale-base'), 4, seededChance(3));
    expect(state.casinos.map(({ bills }) => bills.length)).toEqual([2, 2, 2, 2, 2, 2]);
    const sums = state.casinos.map(({ bills }) => sum(bills));
    expect(sums).toEqual([...sums].sort((a, b) => a - b));
    expect(state.chairs.map(({ chips }) => chips)).toEqual([2, 2, 2, 2]);
    expect(events).toContainEqual({ type: 'chipsGiven', each: 2 });
  });
});
