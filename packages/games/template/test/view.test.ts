import { takeBackBarrier } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { neonRow } from '../index.ts';
import { dealtWith, eventsOf, rolled, SEAT_0, SEAT_1, stateOf, turn } from './positions.ts';

const deal = dealtWith({ tips: [2, 3] });
const tipsSeenBy = (match: typeof deal, viewer: Parameters<typeof neonRow.view>[1]) =>
  neonRow.view(stateOf(match), viewer).chairs.map(({ tip }) => tip);

describe('secrets', () => {
  it('a seat sees its own tip and no other', () => {
    expect(tipsSeenBy(deal, SEAT_0)).toEqual([2, null]);
    expect(tipsSeenBy(deal, SEAT_1)).toEqual([null, 3]);
  });

  it('a spectator sees no tip', () => {
    expect(tipsSeenBy(deal, 'spectator')).toEqual([null, null]);
  });

  it('a tip stays secret after its seat has placed its last die', () => {
    expect(tipsSeenBy(turn(deal, 0, [1, 1], 1), SEAT_1)).toEqual([null, 3]);
  });

  it('all viewers see all tips at the end', () => {
    expect(tipsSeenBy(turn(turn(deal, 0, [1, 1], 1), 1, [2, 2], 2), 'spectator')).toEqual([2, 3]);
  });

  it('other viewers see that a tip was dealt, but not which', () => {
    const seen = eventsOf(deal).map((event) => neonRow.viewEvent(event, SEAT_1));
    expect(seen.slice(0, 2)).toEqual([
      { type: 'tipDealt', seat: 0, tip: null },
      { type: 'tipDealt', seat: 1, tip: 3 },
    ]);
  });
});

describe('free undo', () => {
  it('a placement may be undone until the next roll', () => {
    expect(takeBackBarrier(turn(deal, 0, [1, 2], 1), SEAT_0)).toBeNull();
  });

  it('a roll may not', () => {
    expect(takeBackBarrier(rolled(deal, 0, 1, 2), SEAT_0)).toEqual({ code: 'draw' });
  });

  it('nor may the last placement, which shows the tips', () => {
    const over = turn(turn(deal, 0, [1, 1], 1), 1, [2, 2], 2);
    expect(takeBackBarrier(over, SEAT_1)).toEqual({ code: 'reveal' });
  });
});
