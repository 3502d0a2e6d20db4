/** Sealed bids on the screen: the state of each wish, and the choices. */

import './support/browser.ts';
import { type Choice, type State, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import {
  maximumChoices,
  openLots,
  sealedBox,
  sealedOrder,
  wishesWithState,
} from '../src/games/vegas-showdown/sealed-bids.ts';
import { nameLines } from '../src/games/vegas-showdown/tile-name.ts';
import type { ShowdownModel } from '../src/games/vegas-showdown/types.ts';

const ME = seatAt(0);
/** Printed spaces: Slots 5 7 9 12 15, Lounge 9 11 13 17 21. */
const WISHES = [
  { lot: 'slots#1', max: 9 },
  { lot: 'lounge', max: 11 },
] as const;

/** Three players with $25 each on their first turn, seat 0 to choose. */
const market = (choices: readonly (Choice | null)[]): State => {
  const { state } = vegasShowdown.setup({ premierRemoval: 'reach3', sheet: '3-2-2' }, 3, seededChance(1));
  for (const [index, choice] of choices.entries()) at(state.chairs, index).choice = choice;
  state.phase = { type: 'choosing', seat: ME };
  return state;
};

const bid = (lot: 'slots#1' | 'lounge', amount: number): Choice => ({ type: 'bid', lot, amount });

/** The part of a table model that sealed bids read. */
const modelOf = (state: State, order: object | null = null): ShowdownModel => {
  const view = vegasShowdown.view(state, ME);
  const fake = {
    view,
    viewer: ME,
    actor: ME,
    frame: { value: { view } },
    assumedState: { value: state },
    orders: { order: { value: order } },
  };
  return fake as unknown as ShowdownModel;
};

const typesOf = (state: State): string[] => wishesWithState(modelOf(state), ME, WISHES).map((wish) => wish.state.type);

describe('a list of sealed bids', () => {
  it('bids on its first choice next and keeps the others in reserve', () => {
    expect(typesOf(market([null, null, null]))).toEqual(['next', 'reserve']);
  });

  it('leads with its standing bid', () => {
    expect(typesOf(market([bid('slots#1', 5), null, null]))).toEqual(['leads', 'reserve']);
  });

  it('moves on to the next choice when the next step is over the maximum', () => {
    // The space above $9 is $12.
    expect(typesOf(market([null, bid('slots#1', 9), null]))).toEqual(['overMaximum', 'next']);
    expect(typesOf(market([bid('lounge', 9), bid('slots#1', 9), null]))).toEqual(['overMaximum', 'leads']);
  });

  it('offers maximums from the lowest legal bid up to the money, and the current own bid', () => {
    expect(maximumChoices(modelOf(market([null, bid('lounge', 11), null])), ME, 'lounge')).toEqual([13, 17, 21]);
    expect(maximumChoices(modelOf(market([bid('lounge', 13), null, null])), ME, 'lounge')).toEqual([13, 17, 21]);
  });

  it('names every lot with something for sale', () => {
    expect(openLots(modelOf(market([null, null, null])))).toEqual([
      'premier#1',
      'premier#2',
      'premier#3',
      'slots#1',
      'lounge',
      'restaurant',
    ]);
  });

  it('applies to its own turn only, and only while there is something to choose', () => {
    const order = { turn: 1, wishes: [...WISHES], otherwise: 'wait' };
    expect(sealedOrder(modelOf(market([null, null, null]), order))).toEqual(order);
    expect(sealedOrder(modelOf(market([null, null, null]), { ...order, turn: 2 }))).toBeNull();
    expect(sealedBox(modelOf(market([{ type: 'publicity' }, null, null]), order))).toBeNull();
  });
});

describe('the name of a tile', () => {
  const words = (name: string, width: number): string[] => nameLines(name, width).map((line) => line.words);

  it('is on one line where it fits and breaks between words otherwise', () => {
    expect(words('Lounge', 78)).toEqual(['Lounge']);
    expect(words('Fancy Restaurant', 78)).toEqual(['Fancy', 'Restaurant']);
    expect(words('Fünf-Sterne-Steakhaus', 78)).toEqual(['Fünf-', 'Sterne-', 'Steakhaus']);
    expect(words('Fünf-Sterne-Steakhaus', 174)).toEqual(['Fünf-Sterne-Steakhaus']);
  });

  it('condenses a word that fits on no line', () => {
    expect(nameLines('Spielautomaten', 78)).toEqual([{ words: 'Spielautomaten', squeezed: 78 }]);
  });
});
