/** The casino that an action would leave behind, for actions whose result does not depend on dice. */

import {
  type Action,
  bestDie,
  type Casino,
  type Colour,
  casinosOf,
  LOT_FACTS,
  type LotId,
  type View,
} from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { casinoOf } from './lot-actions.ts';
import { diceIn, type Lots } from './owned-pieces.ts';

export interface ActionPreview {
  /** The casino after the action. */
  readonly casino: Casino;
  /** Whether the seat is boss, shares the highest value (and rerolls), or has a lower die. */
  readonly rank: 'boss' | 'tie' | 'below';
  readonly boss: Seat | null;
  /** The income of the seat's dice there each time the company pays. */
  readonly income: number;
}

/** Null for actions that are decided by dice. */
export const previewOf = (view: View, action: Action, seat: Seat): ActionPreview | null => {
  switch (action.type) {
    case 'build':
      return previewAt(withTile(view.lots, action.lot, action.colour, seat, action.moveDieFrom), action.lot, seat);
    case 'sprawl': {
      const { colour } = casinoOf(view, action.from);
      return previewAt(withTile(view.lots, action.to, colour, seat, action.moveDieFrom), action.to, seat);
    }
    case 'remodel':
      return previewAt(recoloured(view.lots, casinoOf(view, action.casino), action.colour), action.casino, seat);
    default:
      return null;
  }
};

const withTile = (lots: Lots, lot: LotId, tile: Colour, owner: Seat, moveDieFrom: LotId | undefined): Lots =>
  lots.map((place, index) => {
    if (index === LOT_FACTS[lot].index) {
      return { ...place, marker: null, tile, die: { owner, value: LOT_FACTS[lot].die } };
    }
    return moveDieFrom !== undefined && index === LOT_FACTS[moveDieFrom].index ? { ...place, die: null } : place;
  });

const recoloured = (lots: Lots, casino: Casino, tile: Colour): Lots => {
  const own = new Set(casino.lots.map((lot) => LOT_FACTS[lot].index));
  return lots.map((place, index) => (own.has(index) ? { ...place, tile } : place));
};

const previewAt = (lots: Lots, lot: LotId, seat: Seat): ActionPreview => {
  const casino = casinosOf({ lots }).find((one) => one.lots.includes(lot));
  if (casino === undefined) throw new Error(`assertion failed: no casino at ${lot}`);
  const dice = diceIn(lots, casino);
  const income = dice.filter(({ owner }) => owner === seat).reduce((sum, { value }) => sum + value, 0);
  return { casino, rank: rankIn(lots, casino, seat), boss: casino.boss, income };
};

const rankIn = (lots: Lots, casino: Casino, seat: Seat): ActionPreview['rank'] => {
  const highest = Math.max(0, ...diceIn(lots, casino).map(({ value }) => value));
  if (casino.boss === null && bestDie({ lots }, casino, seat) === highest) return 'tie';
  return casino.boss === seat ? 'boss' : 'below';
};
