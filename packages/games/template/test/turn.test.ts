import { describe, expect, it } from 'vitest';
import { neonRow } from '../index.ts';
import { chairOf, dealtWith, eventsOf, placed, refusalOf, rolled, SEAT_0, stateOf, turn } from './positions.ts';

const deal = dealtWith({ tips: [1, 1], dice: 3 });

describe('rolling', () => {
  it('rolls all dice of the seat', () => {
    const match = rolled(deal, 0, 1, 3, 3);
    expect(eventsOf(match)).toEqual([{ type: 'diceRolled', seat: 0, roll: [1, 3, 3] }]);
    expect(stateOf(match).phase).toEqual({ type: 'placing', roll: [1, 3, 3] });
  });

  it('is refused a second time', () => {
    expect(refusalOf(rolled(deal, 0, 1, 3, 3), 0, { type: 'roll' })).toBe('alreadyRolled');
  });

  it('is refused for a seat that is not on turn', () => {
    expect(neonRow.check(stateOf(deal), 1 as typeof SEAT_0, { type: 'roll' })).toEqual({
      code: 'notYourTurn',
      turn: 0,
    });
  });

  it('is refused for a seat that is not at the table', () => {
    expect(neonRow.check(stateOf(deal), 99 as typeof SEAT_0, { type: 'roll' })).toEqual({
      code: 'noSuchSeat',
      seat: 99,
      seats: 2,
    });
  });

  it('is refused after the match', () => {
    const over = turn(turn(dealtWith({ tips: [1, 1] }), 0, [2, 2], 2), 1, [3, 3], 3);
    expect(refusalOf(over, 0, { type: 'roll' })).toBe('matchOver');
  });
});

describe('placing', () => {
  it('puts all dice of the chosen number on its sign and keeps the others', () => {
    const match = placed(rolled(deal, 0, 1, 3, 3), 0, 3);
    expect(stateOf(match).row[3]).toEqual([2, 0]);
    expect(chairOf(match, 0).dice).toBe(1);
    expect(eventsOf(match)).toEqual([
      { type: 'dicePlaced', seat: 0, sign: 3, count: 2 },
      { type: 'turnBegan', seat: 1 },
    ]);
  });

  it('is refused before rolling', () => {
    expect(refusalOf(deal, 0, { type: 'place', sign: 1 })).toBe('rollFirst');
  });

  it('needs a die that shows the number, and the refusal lists the rolled numbers', () => {
    const state = stateOf(rolled(deal, 0, 1, 3, 3));
    expect(neonRow.check(state, SEAT_0, { type: 'place', sign: 2 })).toEqual({
      code: 'notRolled',
      sign: 2,
      roll: [1, 3, 3],
    });
  });

  it('offers each rolled number once, lowest first', () => {
    expect(neonRow.legalActions(stateOf(rolled(deal, 0, 3, 1, 3)), SEAT_0)).toEqual([
      { type: 'place', sign: 1 },
      { type: 'place', sign: 3 },
    ]);
  });

  it('skips seats without dice', () => {
    const first = turn(dealtWith({ tips: [1, 1, 1] }), 0, [2, 2], 2);
    const second = turn(first, 1, [1, 2], 1);
    const third = turn(second, 2, [1, 2], 1);
    expect(stateOf(third).turn).toBe(1);
  });

  it('leaves the turn with the only seat that has dice', () => {
    const match = turn(turn(turn(deal, 0, [1, 1, 1], 1), 1, [1, 2, 3], 1), 1, [2, 3], 2);
    expect(eventsOf(match).at(-1)).toEqual({ type: 'turnBegan', seat: 1 });
  });
});
