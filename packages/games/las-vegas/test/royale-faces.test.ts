/** Each face by itself: the worked examples of the rulebook (RB) and the cases derived from it (DT). */

import { at, seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import type { Face, LuckyCount } from '../index.ts';
import {
  asking,
  black,
  dieIn,
  go,
  keep,
  lastDie,
  legalTypes,
  paid,
  put,
  refusal,
  rolled,
  royale,
  supplyIn,
  takeFromSupply,
  tileOf,
  types,
} from './royale-positions.ts';

describe('A1 Lucky Punch', () => {
  // DT-27: hidden 1, 2, 3, 3 against guesses 2, 1, 1, 3.
  test.each([
    [1, 2, [{ seat: 0, chips: 2, bills: [] }]],
    [2, 1, [{ seat: 0, chips: 0, bills: [30_000] }]],
    [3, 1, [{ seat: 0, chips: 0, bills: [40_000] }]],
    [3, 3, []],
  ] as const)('DT-27: %i hidden and %i guessed', (hidden, guess, reward) => {
    const state = rolled(keep(royale(['A1']), 0, 2), 0, [1, 2]);
    state.royale?.bank.push(30_000, 40_000);
    state.royale?.minted.push(30_000, 40_000);
    state.royale?.bank.sort((a, b) => a - b);
    go(state, 0, { type: 'place', face: 1 });
    go(state, 0, { type: 'luckyHide', count: hidden as LuckyCount });
    const events = go(state, 1, { type: 'luckyGuess', count: guess as LuckyCount });
    expect(paid(events)).toEqual(reward);
    expect(tileOf(state, 'A1').hidden).toBeNull();
  });

  test('with two players the opponent guesses, and the turn goes on afterwards', () => {
    const state = rolled(keep(royale(['A1'], 2), 0, 2), 0, [1, 2]);
    go(state, 0, { type: 'place', face: 1 });
    go(state, 0, { type: 'luckyHide', count: 2 });
    expect(refusal(state, 0, { type: 'luckyGuess', count: 2 })).toEqual({ code: 'notAsked', seat: 1 });
    go(state, 1, { type: 'luckyGuess', count: 2 });
    expect([state.turn, state.phase.type]).toEqual([1, 'rolling']);
  });
});

describe('A2 Jackpot', () => {
  test('DT-19: seven misses stop at 80,000, a double takes it and the counter starts again', () => {
    const state = royale(['A2']);
    const jackpot = tileOf(state, 'A2');
    for (let miss = 0; miss < 7; miss++) {
      const seat = miss % 3;
      state.turn = seat as typeof state.turn;
      at(state.chairs, seat).supply.small -= 1;
      at(at(state.casinos, 5).dice, seat).small += 1;
      state.phase = {
        type: 'placing',
        roll: { small: Array<Face>(supplyIn(state, seat).small).fill(2), big: 1, neutral: [] },
      };
      if (supplyIn(state, seat).big === 0)
        state.phase = {
          type: 'placing',
          roll: { small: [1, ...Array<Face>(supplyIn(state, seat).small - 1).fill(2)], big: null, neutral: [] },
        };
      go(state, seat, { type: 'place', face: 1 }, black(1, 2));
    }
    expect(jackpot.step).toBe(5);
    const seat = state.turn;
    const { small, big } = supplyIn(state, seat);
    rolled(state, seat, [1, ...Array<Face>(small - 1).fill(2)], big === 1 ? 2 : null);
    const events = go(state, seat, { type: 'place', face: 1 }, black(6, 6));
    expect(events).toContainEqual({ type: 'jackpotHit', seat, casino: 1, money: 80_000 });
    expect(jackpot.step).toBe(0);
  });

  test('a sum of seven wins as well', () => {
    const state = rolled(keep(royale(['A2']), 0, 2), 0, [1, 2]);
    expect(types(go(state, 0, { type: 'place', face: 1 }, black(3, 4)))).toContain('jackpotHit');
  });
});

describe('B2 Fifty Fifty', () => {
  const begun = (first: readonly [number, number]) => {
    const state = rolled(keep(royale(['B2']), 0, 2), 0, [1, 2]);
    go(state, 0, { type: 'place', face: 1 }, black(...first));
    return state;
  };

  test.each(['higher', 'lower'] as const)('RB-13: a seven after a seven loses, betting %s', (on) => {
    const state = begun([3, 4]);
    const events = go(state, 0, { type: 'bet', on }, black(2, 5));
    expect(types(events)).toContain('betLost');
    expect(paid(events)).toEqual([]);
    expect(tileOf(state, 'B2').cell).toBe(0);
  });

  test('DT-18: 3, 11, 4, 9, 2 bet right four times pays 60,000 without asking again', () => {
    const state = begun([1, 2]);
    go(state, 0, { type: 'bet', on: 'higher' }, black(5, 6));
    go(state, 0, { type: 'bet', on: 'lower' }, black(1, 3));
    go(state, 0, { type: 'bet', on: 'higher' }, black(4, 5));
    const events = go(state, 0, { type: 'bet', on: 'lower' }, black(1, 1));
    expect(paid(events)).toEqual([{ seat: 0, chips: 0, bills: [60_000] }]);
    expect(asking(state)).toBe('nothing');
  });

  test('stopping after one won bet pays a chip, stopping at once nothing', () => {
    const state = begun([1, 2]);
    go(state, 0, { type: 'bet', on: 'higher' }, black(5, 6));
    expect(paid(go(state, 0, { type: 'stop' }))).toEqual([{ seat: 0, chips: 1, bills: [] }]);
    expect(paid(go(begun([3, 4]), 0, { type: 'stop' }))).toEqual([]);
  });
});

describe('C1 High Five', () => {
  test('RB-12: two small there, a small and the big one placed: the token, no money before the payout', () => {
    const state = put(royale(['C1']), 1, 0, 2);
    keep(state, 0, 2, 1);
    rolled(state, 0, [1, 2], 1);
    const events = go(state, 0, { type: 'place', face: 1 });
    expect(events).toContainEqual({ type: 'tokenTaken', seat: 0, casino: 1, face: 'C1', from: null });
    expect(paid(events)).toEqual([]);
  });

  test('DT-28: the token pays its holder 100,000 although others are stronger by then', () => {
    const state = royale(['C1']);
    tileOf(state, 'C1').holder = seatAt(0);
    put(state, 1, 0, 2);
    put(state, 1, 1, 6);
    const events = go(lastDie(state, 2, 6), 2, { type: 'place', face: 6 });
    expect(paid(events)).toEqual([{ seat: 0, chips: 0, bills: [100_000] }]);
  });
});

describe('D1 Pay Day', () => {
  // DT-17: dice in 1, 2, 3 and 6 casinos, this one included.
  test.each([
    [1, 1, []],
    [2, 2, []],
    [3, 0, [30_000]],
    [6, 0, [60_000]],
  ] as const)('DT-17: %i casinos', (casinos, chips, bills) => {
    const state = royale(['D1']);
    for (const casino of [2, 3, 4, 5, 6].slice(0, casinos - 1)) put(state, casino as Face, 0, 1);
    const { small } = supplyIn(state, 0);
    rolled(state, 0, [1, ...Array<Face>(small - 1).fill(2)], 2);
    expect(paid(go(state, 0, { type: 'place', face: 1 }))).toEqual([{ seat: 0, chips, bills: [...bills] }]);
  });
});

describe('D2 Power Play', () => {
  const holding = () => {
    const state = put(put(royale(['D2']), 1, 0, 3), 1, 1, 2);
    tileOf(state, 'D2').holder = seatAt(0);
    return state;
  };

  test('DT-08: a tie sends the token back to the tile', () => {
    const state = rolled(keep(holding(), 1, 2), 1, [1, 2]);
    go(state, 1, { type: 'place', face: 1 });
    expect(tileOf(state, 'D2').holder).toBeNull();
  });

  test('DT-09: a seat that overtakes the holder by placing here takes the token', () => {
    const state = rolled(keep(holding(), 1, 3), 1, [1, 1, 2]);
    go(state, 1, { type: 'place', face: 1 });
    expect(tileOf(state, 'D2').holder).toBe(1);
  });

  test('RB-10: two gray dice tie with the holder, so the token goes back at once and no seat is paid there', () => {
    const state = royale(['F1', 'D2']);
    put(put(put(state, 2, 0, 1), 2, 1, 1), 2, 2, 2);
    tileOf(state, 'D2').holder = seatAt(2);
    rolled(keep(state, 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 });
    const events = go(state, 0, { type: 'block', cluster: 2, casino: 2 });
    expect(types(events)).toContain('powerLost');
    expect(tileOf(state, 'D2').holder).toBeNull();
    const end = go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 });
    expect(end.filter((event) => event.type === 'billWon' && event.casino === 2)).toEqual([]);
  });

  test('its holder may place any die in any casino instead of rolling, repeatedly, and activates the tile there', () => {
    const state = holding();
    const [first, second] = [
      { type: 'powerPlay', die: 'big', casino: 4 },
      { type: 'powerPlay', die: 'small', casino: 1 },
    ] as const;
    state.turn = seatAt(0);
    go(state, 0, first);
    expect(dieIn(state, 4, 0)).toEqual({ small: 0, big: 1 });
    state.turn = seatAt(0);
    expect(types(go(state, 0, second))).toContain('tileActivated');
    expect(tileOf(state, 'D2').holder).toBe(0);
  });
});

describe('E1 No Entry!', () => {
  test('DT-06: six moves and a keep advance the counter along the loop 1, 1, 2, 3, 4, 5, 0', () => {
    const state = royale(['E1'], 2);
    const cells: number[] = [];
    const rewards: number[] = [];
    for (const to of [4, null, 5, 4, 5, 4, 5] as const) {
      state.turn = seatAt(0);
      state.phase = { type: 'deciding', decision: { type: 'close', seat: seatAt(0), casino: 1 } };
      const events = go(state, 0, to === null ? { type: 'keepClosed' } : { type: 'close', casino: to });
      cells.push(tileOf(state, 'E1').cell);
      const [reward] = paid(events);
      rewards.push(
        reward === undefined ? 0 : reward.chips * 10_000 + reward.bills.reduce((sum, bill) => sum + bill, 0),
      );
    }
    expect(cells).toEqual([1, 1, 2, 3, 4, 5, 0]);
    expect(rewards).toEqual([20_000, 0, 0, 30_000, 0, 10_000, 0]);
  });

  test('DT-04: a roll of only the closed number passes for free, and the seat keeps its dice', () => {
    const state = keep(royale(['E1']), 0, 2);
    tileOf(state, 'E1').closed = 4;
    at(state.chairs, 0).chips = 0;
    rolled(state, 0, [4, 4]);
    expect(legalTypes(state, 0)).toEqual(['freePass']);
    go(state, 0, { type: 'freePass' });
    expect([supplyIn(state, 0).small, at(state.chairs, 0).chips, state.turn]).toEqual([2, 0, 1]);
  });

  test('DT-05: the closed number among others cannot be chosen', () => {
    const state = keep(royale(['E1']), 0, 2);
    tileOf(state, 'E1').closed = 4;
    at(state.chairs, 0).chips = 0;
    rolled(state, 0, [4, 2]);
    expect(legalTypes(state, 0)).toEqual(['place']);
    expect(refusal(state, 0, { type: 'place', face: 4 })).toEqual({
      code: 'casinoClosed',
      casino: 4,
      instead: { type: 'place', faces: [2], chip: false },
    });
    expect(refusal(state, 0, { type: 'place', face: 2 })).toBeNull();
  });
});

describe('E2 Knockout', () => {
  test('DT-07: the last die is lost, seats without dice or with a full bar are skipped, own dice come back', () => {
    const state = royale(['E2'], 4);
    const { bar } = tileOf(state, 'E2');
    for (const [seat, small, big] of [
      [0, 1, 1],
      [3, 2, 0],
    ] as const) {
      bar[seat] = { small, big };
      supplyIn(state, seat).small -= small;
      supplyIn(state, seat).big -= big;
    }
    keep(keep(keep(keep(state, 0, 1), 1, 1), 2, 0), 3, 2, 1);
    rolled(state, 0, [1]);
    go(state, 0, { type: 'place', face: 1 });
    expect(asking(state)).toBe('knockoutDie');
    go(state, 1, { type: 'knockoutDie', die: 'small' });
    expect(bar).toEqual([
      { small: 0, big: 0 },
      { small: 1, big: 0 },
      { small: 0, big: 0 },
      { small: 2, big: 0 },
    ]);
    expect([0, 1, 2, 3].map((seat) => ({ ...supplyIn(state, seat) }))).toEqual([
      { small: 1, big: 1 },
      { small: 0, big: 0 },
      { small: 0, big: 0 },
      { small: 2, big: 1 },
    ]);
    expect(state.turn).toBe(3);
  });
});

describe('F2 Handicap', () => {
  test('DT-20: a die moved into a Jackpot casino activates nothing', () => {
    const state = rolled(keep(royale(['F2', 'A2']), 0, 3), 0, [1, 3, 3]);
    go(state, 0, { type: 'place', face: 1 });
    go(state, 0, { type: 'handicap', from: 5, slot: 'move' });
    const events = go(state, 0, { type: 'putDie', die: 'small', casino: 2 });
    expect(types(events)).not.toContain('blackRolled');
    expect(dieIn(state, 2, 0).small).toBe(1);
  });

  test('chip and money slots pay at once, and run out', () => {
    const state = rolled(keep(royale(['F2']), 0, 3), 0, [1, 3, 3]);
    tileOf(state, 'F2').slots.chip = 1;
    at(state.casinos, 3).gray -= 1;
    go(state, 0, { type: 'place', face: 1 });
    expect(paid(go(state, 0, { type: 'handicap', from: 6, slot: 'chip' }))).toEqual([{ seat: 0, chips: 1, bills: [] }]);
    state.phase = { type: 'deciding', decision: { type: 'handicap', seat: seatAt(0), casino: 1 } };
    expect(refusal(state, 0, { type: 'handicap', from: 6, slot: 'chip' })).toEqual({
      code: 'slotsFull',
      slot: 'chip',
      free: ['money', 'move'],
    });
  });
});

describe('H1 Nice Dice', () => {
  const niceWith = (owner: number) => {
    const state = royale(['A2', 'H1']);
    takeFromSupply(state, owner, 'small');
    tileOf(state, 'H1').cells[4] = { seat: owner as never, die: 'small' };
    return rolled(keep(state, 0, 3), 0, [2, 2, 5]);
  };

  test('DT-25: an unplaced 5 takes the cell; the die there goes to casino 5', () => {
    const state = niceWith(1);
    go(state, 0, { type: 'place', face: 2 });
    const events = go(state, 0, { type: 'niceDie', die: 'small', value: 5 });
    expect(tileOf(state, 'H1').cells[4]).toEqual({ seat: 0, die: 'small' });
    expect(dieIn(state, 5, 1)).toEqual({ small: 1, big: 0 });
    expect(types(events)).toContain('niceDieDisplaced');
    expect(supplyIn(state, 0).small).toBe(0);
  });

  test('DT-26: the cell of the closed number cannot be emptied, so only the 2 and leaving it remain', () => {
    const state = royale(['E1', 'H1']);
    tileOf(state, 'E1').closed = 5;
    takeFromSupply(state, 1, 'small');
    tileOf(state, 'H1').cells[4] = { seat: seatAt(1), die: 'small' };
    rolled(keep(state, 0, 2), 0, [2, 5]);
    go(state, 0, { type: 'place', face: 2 });
    expect(refusal(state, 0, { type: 'niceDie', die: 'small', value: 5 })).toEqual({ code: 'cellStuck', value: 5 });
    expect(refusal(state, 0, { type: 'niceDie', die: 'small', value: 2 })).toBeNull();
    expect(refusal(state, 0, { type: 'skip' })).toBeNull();
  });

  test('DT-10: a displaced die may bring a majority, but no token', () => {
    const state = royale(['D2', 'H1']);
    put(put(state, 1, 0, 2), 1, 1, 2);
    takeFromSupply(state, 0, 'small');
    tileOf(state, 'H1').cells[0] = { seat: seatAt(0), die: 'small' };
    rolled(keep(state, 2, 2), 2, [2, 1]);
    go(state, 2, { type: 'place', face: 2 });
    go(state, 2, { type: 'niceDie', die: 'small', value: 1 });
    expect(dieIn(state, 1, 0).small).toBe(3);
    expect(tileOf(state, 'D2').holder).toBeNull();
  });
});

describe('H2 My Choice', () => {
  test('DT-15: the golden cell is taken over, its die returns and its owner has turns again', () => {
    const state = royale(['H2']);
    takeFromSupply(state, 1, 'big');
    tileOf(state, 'H2').golden = { seat: seatAt(1), die: 'big' };
    keep(keep(keep(state, 0, 2), 1, 0), 2, 0);
    rolled(state, 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 }, black(6, 1));
    go(state, 0, { type: 'myChoice', result: 6 });
    go(state, 0, { type: 'golden', die: 'small' });
    expect(tileOf(state, 'H2').golden).toEqual({ seat: 0, die: 'small' });
    expect(supplyIn(state, 1)).toEqual({ small: 0, big: 1 });
    expect(state.turn).toBe(1);
  });

  test('a double leaves one result', () => {
    const state = rolled(keep(royale(['H2']), 0, 2), 0, [1, 3]);
    go(state, 0, { type: 'place', face: 1 }, black(3, 3));
    expect(refusal(state, 0, { type: 'myChoice', result: 2 })).toEqual({ code: 'otherResult', rolled: [3, 3] });
    expect(paid(go(state, 0, { type: 'myChoice', result: 3 }))).toEqual([{ seat: 0, chips: 0, bills: [30_000] }]);
  });
});
