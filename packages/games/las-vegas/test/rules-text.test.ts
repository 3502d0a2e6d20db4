/** Sentences of rules.en.md that were wrong once, each next to the behaviour of the rules. */

import { at, seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { rulesBeside } from '../../conformance/test/rule-text.ts';
import { supplyOf } from '../index.ts';
import { go, keep, lastDie, legalTypes, put, rolled, royale, supplyIn, tileOf } from './royale-positions.ts';

const rule = rulesBeside(import.meta.url);

describe('rules.en.md', () => {
  test('1.3: dice on a tile and in the bar are not in the supply, and dice taken back are', () => {
    expect(rule('1.3')).toContain('not in a casino, on a tile or in the bar');
    const state = rolled(keep(royale(['E2', 'H2']), 0, 2), 0, [1, 3]);
    const before = supplyOf(at(state.chairs, 1));
    go(state, 0, { type: 'place', face: 1 });
    go(state, 1, { type: 'knockoutDie', die: 'small' });
    expect(supplyOf(at(state.chairs, 1))).toBe(before - 1);
    state.phase = { type: 'deciding', decision: { type: 'golden', seat: seatAt(1), casino: 2 } };
    go(state, 1, { type: 'golden', die: 'small' });
    expect(supplyOf(at(state.chairs, 1))).toBe(before - 2);
    state.phase = { type: 'deciding', decision: { type: 'move', seat: seatAt(0), casino: 2 } };
    go(state, 0, { type: 'takeDie', die: 'small', casino: 1 });
    expect(supplyIn(state, 0)).toEqual({ small: 2, big: 0 });
  });

  test('4.1: only Power Play allows a turn without a roll', () => {
    expect(rule('4.1')).toContain('Only Power Play (§18.3) allows a turn without a roll.');
    const state = put(royale(['D2']), 1, 0, 2);
    expect(legalTypes(state, 0)).toEqual(['roll']);
    tileOf(state, 'D2').holder = seatAt(0);
    expect(legalTypes(state, 0)).toEqual(['roll', 'powerPlay']);
  });

  test('4.3: a seat without chips must place, except after a roll of only the closed number', () => {
    expect(rule('4.3')).toContain(
      'The only exception is a roll of nothing but the closed number, which you pass free of charge (§19.5)',
    );
    const state = keep(royale(['E1']), 0, 2);
    tileOf(state, 'E1').closed = 4;
    at(state.chairs, 0).chips = 0;
    expect(legalTypes(rolled(state, 0, [4, 2]), 0)).toEqual(['place']);
    expect(legalTypes(rolled(state, 0, [4, 4]), 0)).toEqual(['freePass']);
  });

  test('5.4: a bill that the gray dice win goes under the pile', () => {
    expect(rule('5.4')).toContain('the owner of the grey dice (§9.9)');
    const state = royale(['F1']);
    const [first = 0] = at(state.casinos, 2).bills;
    at(state.casinos, 2).gray = 3;
    tileOf(state, 'F1').clusters.pop();
    const events = go(lastDie(state, 1, 6), 1, { type: 'place', face: 6 });
    expect(events).toContainEqual({ type: 'billReturned', casino: 3, bill: first, taker: 'gray' });
    expect(state.returned).toContain(first);
  });

  test('16.4: change comes out of the bank as it was before the payment', () => {
    // `royale-payout.test.ts` tests the effect.
    expect(rule('16.4')).toContain('out of the bank as it was before the payment (§9.6)');
  });
});
