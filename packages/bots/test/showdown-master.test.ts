/** Positions of Vegas Showdown that a good player recognises. */

import { type Action, type Lot, type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, seatAt, seededChance } from '@fremont/kernel';
import { describe } from 'vitest';
import { type Recognised, testRecognised } from './recognised.ts';

type State = VegasShowdown['state'];

const ME = seatAt(0);
const OPTIONS = { premierRemoval: 'reach3', sheet: '3-2-2' } as const;

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

/** Lounges bring Fame; all other basic tiles only counters. */
const withoutLounges = (state: State): State => {
  state.basics = { ...state.basics, lounge: 0 };
  return state;
};

/** Turn 1, with only basic tiles for sale. Rivals have no money. */
const firstTurn = (mine: Partial<State['chairs'][number]>): State => {
  const state = emptyMarket();
  for (const chair of state.chairs) Object.assign(chair, { money: 0, population: 0, revenue: 0 });
  Object.assign(at(state.chairs, ME), mine);
  return state;
};

/** The second seat holds this bid. */
const withBid = (state: State, lot: Lot, amount: number): State => {
  Object.assign(at(state.chairs, seatAt(1)), { money: amount, choice: { type: 'bid', lot, amount } });
  return state;
};

const chosen = (action: Action): string => (action.type === 'bid' ? action.lot : action.type);

const position = (what: string, best: readonly string[], state: State): Recognised<VegasShowdown> => ({
  what,
  state,
  isBest: (action) => best.includes(chosen(action)),
});

const withMoney = (money: number, state: State): State => {
  for (const chair of state.chairs) chair.money = money;
  return state;
};

/** A Theater for sale. It needs a Lounge and a Fancy Lounge, and nobody has them. */
const withTheater = (price: number, state: State): State => {
  state.spaces[0] = { tile: 'theater', price };
  return state;
};

const leavesTheater = (what: string, state: State): Recognised<VegasShowdown> => ({
  what,
  state,
  isBest: (action) => chosen(action) !== 'premier#1',
});

const POSITIONS: readonly Recognised<VegasShowdown>[] = [
  // 2 Population: 12 against 11 and 11 is 5 Fame instead of 1, and the rivals get 2 instead of 4. It costs 1.5 Fame.
  position(
    'last turn: buys the Restaurant that moves it from last to first in Population',
    ['restaurant'],
    lastTurn({ money: 15, population: 10, revenue: 30 }),
  ),
  position(
    'last turn: buys the Slots that move it from last to a tie for first in Revenue',
    ['slots#1'],
    lastTurn({ money: 6, population: 30, revenue: 10 }),
  ),
  // Far ahead in both: Slots and Restaurant cost Fame and bring nothing. Publicity brings 1.
  position(
    'last turn: takes Publicity when no tile can move a rank',
    ['publicity'],
    withoutLounges(lastTurn({ money: 30, population: 30, revenue: 30 })),
  ),
  position(
    'last turn: takes Publicity when it is too far behind for any rank',
    ['publicity'],
    withoutLounges(lastTurn({ money: 30, population: 2, revenue: 2 })),
  ),
  // $9 are 0.9 Fame; Publicity brings 1.
  position(
    'last turn: buys a Lounge for its 2 Fame when that is all that is left to gain',
    ['lounge'],
    lastTurn({ money: 30, population: 30, revenue: 30 }),
  ),
  // The next space costs $21, 2.1 Fame for a tile that brings 2.
  position(
    'last turn: does not raise for a Lounge that costs more than it brings',
    ['publicity'],
    withBid(lastTurn({ money: 30, population: 30, revenue: 30 }), 'lounge', 17),
  ),
  // Publicity brings 1 and places one Lounge for 2. Renovate places both for 4.
  position(
    'last turn: renovates when two Lounges wait aside',
    ['renovate'],
    withoutLounges(lastTurn({ money: 0, population: 30, revenue: 30, aside: ['lounge', 'lounge'] })),
  ),
  // The income is the lower counter: $1 more every turn for $5, against 2 Fame for $9 or counters that pay nothing yet.
  position(
    'first turn: buys Slots when Revenue is the lower counter',
    ['slots#1', 'slots#2'],
    firstTurn({ money: 15, population: 9, revenue: 3 }),
  ),
  position(
    'first turn: buys the Restaurant when Population is the lower counter',
    ['restaurant'],
    firstTurn({ money: 15, population: 3, revenue: 9 }),
  ),
  leavesTheater('waits for the price to drop when no rival can pay it', withTheater(25, firstTurn({ money: 40 }))),
  leavesTheater(
    'does not buy a premier tile far away from its prerequisites',
    withTheater(10, withMoney(12, emptyMarket())),
  ),
];

describe('in positions of Vegas Showdown', () => testRecognised(vegasShowdown, POSITIONS));
