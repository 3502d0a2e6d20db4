/** RULES 4.1: builds on an own lot. */

import type { DeepReadonly, Seat } from '@fremont/kernel';
import { LOT_FACTS, type LotId } from '../data/lots.ts';
import type { Event } from '../events.ts';
import type { BuildAction, Refusal, State } from '../types.ts';
import { lotAt } from './casinos.ts';
import { checkMoney } from './conditions.ts';
import { isUnused } from './deck.ts';
import { checkDie, checkTiles, layTile } from './tiles.ts';

export const buildCost = (lot: LotId): number => LOT_FACTS[lot].price;

export const checkBuild = (
  state: DeepReadonly<State>,
  seat: Seat,
  { lot, colour, moveDieFrom }: BuildAction,
): Refusal | null => {
  if (isUnused(lot, state.chairs.length)) return { code: 'blockUnused' };
  const { tile, marker } = lotAt(state.lots, lot);
  if (tile !== null) return { code: 'lotBuilt', lot };
  if (marker !== seat) return { code: 'notYourLot', lot, owner: marker };
  return checkMoney(state, seat, buildCost(lot)) ?? checkTiles(state, colour, 1) ?? checkDie(state, seat, moveDieFrom);
};

export function* build(draft: State, seat: Seat, { lot, colour, moveDieFrom }: BuildAction): Iterable<Event> {
  const cost = buildCost(lot);
  lotAt(draft.lots, lot).marker = null;
  const laid = layTile(draft, seat, { lot, colour, cost, moveDieFrom });
  yield { type: 'built', seat, lot, colour, cost, ...laid };
}
