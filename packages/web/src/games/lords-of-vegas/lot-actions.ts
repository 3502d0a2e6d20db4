/** The actions that a tool offers at a lot, and their costs. */

import {
  type Action,
  buildCost,
  type Casino,
  COLOURS,
  type Colour,
  casinoAround,
  type DealAction,
  LOT_FACTS,
  type LotId,
  remodelCost,
  reorganiseCost,
  sprawlCost,
  type View,
} from '@fremont/games/lords-of-vegas';
import type { Tool } from './picks.ts';

/** Every action of a tool at a lot, legal or not. The rules decide which of them are legal. */
export const actionsWith = (
  view: View,
  tool: Tool,
  lot: LotId,
  bet: number,
  moveDieFrom: LotId | null,
): DealAction[] => {
  const move = moveDieFrom === null ? {} : { moveDieFrom };
  const casino = casinoAround(view, lot);
  switch (tool) {
    case 'build':
      return COLOURS.map((colour) => ({ type: 'build', lot, colour, ...move }));
    case 'sprawl':
      return casinosBeside(view, lot).map(({ id }) => ({ type: 'sprawl', from: id, to: lot, ...move }));
    case 'remodel':
      return casino === null
        ? []
        : otherColours(casino).map((colour) => ({ type: 'remodel', casino: casino.id, colour }));
    case 'reorganise':
      return casino === null ? [] : [{ type: 'reorganise', casino: casino.id }];
    case 'gamble':
      return casino === null ? [] : [{ type: 'gamble', casino: casino.id, bet }];
  }
};

const otherColours = (casino: Casino): Colour[] => COLOURS.filter((colour) => colour !== casino.colour);

/** Casinos next to this lot, of any colour. Each of them may sprawl onto it. */
const casinosBeside = (view: View, lot: LotId): Casino[] =>
  view.casinos.filter(({ lots }) => LOT_FACTS[lot].neighbours.some((neighbour) => lots.includes(neighbour)));

export const costOf = (view: View, action: Action): number => {
  switch (action.type) {
    case 'build':
      return buildCost(action.lot);
    case 'sprawl':
      return sprawlCost(action.to);
    case 'remodel':
      return remodelCost(casinoOf(view, action.casino));
    case 'reorganise':
      return reorganiseCost(casinoOf(view, action.casino));
    case 'gamble':
      return action.bet;
    default:
      return 0;
  }
};

export const casinoOf = (view: View, lot: LotId): Casino => {
  const casino = casinoAround(view, lot);
  if (casino === null) throw new Error(`assertion failed: no casino at ${lot}`);
  return casino;
};
