import { describe, expect, it } from 'vitest';
import { neonRow } from '../index.ts';
import { dealtWith, eventsOf, spoilt, stateOf } from './positions.ts';

describe('the deal', () => {
  it('gives every seat its dice, no money and a tip', () => {
    const { chairs } = stateOf(dealtWith({ tips: [1, 3, 2], dice: 4 }));
    expect(chairs).toEqual([
      { dice: 4, money: 0, tip: 1 },
      { dice: 4, money: 0, tip: 3 },
      { dice: 4, money: 0, tip: 2 },
    ]);
  });

  it('draws the starter', () => {
    expect(stateOf(dealtWith({ tips: [1, 1], starter: 1 })).turn).toBe(1);
  });

  it('yields an event for every tip and for the first turn', () => {
    expect(eventsOf(dealtWith({ tips: [2, 3] }))).toEqual([
      { type: 'tipDealt', seat: 0, tip: 2 },
      { type: 'tipDealt', seat: 1, tip: 3 },
      { type: 'turnBegan', seat: 0 },
    ]);
  });

  it('uses three dice by default', () => {
    expect(neonRow.decodeOptions({}, 2)).toEqual({ ok: true, value: { dice: 3 } });
  });

  it('refuses five dice', () => {
    expect(neonRow.decodeOptions({ dice: 5 }, 2)).toEqual({
      ok: false,
      error: { code: 'unknownDice', key: 'dice', allowed: { type: 'oneOf', values: [2, 3, 4] } },
    });
  });
});

describe('a sound state', () => {
  const deal = dealtWith({ tips: [1, 2] });

  it('comes from the deal', () => {
    expect(neonRow.faults(stateOf(deal))).toEqual([]);
  });

  it('has a seat whose turn it is', () => {
    const state = spoilt(deal, (draft) => {
      draft.turn = 2 as typeof draft.turn;
    });
    expect(neonRow.faults(state)).toEqual(['the turn of seat 2, which does not exist']);
  });

  it('has lost no die', () => {
    const state = spoilt(deal, ({ chairs }) => {
      for (const chair of chairs) chair.dice = 1;
    });
    expect(neonRow.faults(state)).toEqual(['seat 0 has 1 dice and placed 0', 'seat 1 has 1 dice and placed 0']);
  });

  it('has paid nothing before the end', () => {
    const state = spoilt(deal, ({ chairs }) => {
      for (const chair of chairs) chair.money = 15;
    });
    expect(neonRow.faults(state)).toEqual(['$30 paid before the end']);
  });

  it('has paid whole signs, each once', () => {
    const state = spoilt(deal, (draft) => {
      draft.phase = { type: 'over', ending: 'rowPaid' };
      for (const chair of draft.chairs) chair.money = 30;
    });
    expect(neonRow.faults(state)).toEqual(['$60 is no sum of signs']);
  });
});
