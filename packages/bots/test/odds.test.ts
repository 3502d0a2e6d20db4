/** Compares the odds lens of Las Vegas with chances calculated by hand. */

import { lensFor } from '@fremont/bots/lens';
import { type Face, lasVegas, type State } from '@fremont/games/las-vegas';
import { at, canonicalJson, seatAt, seededChance, type Viewer } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type LasVegasOdds, lasVegasOdds } from '../src/las-vegas/odds.ts';
import { bareState, dice, ME, place, RIVAL, THIRD, viewOf, withCasino, withFullPile, withMyRoll } from './positions.ts';

const PLAYOUTS = 1_000;

const oddsIn = (state: State, viewer: Viewer = ME, playouts = PLAYOUTS): LasVegasOdds => {
  const world = withFullPile(state);
  const legal = viewer === state.turn ? lasVegas.legalActions(world, viewer) : [];
  const estimate = lasVegasOdds(lasVegas.view(world, viewer), viewer, legal);
  for (let playout = 0; playout < playouts; playout++) estimate.grow();
  return estimate.read();
};

/**
 * Allows four standard deviations of a share in that many playouts. A correct estimate exceeds this once in 16,000
 * runs.
 */
const expectChance = (estimated: number | undefined, exact: number): void => {
  const reach = 4 * Math.sqrt((exact * (1 - exact)) / PLAYOUTS);
  expect(estimated).toBeGreaterThanOrEqual(exact - reach);
  expect(estimated).toBeLessThanOrEqual(exact + reach);
};

const casinoOf = (odds: LasVegasOdds, option: number, face: Face) => at(at(odds.options, option).casinos, face - 1);

describe('the odds of Las Vegas', () => {
  test('of winning with a die that is not rolled yet are one in six', () => {
    const state = withCasino(bareState({}, 2), 4, [60_000, 20_000], [dice(0), dice(0)]);
    at(state.chairs, ME).supply = dice(1);
    const odds = oddsIn(state);
    expect(odds).toMatchObject({ playouts: PLAYOUTS, options: [{ action: null }] });
    const { bills, dollars } = casinoOf(odds, 0, 4);
    expectChance(bills[0]?.chances[ME], 1 / 6);
    // No other seat has dice left, so the second bill has no winner.
    expect(bills[1]).toEqual({ bill: 20_000, chances: [0, 0] });
    expect(dollars[ME]).toBeCloseTo(60_000 * (bills[0]?.chances[ME] ?? 0), 5);
  });

  test('of a placement include the last die of a rival', () => {
    const state = withMyRoll(bareState({}, 2), [5, 6]);
    withCasino(state, 5, [80_000], [dice(0), dice(0)]);
    withCasino(state, 6, [30_000, 10_000], [dice(0), dice(2)]);
    at(state.chairs, RIVAL).supply = dice(1);
    const odds = oddsIn(state);
    expect(odds.options.map(({ action }) => action)).toEqual([place(5), place(6)]);
    // After placing a 5 one die is left. It shows a 5 once in six: then I lead by two and win for certain. Otherwise
    // the rival ties with a 5, once in six.
    expectChance(casinoOf(odds, 0, 5).bills[0]?.chances[ME], 1 / 6 + (5 / 6) * (5 / 6));
    expectChance(casinoOf(odds, 0, 5).ties[ME], (5 / 6) * (1 / 6));
  });

  test('of all seats to win one bill add up to at most 1', () => {
    const { state } = lasVegas.setup({ edition: 'classic', neutralDice: false, winnings: 'open' }, 3, seededChance(4));
    const { options } = oddsIn(withMyRoll(state, [1, 2, 2, 3, 4, 5, 6, 6]), ME, 20);
    expect(options).toHaveLength(6);
    for (const { bills } of options.flatMap(({ casinos }) => casinos))
      for (const { chances } of bills) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1);
  });

  test('are the same for the same view, regardless of hidden information', () => {
    const options = { edition: 'classic', neutralDice: false, winnings: 'hidden' } as const;
    const { state } = lasVegas.setup(options, 3, seededChance(4));
    // The bills are won and face down, so worlds with equal views differ from here on.
    for (const seat of [RIVAL, THIRD]) {
      at(state.chairs, seat).bills = state.unseen.slice(0, 2);
      state.unseen = state.unseen.slice(2);
    }
    const view = viewOf(state);
    const other = lasVegas.guess(view, ME, seededChance(8));
    expect(canonicalJson(other)).not.toBe(canonicalJson(state));
    const read = (world: State): LasVegasOdds => {
      const estimate = lasVegasOdds(viewOf(world), ME, []);
      for (let playout = 0; playout < 20; playout++) estimate.grow();
      return estimate.read();
    };
    expect(read(other)).toEqual(read(state));
  });

  test('exist for spectators', () => {
    const state = withMyRoll(bareState({}, 2), [5]);
    withCasino(state, 5, [80_000], [dice(0), dice(0)]);
    // One die, one number: it goes to casino 5 and wins.
    expect(casinoOf(oddsIn(state, 'spectator', 5), 0, 5).bills[0]?.chances).toEqual([1, 0]);
    expect(casinoOf(oddsIn(state, seatAt(1), 5), 0, 5).bills[0]?.chances).toEqual([1, 0]);
  });
});

describe('finding a lens', () => {
  test('returns null for a game without one', () => {
    expect(lensFor('las-vegas')).not.toBeNull();
    expect(lensFor('chess')).toBeNull();
    expect(lensFor('constructor')).toBeNull();
  });
});
