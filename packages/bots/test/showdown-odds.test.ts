/** The odds lens of Vegas Showdown: the worth of bids and placements, and the chances to win. */

import { lensFor } from '@fremont/bots/lens';
import { type Action, type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, seatAt, seededChance, type Viewer } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type ShowdownOdds, showdownOdds, winChances } from '../src/vegas-showdown/odds.ts';

type State = VegasShowdown['state'];

const ME = seatAt(0);
const OPTIONS = { premierRemoval: 'reach3', sheet: '3-2-2' } as const;

const firstTurn = (seats: number): State => {
  const { state } = vegasShowdown.setup(OPTIONS, seats, seededChance(3));
  state.dealer = ME;
  state.phase = { type: 'choosing', seat: ME };
  state.cards = [];
  return state;
};

const oddsIn = (state: State, playouts: number, viewer: Viewer = ME): ShowdownOdds => {
  const legal = viewer === 'spectator' ? [] : vegasShowdown.legalActions(state, viewer);
  const estimate = showdownOdds(vegasShowdown.view(state, viewer), viewer, legal);
  for (let playout = 0; playout < playouts; playout++) estimate.grow();
  return estimate.read();
};

const worthOf = ({ options }: ShowdownOdds, wanted: (action: Action) => boolean): number =>
  options.find(({ action }) => wanted(action))?.worth ?? Number.NaN;

describe('the worth of bids', () => {
  test('is the same for the same view', () => {
    const state = firstTurn(3);
    expect(oddsIn(state, 30)).toEqual(oddsIn(state, 30));
    expect(lensFor('vegas-showdown')).not.toBeNull();
  });

  test('is compared with Publicity, lists every lot once, and its error shrinks', () => {
    const state = firstTurn(3);
    const few = oddsIn(state, 20);
    const many = oddsIn(state, 320);
    expect(few).toMatchObject({ playouts: 20, base: 'publicity' });
    expect(few.options.find(({ action }) => action.type === 'publicity')).toMatchObject({ worth: 0, error: 0 });
    const lots = few.options.flatMap(({ action }) => (action.type === 'bid' ? [action.lot] : []));
    expect(new Set(lots).size).toBe(lots.length);
    const errorOf = ({ options }: ShowdownOdds): number => Math.max(...options.map(({ error }) => error));
    // Sixteen times the playouts: a quarter of the error, roughly.
    expect(errorOf(many)).toBeLessThan(errorOf(few) / 2);
  });

  test('on the last turn is the gain of ranks', () => {
    const state = firstTurn(3);
    for (const stack of Object.values(state.stacks)) Object.assign(stack, { a: [], b: [] });
    state.spaces = state.spaces.map(() => null);
    for (const chair of state.chairs) Object.assign(chair, { money: 0, population: 11, revenue: 5, fame: 20 });
    Object.assign(at(state.chairs, ME), { money: 15, population: 10 });
    const odds = oddsIn(state, 10);
    // A Restaurant moves me from last to first in Population: 5 Fame instead of 1, and 2 for each rival instead of 4. It
    // costs 1.5 Fame of money and the 1 Fame of Publicity. Rivals count half: 4 + 1 - 2.5, and only the last event card is random: about 2.5.
    const restaurant = worthOf(odds, (action) => action.type === 'bid' && action.lot === 'restaurant');
    expect(Math.abs(restaurant - 2.5)).toBeLessThan(0.3);
    expect(at(odds.options, 0).action).toMatchObject({ type: 'bid', lot: 'restaurant' });
  });
});

describe('the worth of placements', () => {
  test('is compared with building nothing more', () => {
    const state = firstTurn(3);
    at(state.chairs, 0).aside = ['slots'];
    state.phase = { type: 'building', seat: ME, work: { type: 'publicity' } };
    const odds = oddsIn(state, 1);
    expect(odds).toMatchObject({ playouts: 0, base: 'done' });
    expect(worthOf(odds, ({ type }) => type === 'done')).toBe(0);
    expect(at(odds.options, 0).action.type).toBe('place');
    expect(at(odds.options, 0).worth).toBeGreaterThan(0);
    const worths = odds.options.map(({ worth }) => worth);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
  });
});

describe('the chances to win', () => {
  test('are equal for equal seats and add up to one', () => {
    for (const seats of [3, 4, 5]) {
      const state = firstTurn(seats);
      const chances = winChances(vegasShowdown.view(state, ME));
      for (const chance of chances) expect(chance).toBeCloseTo(1 / seats, 6);
    }
  });

  test('grow with Fame, and the more the nearer the end is', () => {
    const chanceOf = (left: number): number => {
      const state = firstTurn(3);
      for (const stack of Object.values(state.stacks)) Object.assign(stack, { a: stack.a.slice(0, left), b: [] });
      at(state.chairs, 1).fame += 6;
      return at(winChances(vegasShowdown.view(state, ME)), 1);
    };
    expect(chanceOf(8)).toBeGreaterThan(1 / 3);
    expect(chanceOf(1)).toBeGreaterThan(chanceOf(8));
  });

  test('are all that spectators see', () => {
    const odds = oddsIn(firstTurn(3), 1, 'spectator');
    expect(odds).toMatchObject({ playouts: 0, base: null, options: [] });
    expect(odds.chances).toHaveLength(3);
  });
});
