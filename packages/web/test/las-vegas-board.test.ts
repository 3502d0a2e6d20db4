/** The board in positions that are small enough to check by hand. */

import type { Dice, Face, View } from '@fremont/games/las-vegas';
import { at, seatAt } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest } from '../src/games/las-vegas/frame.ts';
import { matrixOf, overlapStep, participantsOf } from '../src/games/las-vegas/matrix.ts';
import { previewOf } from '../src/games/las-vegas/placement-preview.ts';
import { laneDice, turnDice } from '../src/games/las-vegas/rolled-dice.ts';
import { winningsAfter, winningsNow } from '../src/games/las-vegas/winnings.ts';

const small = (count: number): Dice => ({ small: count, big: 0 });
const NONE = small(0);
const [ADA, BRUNO, CHIARA] = [seatAt(0), seatAt(1), seatAt(2)];

/** Three seats; casino 5 offers 80 and 10 thousand, the others nothing. Ada has rolled two 5s and a 1. */
const viewWith = (dice: readonly Dice[], change: Partial<View> = {}, neutral: Dice = NONE): View => ({
  options: { edition: 'classic', neutralDice: false, winnings: 'open' },
  phase: { type: 'placing', roll: { small: [5, 1, 5], big: null, neutral: [] } },
  round: 1,
  rounds: 4,
  starter: ADA,
  turn: ADA,
  chairs: [0, 1, 2].map(() => ({ bills: [], billCount: 0, chips: 0, supply: small(3), neutral: 0 })),
  casinos: [1, 2, 3, 4, 5, 6].map((face) => ({
    bills: face === 5 ? [80_000, 10_000] : [],
    dice: face === 5 ? dice : [NONE, NONE, NONE],
    neutral: face === 5 ? neutral : NONE,
    gray: 0,
  })),
  unseenCount: 30,
  returned: [],
  royale: null,
  ...change,
});

const fifthOf = (view: View, chosen: Face | null = null) => at(matrixOf(atRest(view), chosen), 4);

describe('the board', () => {
  it('marks ranks only as far as there are bills', () => {
    const { rows } = fifthOf(viewWith([small(3), small(2), small(1)]));
    expect(rows.map(({ mark }) => mark)).toEqual([
      { type: 'rank', rank: 1 },
      { type: 'rank', rank: 2 },
      { type: 'none' },
    ]);
  });

  it('marks all tied seats and gives the best bill to the strongest remaining seat', () => {
    const { rows, bills } = fifthOf(viewWith([small(2), small(2), small(1)]));
    expect(rows.map(({ mark }) => mark.type)).toEqual(['tie', 'tie', 'rank']);
    expect(bills.map(({ taker }) => taker)).toEqual([CHIARA, null]);
  });

  it('shows the chosen number as ghosts and moves the badges of the bills', () => {
    const view = viewWith([NONE, small(1), NONE]);
    expect(fifthOf(view).bills.map(({ taker }) => taker)).toEqual([BRUNO, null]);
    const { rows, bills } = fifthOf(view, 5);
    expect(at(rows, 0)).toMatchObject({ dice: NONE, ghosts: small(2), strength: 2 });
    expect(bills.map(({ taker }) => taker)).toEqual([ADA, BRUNO]);
  });

  it('leaves the other casinos as they are while a number is chosen', () => {
    const view = viewWith([NONE, small(1), NONE]);
    expect(matrixOf(atRest(view), 5).slice(0, 4)).toEqual(matrixOf(atRest(view), null).slice(0, 4));
  });

  it('has a row for the neutral player only where it plays', () => {
    expect(participantsOf(viewWith([NONE, NONE, NONE]))).toEqual([ADA, BRUNO, CHIARA]);
    expect(participantsOf(viewWith([NONE, NONE, NONE], {}, small(1)))).toEqual([ADA, BRUNO, CHIARA, 'neutral']);
  });

  it('places dice closer together the more there are', () => {
    const pixels = [2, 3, 4, 5, 6, 7, 8].map((count) => Math.round(overlapStep(count) * 23));
    expect(pixels).toEqual([17, 17, 13, 10, 8, 6, 6]);
  });
});

describe('the preview of a placement', () => {
  it('takes the best bill when it leads', () => {
    const preview = previewOf(viewWith([small(2), small(1), NONE]), 5);
    expect(preview.result).toEqual({ type: 'bill', rank: 1, bill: 80_000 });
    expect(preview).toMatchObject({ strength: 4, rival: { participant: BRUNO, strength: 1 }, diceLeft: 1 });
  });

  it('names those it would tie with, strongest bill to the third', () => {
    const preview = previewOf(viewWith([NONE, small(2), small(1)]), 5);
    expect(preview.result).toEqual({ type: 'tie', others: [BRUNO] });
    expect(preview.awards.map(({ taker }) => taker)).toEqual([CHIARA, null]);
  });

  it('says when a rank has no bill', () => {
    const preview = previewOf(viewWith([NONE, small(4), small(3)]), 5);
    expect(preview.result).toEqual({ type: 'noBill', rank: 3 });
  });

  it('gives the placing seat nothing for neutral dice alone', () => {
    const roll = { small: [1], big: null, neutral: [5] } as const;
    const preview = previewOf(viewWith([NONE, small(1), NONE], { phase: { type: 'placing', roll } }), 5);
    expect(preview.result).toEqual({ type: 'absent' });
    // One neutral die against Bruno's one: they cancel each other out.
    expect(preview.awards.map(({ taker }) => taker)).toEqual([null, null]);
  });

  it('counts a big die as two', () => {
    const roll = { small: [1], big: 5, neutral: [] } as const;
    const preview = previewOf(viewWith([NONE, small(1), NONE], { phase: { type: 'placing', roll } }), 5);
    expect(preview).toMatchObject({ strength: 2, result: { type: 'bill', rank: 1 } });
  });

  it('adds up the winnings of a round before and after the placement', () => {
    const view = viewWith([NONE, small(1), NONE]);
    expect(winningsNow(view, BRUNO)).toBe(80_000);
    expect(winningsNow(view, ADA)).toBe(0);
    expect(winningsAfter(view, 5)).toBe(80_000);
  });

  it('leaves out bills that have already been paid', () => {
    const before = viewWith([NONE, small(2), small(1)]);
    // Casino 5 has paid its best bill to Bruno; the second one is still Chiara's.
    const casinos = before.casinos.with(4, { ...at(before.casinos, 4), bills: [10_000] });
    const paid = [[], [], [], [], [80_000], []];
    expect(winningsNow({ ...before, casinos }, BRUNO, paid)).toBe(0);
    expect(winningsNow({ ...before, casinos }, CHIARA, paid)).toBe(10_000);
  });
});

describe('the dice of a turn', () => {
  it('keep their names from tray to lane', () => {
    const view = viewWith([NONE, NONE, NONE]);
    const tray = turnDice(view).map(({ id }) => id);
    const lanes = ([1, 2, 3, 4, 5, 6] as const).flatMap((face) => laneDice(view, face).map(({ id }) => id));
    expect(tray).toEqual(['small-0', 'small-1', 'small-2']);
    expect(lanes.toSorted()).toEqual(tray);
  });

  it('are blank before the roll', () => {
    const faces = turnDice(viewWith([NONE, NONE, NONE], { phase: { type: 'rolling' } })).map(({ face }) => face);
    expect(faces).toEqual([0, 0, 0]);
  });
});
