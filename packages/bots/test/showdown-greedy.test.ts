/** The greedy bot of Vegas Showdown: lowest bids, good placements, whole matches. */

import { botFor } from '@fremont/bots';
import { type Action, lotState, progressOf, type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, carryOut, type DeepReadonly, type Seat, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';

const OPTIONS = { premierRemoval: 'reach3', sheet: '3-2-2' } as const;
const bot = (level: 'greedy' | 'random') => {
  const found = botFor('vegas-showdown', level);
  if (found === null) throw new Error(`no ${level} bot plays Vegas Showdown`);
  return found;
};

const choose = (
  level: 'greedy' | 'random',
  state: DeepReadonly<VegasShowdown['state']>,
  seat: Seat,
  seed: number,
): Action =>
  bot(level).choose(
    vegasShowdown.view(state, seat),
    seat,
    vegasShowdown.legalActions(state, seat),
    seededChance(seed),
  ) as Action;

/** Seat 0 is greedy, the others play at random. Returns the placing, score and number of bids of seat 0. */
const playMatch = (seed: number): { readonly placing: number; readonly score: number; readonly bids: number } => {
  const chance = seededChance(seed);
  const { state } = vegasShowdown.setup(OPTIONS, 3, chance);
  let bids = 0;
  for (let step = 0; state.phase.type !== 'over'; step++) {
    const { seat } = state.phase;
    const action = choose(seat === 0 ? 'greedy' : 'random', state, seat, step);
    if (seat === 0 && action.type === 'bid') {
      bids++;
      expect(action.amount).toBe(lotState(state, action.lot).next);
    }
    carryOut(vegasShowdown, state, seat, action, chance);
  }
  const outcome = vegasShowdown.outcome(state);
  return { placing: at(outcome?.placings ?? [], 0), score: at(outcome?.scores ?? [], 0), bids };
};

describe('greedy', () => {
  test('beats random players, always with the lowest bid on a lot', () => {
    const matches = [1, 2, 3, 4].map(playMatch);
    expect(matches.map(({ placing }) => placing)).toEqual([1, 1, 1, 1]);
    for (const { bids } of matches) expect(bids).toBeGreaterThan(10);
    // People report winning scores of 52 to 87.
    for (const { score } of matches) expect(score).toBeGreaterThan(45);
  });

  test('chooses the same action for the same state and seed', () => {
    const { state } = vegasShowdown.setup(OPTIONS, 4, seededChance(8));
    const seat = state.phase.type === 'over' ? seatAt(0) : state.phase.seat;
    expect(choose('greedy', state, seat, 3)).toEqual(choose('greedy', state, seat, 3));
  });

  test('places a tile instead of waiting, where more tiles can join', () => {
    const { state } = vegasShowdown.setup(OPTIONS, 3, seededChance(8));
    at(state.chairs, 0).aside = ['slots'];
    state.phase = { type: 'building', seat: seatAt(0), work: { type: 'publicity' } };
    expect(choose('greedy', state, seatAt(0), 1)).toMatchObject({ type: 'place', tile: 'slots', cell: [0, 2] });
  });

  test('renovates as in the example of the rulebook: turns the Lounge, adds the Night Club, fills the hotel', () => {
    const { state } = vegasShowdown.setup(OPTIONS, 3, seededChance(8));
    const chair = at(state.chairs, 0);
    chair.sheet = [
      { tile: 'restaurant', cell: [5, 0], turn: 0 },
      { tile: 'lounge', cell: [6, 2], turn: 90 },
    ];
    chair.aside = ['night-club'];
    state.phase = { type: 'building', seat: seatAt(0), work: { type: 'renovate', lifts: 0, places: 0 } };
    const taken: Action['type'][] = [];
    while (state.phase.type === 'building' && state.phase.work.type === 'renovate') {
      const action = choose('greedy', state, seatAt(0), taken.length);
      taken.push(action.type);
      carryOut(vegasShowdown, state, seatAt(0), action, seededChance(1));
    }
    expect(taken.slice(0, 3)).toEqual(['lift', 'place', 'place']);
    expect(chair.aside).toEqual([]);
    expect(progressOf(chair.sheet, '3-2-2').hotel.fame).toBe(5);
  });
});
