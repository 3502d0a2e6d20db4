/** The ghost of a tile: where it would lie, in which casino, before the action is sent. */

import './support/browser.ts';
import { LOT_FACTS, LOTS, lotAt } from '@fremont/games/lords-of-vegas';
import { describe, expect, it } from 'vitest';
import { ghostOf, pointedAction } from '../src/games/lords-of-vegas/ghost.ts';
import { picksOf } from '../src/games/lords-of-vegas/picks.ts';
import { ADA, dealt, modelAt } from './support/lords-model.ts';
import { need } from './support/tabs.ts';

/** Ada, rich, has selected the tool "build" and one of her two lots. */
const choosing = () => {
  const state = dealt();
  const chairs = state.chairs.map((chair) => ({ ...chair, money: 50 }));
  const { model } = modelAt({ ...state, chairs });
  const lot = need(LOTS.find((one) => lotAt(state.lots, one).marker === ADA));
  picksOf(model).tool.value = 'build';
  picksOf(model).lot.value = lot;
  return { model, lot, build: { type: 'build', lot, colour: 'aqua' } as never };
};

describe('the ghost of a tile', () => {
  it('is not there before an action is pointed at or chosen', () => {
    expect(ghostOf(choosing().model)).toBeNull();
  });

  it('has the owner and the printed die of its lot', () => {
    const { model, lot, build } = choosing();
    model.chosen.value = build;
    const ghost = need(ghostOf(model));
    expect(ghost.tile).toEqual({ lot, owner: ADA, value: LOT_FACTS[lot].die });
    expect(ghost.casino).toMatchObject({ colour: 'aqua', lots: [lot] });
  });

  it('follows the pointer, until the choices are gone', () => {
    const { model, build } = choosing();
    pointedAction(model).value = build;
    expect(ghostOf(model)).not.toBeNull();
    picksOf(model).lot.value = null;
    expect(ghostOf(model)).toBeNull();
  });
});
