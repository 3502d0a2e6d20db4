/** Positions of Vegas Showdown that a good player recognises. The master must find the choice with every seed. */

import { botFor } from '@fremont/bots';
import { type Action, type TileId, type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';

type State = VegasShowdown['state'];

const ME = seatAt(0);
const OPTIONS = { premierRemoval: 'reach3', sheet: '3-2-2' } as const;
const SEEDS = [1, 2, 3];

/** A new match of three. Seat 0 chooses first, no card is in force, and nothing is for sale but basic tiles. */
const emptyMarket = (): State => {
  const { state } = vegasShowdown.setup(OPTIONS, 3, seededChance(3));
  state.dealer = ME;
  state.phase = { type: 'choosing', seat: ME };
  state.spaces = state.spaces.map(() => null);
  state.cards = [];
  return state;
};

/** All stacks are empty, so this turn is the last. Only I have money. */
const lastTurn = (mine: Partial<State['chairs'][number]>): State => {
  const state = emptyMarket();
  for (const stack of Object.values(state.stacks)) Object.assign(stack, { a: [], b: [] });
  for (const chair of state.chairs) Object.assign(chair, { money: 0, population: 11, revenue: 11, fame: 20 });
  Object.assign(at(state.chairs, ME), mine);
  return state;
};

const choicesOf = (state: State): (Action | null)[] => {
  const legal = vegasShowdown.legalActions(state, ME);
  const view = vegasShowdown.view(state, ME);
  return SEEDS.map((seed) => {
    const choice = botFor('vegas-showdown', 'master')?.choose(view, ME, legal, seededChance(seed));
    return (choice ?? null) as Action | null;
  });
};

const lotsOf = (state: State): (string | undefined)[] =>
  choicesOf(state).map((action) => (action?.type === 'bid' ? action.lot : action?.type));

const always = (what: string): string[] => SEEDS.map(() => what);

/** Lounges bring Fame; all other basic tiles only counters. */
const withoutLounges = (state: State): State => {
  state.basics = { ...state.basics, lounge: 0 };
  return state;
};

/** Puts a premier tile up for sale at this price. */
const offer = (state: State, tile: TileId, price: number): State => {
  state.spaces[0] = { tile, price };
  return state;
};

describe('on the last turn, the master', () => {
  test('buys the Restaurant that moves it from last to first in Population', () => {
    // 2 Population: 12 against 11 and 11 is 5 Fame instead of 1, and the rivals get 2 instead of 4. It costs 1.5 Fame.
    expect(lotsOf(lastTurn({ money: 15, population: 10, revenue: 30 }))).toEqual(always('restaurant'));
  });

  test('buys the Slots that move it from last to a tie for first in Revenue', () => {
    expect(lotsOf(lastTurn({ money: 6, population: 30, revenue: 10 }))).toEqual(always('slots#1'));
  });

  test('takes Publicity when no tile can move a rank', () => {
    // Far ahead in both: Slots and Restaurant cost Fame and bring nothing. Publicity brings 1.
    expect(lotsOf(withoutLounges(lastTurn({ money: 30, population: 30, revenue: 30 })))).toEqual(always('publicity'));
  });

  test('takes Publicity when it is too far behind for any rank', () => {
    expect(lotsOf(withoutLounges(lastTurn({ money: 30, population: 2, revenue: 2 })))).toEqual(always('publicity'));
  });

  test('buys a Lounge for its 2 Fame when that is all that is left to gain', () => {
    // $9 are 0.9 Fame; Publicity brings 1.
    expect(lotsOf(lastTurn({ money: 30, population: 30, revenue: 30 }))).toEqual(always('lounge'));
  });
});

describe('before the end, the master', () => {
  test('waits for the price to drop when no rival can pay it', () => {
    const state = offer(emptyMarket(), 'theater', 25);
    for (const chair of state.chairs) Object.assign(chair, { money: 0, population: 0, revenue: 0 });
    Object.assign(at(state.chairs, ME), { money: 40 });
    expect(lotsOf(state)).not.toContain('premier#1');
  });

  test('does not buy a premier tile far away from its prerequisites', () => {
    const state = offer(emptyMarket(), 'theater', 10);
    for (const chair of state.chairs) chair.money = 12;
    expect(lotsOf(state)).not.toContain('premier#1');
  });
});
