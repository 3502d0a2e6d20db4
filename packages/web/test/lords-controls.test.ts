/** The buttons of a turn of Lords of Vegas. */

import { LOTS, lotAt } from '@fremont/games/lords-of-vegas';
import { describe, expect, it } from 'vitest';
import { controlById } from '../src/table/controls.ts';
import { ADA, dealt, modelAt } from './support/lords-model.ts';

/** Ada with this much money and her two dealt lots. */
const turnWith = (money: number) => {
  const state = dealt();
  const chairs = state.chairs.map((chair, seat) => (seat === ADA ? { ...chair, money } : chair));
  return modelAt({ ...state, chairs }).model;
};

describe('the button that ends the turn', () => {
  it('is not lit while the player can afford an action', () => {
    const state = dealt();
    expect(LOTS.filter((lot) => lotAt(state.lots, lot).marker === ADA)).toHaveLength(2);
    const { gameControls } = turnWith(30);
    expect(controlById(gameControls.value, 'tool-build')?.off).toBeNull();
    expect(controlById(gameControls.value, 'endTurn')).toMatchObject({ primary: true, quiet: true, off: null });
  });

  it('is lit once nothing affordable is left', () => {
    const { gameControls } = turnWith(0);
    expect(controlById(gameControls.value, 'tool-build')?.off).not.toBeNull();
    expect(controlById(gameControls.value, 'endTurn')).toMatchObject({ primary: true, quiet: false });
  });
});

describe('the line under the title', () => {
  it('says "last card" in place of "end in 0"', () => {
    const { model } = modelAt(dealt());
    const titleAt = (cardsBeforeEnd: number): string => {
      model.frame.value = { ...model.frame.value, view: { ...model.view, cardsBeforeEnd } };
      return model.screen.subtitle(model);
    };
    expect(titleAt(1)).toContain('lords-of-vegas.endShort');
    expect(titleAt(0)).toContain('lords-of-vegas.lastCardShort');
  });
});
