/** The payout with tiles in play: RULES 10, 13, 16, 23 to 26, the bank and the fine. */

import { at, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { settleCasino } from '../index.ts';
import { fewestBills } from '../rules/bank.ts';
import { badLuck } from '../rules/faces/bad-luck.ts';
import { choosePayment, payFine } from '../rules/fine.ts';
import { LEAST_BILL } from '../rules/versions.ts';
import { casinoWith, dice, type Position } from './positions.ts';
import {
  asking,
  black,
  dieIn,
  go,
  lastDie,
  paid,
  put,
  royale,
  takeFromSupply,
  tileOf,
  types,
} from './royale-positions.ts';

const bankOf = (bank: readonly number[]) => ({ bank, leastBill: LEAST_BILL });

describe('gray and neutral dice', () => {
  test('DT-02: equal to each other they both drop out', () => {
    const casino = { ...casinoWith([90_000, 60_000], [dice(1)], dice(2)), gray: 2 };
    const { ties, awards } = settleCasino(casino);
    expect(ties).toEqual([{ strength: 2, participants: ['neutral', 'gray'] }]);
    expect(awards.map(({ taker }) => taker)).toEqual([0, null]);
  });

  test('DT-03: the strongest gray dice take the better bill, and no seat gets it', () => {
    const casino = { ...casinoWith([90_000, 60_000], [dice(2), dice(1)]), gray: 3 };
    expect(settleCasino(casino).awards.map(({ taker }) => taker)).toEqual(['gray', 0]);
  });
});

describe('the bank', () => {
  // Ruling R13, bank of 30, 40, 40, 50: 80 is 40+40 or 50+30, and the set with the highest bill goes first.
  test('pays a missing value with the fewest bills, of equally few the highest first', () => {
    expect(fewestBills([30_000, 40_000, 40_000, 50_000], 40_000)).toEqual([40_000]);
    expect(fewestBills([30_000, 40_000, 40_000, 50_000], 80_000)).toEqual([50_000, 30_000]);
    expect(fewestBills([30_000, 30_000, 40_000], 100_000)).toEqual([40_000, 30_000, 30_000]);
    expect(fewestBills([50_000, 90_000], 60_000)).toBeNull();
  });

  // RULES 9.6 with bills that only exact change makes (16.5): 20 is there as 10 + 10, and no bill is spare.
  test('pays with bills of 10,000 and 20,000 that came back to it', () => {
    expect(fewestBills([10_000, 10_000], 20_000)).toEqual([10_000, 10_000]);
    expect(fewestBills([10_000, 20_000, 20_000], 50_000)).toEqual([20_000, 20_000, 10_000]);
    expect(fewestBills([10_000, 10_000, 20_000, 50_000], 60_000)).toEqual([50_000, 10_000]);
    expect(fewestBills([20_000, 20_000], 30_000)).toBeNull();
  });

  // Ruling R13 by brute force: every set of bills of the bank.
  test('no other set of bills comes before the chosen one', () => {
    const chance = seededChance(13);
    const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);
    const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
      if (one.length !== other.length) return one.length < other.length;
      const index = one.findIndex((bill, place) => bill !== other[place]);
      return index >= 0 && at(one, index) > at(other, index);
    };
    for (let turn = 0; turn < 200; turn++) {
      const bank = Array.from({ length: chance.int(9, 'test') }, () => 10_000 * (1 + chance.int(10, 'test')));
      bank.sort((a, b) => a - b);
      const money = 10_000 * (1 + chance.int(12, 'test'));
      let best: number[] | null = null;
      for (let set = 1; set < 2 ** bank.length; set++) {
        const bills = bank.filter((_, index) => (set >> index) % 2 === 1).reverse();
        if (sumOf(bills) === money && (best === null || isBefore(bills, best))) best = bills;
      }
      expect(fewestBills(bank, money), `${money} out of ${bank}`).toEqual(best);
    }
  });

  // The box has twenty chips. Five seats may hold all of them when the bank has to pay more.
  test('never runs out of chips (R14)', () => {
    const state = royale(['H1'], 5);
    for (const chair of state.chairs) chair.chips = 6;
    takeFromSupply(state, 0, 'small');
    tileOf(state, 'H1').cells[1] = { seat: seatAt(0), die: 'small' };
    const events = go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 });
    expect(paid(events)).toEqual([{ seat: 0, chips: 2, bills: [] }]);
    // Two more each come with the new round.
    expect(state.chairs.map(({ chips }) => chips)).toEqual([10, 8, 8, 8, 8]);
  });

  test('creates a missing bill, which is an ordinary bill from then on', () => {
    const state = royale(['H2']);
    const { royale: table } = state;
    if (table === null) throw new Error('no tiles');
    state.unseen.push(...table.bank.splice(0));
    state.unseen.sort((a, b) => a - b);
    takeFromSupply(state, 0, 'small');
    tileOf(state, 'H2').golden = { seat: seatAt(0), die: 'small' };
    const events = go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 });
    expect(events).toContainEqual(expect.objectContaining({ type: 'tilePaid', bills: [60_000], minted: 1 }));
    expect(table.minted).toEqual([60_000]);
  });
});

describe('C2 Bad Luck', () => {
  const BANK = [30_000, 30_000, 40_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000];

  // DT-11, with a bank that has every bill: the bills and chips that are left.
  test.each([
    [[40_000], 1, [], 0],
    [[30_000], 1, [], 0],
    [[60_000], 2, [30_000], 0],
    [[60_000], 0, [], 0],
    [[80_000], 3, [30_000], 3],
    [[50_000, 100_000], 3, [100_000], 3],
    [[70_000], 1, [30_000], 0],
    [[60_000, 30_000], 0, [40_000], 0],
  ] as const)('DT-11: %j and %i chips pay, %j and %i chips are left', (bills, chips, billsLeft, chipsLeft) => {
    const payment = choosePayment({ bills, chips }, bankOf(BANK), false);
    const left = [...bills] as number[];
    for (const bill of payment.bills) left.splice(left.indexOf(bill), 1);
    if (payment.change > 0) left.push(...(fewestBills(BANK, payment.change) ?? []));
    expect(left.sort((a, b) => a - b)).toEqual([...billsLeft]);
    expect(chips - payment.chips).toBe(chipsLeft);
  });

  test('with exact change a lone 60,000 loses no more than the fine', () => {
    expect(choosePayment({ bills: [60_000], chips: 0 }, bankOf(BANK), true)).toEqual({
      bills: [60_000],
      chips: 0,
      change: 10_000,
    });
  });

  test('with exact change, two bills of 10,000 in the bank are the change of 20,000', () => {
    const state = royale(['C2'], 3, { exactChange: true });
    const { royale: table } = state;
    if (table === null) throw new Error('no tiles');
    at(state.chairs, 0).bills.push(70_000);
    at(state.chairs, 0).chips = 0;
    table.bank = [10_000, 10_000];
    expect(payFine(state, seatAt(0))).toEqual({ bills: [70_000], chips: 0, change: [10_000, 10_000], minted: 0 });
    expect(at(state.chairs, 0).bills).toEqual([10_000, 10_000]);
    expect(table.bank).toEqual([70_000]);
  });

  // RULES 16.4. Seat 0 pays 30 and 60, and the 40 of the bank comes back; its 30 is then the change of seat 1 for 80.
  test('change comes out of the bank as it was before the payment, with all that earlier payers handed over', () => {
    const state = royale(['C2']);
    const { royale: table } = state;
    if (table === null) throw new Error('no tiles');
    table.bank = [40_000];
    for (const [seat, bills] of [[30_000, 60_000], [80_000]].entries()) {
      const chair = at(state.chairs, seat);
      chair.bills.push(...bills);
      chair.chips = 0;
    }
    expect(payFine(state, seatAt(0))).toEqual({ bills: [30_000, 60_000], chips: 0, change: [40_000], minted: 0 });
    expect(payFine(state, seatAt(1))).toEqual({ bills: [80_000], chips: 0, change: [30_000], minted: 0 });
    expect(table.bank).toEqual([60_000, 80_000]);
  });

  // Ruling R15 by brute force: every set of bills with every number of chips.
  test('no other way to pay comes before the chosen one', () => {
    const chance = seededChance(15);
    const anyBills = (most: number): number[] =>
      Array.from({ length: chance.int(most, 'test') }, () => 10_000 * (1 + chance.int(10, 'test')));
    const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);
    for (let purse = 0; purse < 100; purse++) {
      const bank = anyBills(7).sort((a, b) => a - b);
      const bills = anyBills(6);
      const chips = chance.int(6, 'test');
      const rank = (paid: readonly number[], withChips: number, change: number): number[] => {
        const back = change === 0 ? 0 : (fewestBills(bank, change)?.length ?? 1);
        const money = sumOf(paid) + 10_000 * withChips;
        return [money - change, withChips, Math.sign(change), paid.length + withChips - back, paid.length, sumOf(paid)];
      };
      const chosen = choosePayment({ bills, chips }, bankOf(bank), true);
      const best = rank(chosen.bills, chosen.chips, chosen.change);
      for (let set = 0; set < 2 ** bills.length; set++) {
        const paid = bills.filter((_, index) => (set >> index) % 2 === 1);
        for (let more = 0; more <= Math.min(chips, 5); more++) {
          const change = sumOf(paid) + 10_000 * more - 50_000;
          if (change < 0) continue;
          const other = rank(paid, more, change);
          const first = other.findIndex((value, index) => value !== best[index]);
          expect(first < 0 || at(other, first) > at(best, first), `${bills} + ${chips}, bank ${bank}`).toBe(true);
        }
      }
    }
  });

  const noteDice = (state: Position) => badLuck.noteDice?.(state, 1, tileOf(state, 'C2')) ?? [];

  test('DT-12: all weakest seats pay, even without dice here, and gray dice do not protect them', () => {
    const state = royale(['C2']);
    put(state, 1, 0, 2);
    at(state.casinos, 0).gray = 1;
    expect([...noteDice(state)]).toHaveLength(1);
    expect(tileOf(state, 'C2').payers).toEqual([1, 2]);
    put(put(state, 1, 1, 2), 1, 2, 3);
    expect([...noteDice(state)]).toHaveLength(1);
    expect(tileOf(state, 'C2').payers).toEqual([0, 1]);
  });

  test('the fine comes after all payouts, out of money won in this round', () => {
    const state = put(royale(['C2']), 1, 0, 2);
    const events = go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 });
    const order = types(events);
    expect(order.lastIndexOf('billWon')).toBeLessThan(order.indexOf('finePaid'));
    expect(order.filter((type) => type === 'finePaid')).toHaveLength(2);
  });
});

describe('B1 Prime Time', () => {
  test('DT-13: one die of a double makes a tie on purpose and activates nothing', () => {
    const state = royale(['B1', 'A2']);
    put(put(put(put(state, 1, 0, 0, 1), 1, 1, 1), 2, 1, 2), 2, 2, 1);
    go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 }, black(2, 2));
    expect(asking(state)).toBe('primeTime');
    const before = at(state.casinos, 1);
    expect(before.dice.map(({ small }) => small)).toEqual([0, 2, 1]);
    const events = go(state, 0, { type: 'primeTime', put: [2] });
    expect(types(events)).not.toContain('jackpotMissed');
    expect(events).toContainEqual({ type: 'tieCancelled', casino: 2, strength: 1, participants: [0, 2] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'billWon', casino: 2, seat: 1, rank: 1 }));
  });

  test('its dice count for Bad Luck: two black ones protect the winner, and the others pay the fine (R17)', () => {
    const state = royale(['B1', 'C2']);
    put(put(put(state, 1, 0, 1), 2, 1, 1), 2, 2, 1);
    go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 }, black(2, 2));
    const events = go(state, 0, { type: 'primeTime', put: [2, 2] });
    expect(events).toContainEqual({ type: 'badLuckNoted', casino: 2, face: 'C2', seats: [1, 2], strength: 1 });
  });

  test('an imaginary winner rolls nothing', () => {
    const state = put(royale(['B1', 'F1']), 1, 0, 1);
    at(state.casinos, 0).gray = 2;
    tileOf(state, 'F1').clusters.splice(0, 1);
    tileOf(state, 'F1').clusters.splice(0, 1);
    expect(types(go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 }))).not.toContain('blackRolled');
  });
});

describe('G1 Black Box', () => {
  test('DT-16: the left neighbour splits, the winner takes a pile of one 20,000: two chips', () => {
    const state = put(royale(['G1']), 1, 0, 2);
    const { chips } = at(state.chairs, 0);
    go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 });
    go(state, 1, { type: 'blackSplit', piles: [[60_000, 20_000, 0, 0, 0], [20_000]] });
    const events = go(state, 0, { type: 'blackPick', pile: 1 });
    expect(paid(events)).toEqual([{ seat: 0, chips: 2, bills: [] }]);
    // Two more come with the new round.
    expect(at(state.chairs, 0).chips).toBe(chips + 4);
  });

  test('asks for no split without a winner', () => {
    const state = put(put(royale(['G1']), 1, 0, 2), 1, 1, 2);
    expect(types(go(lastDie(state, 2, 6), 2, { type: 'place', face: 6 }))).not.toContain('tileActivated');
  });
});

describe('G2 Double Down', () => {
  test('DT-14: strengths 3, 3 and 1 on the tile: the single die earns 60,000', () => {
    const state = royale(['G2']);
    const tile = tileOf(state, 'G2');
    [dice(1, 1), dice(3), dice(1)].forEach((pile, seat) => {
      tile.dice[seat] = pile;
      at(state.chairs, seat).supply.small -= pile.small;
      at(state.chairs, seat).supply.big -= pile.big;
    });
    const events = go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 });
    expect(events).toContainEqual({ type: 'tileTied', casino: 1, strength: 3, seats: [0, 1] });
    expect(paid(events)).toEqual([{ seat: 2, chips: 0, bills: [60_000] }]);
  });
});

describe('H1 and H2', () => {
  test('cells pay from 1 to 6, the big die no more than a small one; bar and tile dice compete nowhere', () => {
    const state = royale(['H1']);
    takeFromSupply(state, 0, 'small');
    takeFromSupply(state, 1, 'big');
    tileOf(state, 'H1').cells[0] = { seat: seatAt(0), die: 'small' };
    tileOf(state, 'H1').cells[5] = { seat: seatAt(1), die: 'big' };
    const events = go(lastDie(state, 2, 6), 2, { type: 'place', face: 6 });
    expect(paid(events)).toEqual([
      { seat: 0, chips: 1, bills: [] },
      { seat: 1, chips: 0, bills: [60_000] },
    ]);
    expect(dieIn(state, 1, 0)).toEqual({ small: 0, big: 0 });
  });
});

test('a tile that is drawn again in the next round starts fresh (R28)', () => {
  const state = royale(['H1']);
  takeFromSupply(state, 0, 'small');
  tileOf(state, 'H1').cells[0] = { seat: seatAt(0), die: 'small' };
  go(lastDie(state, 2, 6), 2, { type: 'place', face: 6 });
  expect(state.round).toBe(2);
  expect(tileOf(state, 'H1').cells).toEqual([null, null, null, null, null, null]);
});
