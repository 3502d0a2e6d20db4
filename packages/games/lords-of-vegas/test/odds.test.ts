/** Compares exact chances with hand calculations and with a count of all rolls. */

import { at, seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { BOSS_ODDS } from '../data/boss-odds.ts';
import { bossOdds, cardOdds, GAMBLE_WAYS, gambleMoney, gambleResult, lordsOfVegas, reorganiseOdds } from '../index.ts';
import { BLUE, GREEN, position, RED } from './positions.ts';

describe('the next boss', () => {
  test('one against one is even', () => {
    expect(reorganiseOdds([BLUE, GREEN], 2)).toEqual([0.5, 0.5]);
  });

  test('a casino of one owner stays with that owner', () => {
    expect(reorganiseOdds([GREEN, GREEN], 3)).toEqual([0, 1, 0]);
  });

  // Both 5s reroll. Red's 4 wins at once when both fall below it (9 of 36); it shares the top with one of them in 6 of
  // 36 (then even, but for the third die below: 40 to 50 %), with both in 1, and in 2 of 36 everything begins again.
  test('a third die below a tie takes part in the rerolls', () => {
    const odds = bossOdds(
      [
        { owner: BLUE, value: 5 },
        { owner: GREEN, value: 5 },
        { owner: RED, value: 4 },
      ],
      3,
    );
    expect(at(odds, 0)).toBeCloseTo(at(odds, 1), 9);
    const red = at(odds, 2);
    expect(red).toBeGreaterThan((9 + 6 * 0.4 + 1 / 3 + 2 * red) / 36);
    expect(red).toBeLessThan((9 + 6 * 0.5 + 1 / 3 + 2 * red) / 36);
  });

  test('a boss without a tie is boss for certain', () => {
    expect(
      bossOdds(
        [
          { owner: RED, value: 5 },
          { owner: BLUE, value: 4 },
        ],
        3,
      ),
    ).toEqual([0, 0, 1]);
  });

  test('two against one: all 216 rolls counted, ties at the top followed to their end', () => {
    // x: the two dice win. Ties between both owners: one of two dice with the single one (the third lower), or all
    // three. All three tied starts over; a pair tied at t leaves a third die of the two below it.
    const wins = countRolls();
    expect(at(reorganiseOdds([BLUE, BLUE, GREEN], 2), 0)).toBeCloseTo(wins, 4);
  });

  test('every row of the table is a share of one, most dice first', () => {
    for (const shares of Object.values(BOSS_ODDS)) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
      expect([...shares].sort((a, b) => b - a)).toEqual(shares);
    }
  });
});

/** The chance of the owner of two dice against one, solved over the states that rolls lead to. */
const countRolls = (): number => {
  // chance[low]: the owner of two wins when one of the two tied dice is that owner's, the other rival's, and a die
  // `low` lies below.
  const chance: number[] = Array<number>(7).fill(0.5);
  let start = 0.5;
  for (let round = 0; round < 200; round++) {
    for (let low = 1; low <= 5; low++) chance[low] = meanOver2((a, b) => verdict(a, low, b, chance, start));
    start = meanOver3((a, b, c) => verdict(a, b, c, chance, start));
  }
  return start;
};

/** Own dice a and b against c. */
const verdict = (a: number, b: number, c: number, chance: readonly number[], start: number): number => {
  const top = Math.max(a, b);
  if (top !== c) return top > c ? 1 : 0;
  return a === b ? start : at(chance, Math.min(a, b));
};

const FACES = [1, 2, 3, 4, 5, 6];
const meanOver2 = (of: (a: number, b: number) => number): number =>
  FACES.flatMap((a) => FACES.map((b) => of(a, b))).reduce((sum, one) => sum + one, 0) / 36;
const meanOver3 = (of: (a: number, b: number, c: number) => number): number =>
  FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => of(a, b, c)))).reduce((sum, one) => sum + one, 0) / 216;

describe('gambling', () => {
  test('2 ways double, 14 win and 20 lose: the house keeps 2 of 36', () => {
    const totals = FACES.flatMap((a) => FACES.map((b) => gambleResult(a + b)));
    for (const [result, ways] of Object.entries(GAMBLE_WAYS))
      expect(totals.filter((one) => one === result)).toHaveLength(ways);
    const expected = totals.reduce((sum, result) => sum + gambleMoney(result, 36, false, 1000).gambler, 0) / 36;
    expect(expected).toBe(-2);
  });
});

describe('the next card', () => {
  test('is one of the unseen ones, and End of Game only when its depth is reached', () => {
    const view = lordsOfVegas.view(position({}), seatAt(0));
    expect(cardOdds(view)).toMatchObject({ gold: 9 / 48, strip: 3 / 48, end: 0 });
    const last = lordsOfVegas.view(position({ cardsBeforeEnd: 0 }), seatAt(0));
    expect(cardOdds(last)).toMatchObject({ gold: 0, strip: 0, end: 1 });
  });

  test('with a hidden end, any depth that is still possible is equally likely', () => {
    const deal = { int: (n: number, stream: string) => (stream === 'dice:0' ? n - 1 : 0) };
    const { state } = lordsOfVegas.setup({ gifts: true, endCardJitter: true }, 4, deal);
    // 40 cards are left; End of Game lies under 28 to 32. After 28 draws it may be next in one of five cases.
    const drawn = state.unseen.splice(0, 28);
    state.discards.push(...drawn);
    state.cardsBeforeEnd = 2;
    expect(cardOdds(lordsOfVegas.view(state, seatAt(0))).end).toBeCloseTo(1 / 5, 12);
  });
});
