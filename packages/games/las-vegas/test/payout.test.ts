/** RULES 5. RB- marks worked examples of the rulebook, DT- positions invented for a ruling (RULINGS.md). */

import { describe, expect, test } from 'vitest';
import { settleCasino } from '../index.ts';
import type { Dice } from '../types.ts';
import { act, anyDeal, casinoWith, dealt, dice, withOthersDone, withRoll } from './positions.ts';

interface Case {
  readonly name: string;
  readonly bills: readonly number[];
  /** Dice of Anna, Ben, Carla, Denny. */
  readonly by: readonly Dice[];
  readonly neutral?: Dice;
  readonly out: readonly (number | 'neutral')[];
  readonly takers: readonly (number | 'neutral' | null)[];
}

const none = dice(0);
const CASES: readonly Case[] = [
  {
    name: 'RB-02: three dice tie with one small and a big one; first and last remain',
    bills: [80_000, 50_000],
    by: [dice(5), dice(3), dice(1, 1), dice(1)],
    out: [1, 2],
    takers: [0, 3],
  },
  {
    name: 'RB-03: a big die ties with two small ones, one ties with one, no seat is paid',
    bills: [60_000, 30_000],
    by: [dice(0, 1), dice(1), dice(2), dice(1)],
    out: [0, 1, 2, 3],
    takers: [null, null],
  },
  {
    name: 'RB-04: alone in a casino, the second bill stays unclaimed',
    bills: [40_000, 40_000],
    by: [none, dice(2), none, none],
    out: [],
    takers: [1, null],
  },
  {
    name: 'RB-05: two bills for the first two of three',
    bills: [70_000, 30_000],
    by: [none, dice(2), dice(4), dice(1)],
    out: [],
    takers: [2, 1],
  },
  {
    name: 'RB-06: first and second take both bills',
    bills: [80_000, 50_000],
    by: [dice(3), none, none, dice(1)],
    out: [],
    takers: [0, 3],
  },
  {
    name: 'RB-08: the neutral player takes the better bill, and no seat is promoted (R03)',
    bills: [80_000, 30_000],
    by: [none, dice(2)],
    neutral: dice(3),
    out: [],
    takers: ['neutral', 1],
  },
  {
    name: 'RB-09: the neutral player comes second, the third gets nothing',
    bills: [70_000, 40_000],
    by: [none, dice(1), dice(3)],
    neutral: dice(2),
    out: [],
    takers: [2, 'neutral'],
  },
  {
    name: 'DT-01: a big die equals two small ones (R01)',
    bills: [90_000, 60_000],
    by: [dice(0, 1), dice(2), dice(1)],
    out: [0, 1],
    takers: [2, null],
  },
  {
    name: 'DT-24: classic pays every rank while bills last; the neutral second takes its bill away',
    bills: [50_000, 30_000, 10_000],
    by: [dice(4), dice(2), dice(2), dice(1)],
    neutral: dice(3),
    out: [1, 2],
    takers: [0, 'neutral', 3],
  },
  {
    name: 'the neutral player ties like a seat (RULES 7.5)',
    bills: [50_000],
    by: [dice(2), dice(1)],
    neutral: dice(2),
    out: [0, 'neutral'],
    takers: [1],
  },
  {
    name: 'RULES 5.2: strengths 2, 2, 1, 1 leave no participant',
    bills: [50_000],
    by: [dice(2), dice(2), dice(1), dice(1)],
    out: [0, 1, 2, 3],
    takers: [null],
  },
];

describe('a casino pays', () => {
  test.each(CASES)('$name', ({ bills, by, neutral = none, out, takers }) => {
    const { ties, awards } = settleCasino(casinoWith(bills, by, neutral));
    expect(ties.flatMap(({ participants }) => participants).sort()).toEqual([...out].sort());
    expect(awards.map(({ taker }) => taker)).toEqual(takers);
    expect(awards.map(({ bill }) => bill)).toEqual(bills);
  });

  test('lists ties strongest first, each with its strength', () => {
    const { ties } = settleCasino(casinoWith([50_000], [dice(1), dice(3), dice(1), dice(3)]));
    expect(ties).toEqual([
      { strength: 3, participants: [1, 3] },
      { strength: 1, participants: [0, 2] },
    ]);
  });
});

describe('the payout of a round', () => {
  /** Anna is about to place the last die of the round. Bills and dice in casinos are set by hand. */
  const lastPlacement = () => {
    const state = withOthersDone(withRoll(dealt('royale-base', 3), 0, [2]), 0);
    const bills = state.casinos.map((casino) => [...casino.bills]);
    const events = act(state, 0, { type: 'place', face: 2 }, anyDeal());
    return { state, bills, events };
  };

  test('happens at once when the last die is placed, casinos from 1 to 6 (R18)', () => {
    const { events } = lastPlacement();
    const payments = events.filter((event) => event.type === 'billWon' || event.type === 'billReturned');
    expect(payments.map(({ casino }) => casino)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  });

  test('sends unclaimed bills under the pile, casino 1 first, higher bill first (R20)', () => {
    const { state, bills } = lastPlacement();
    // Casino 1: Ben and Carla tie with all their dice, Anna is alone with the rest and takes the higher bill.
    // Casino 2: Anna's last die takes the higher bill. Casinos 3 to 6 are empty.
    const expected = [bills[0]?.[1], bills[1]?.[1], ...bills.slice(2).flat()];
    expect(state.returned).toEqual(expected);
    expect(state.chairs[0]?.bills).toEqual([bills[0]?.[0], bills[1]?.[0]]);
  });

  test('gives every seat all its dice back and clears the casinos (RULES 5.5)', () => {
    const { state } = lastPlacement();
    expect(state.round).toBe(2);
    for (const chair of state.chairs) expect(chair.supply).toEqual(dice(7, 1));
    for (const casino of state.casinos) expect(casino.dice).toEqual([none, none, none]);
  });
});
