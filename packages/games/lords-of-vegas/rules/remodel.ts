/** RULES 4.4: remodels a casino in another colour. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { REMODEL_PRICE } from '../data/pieces.ts';
import type { Event } from '../events.ts';
import type { Casino, Refusal, RemodelAction, State } from '../types.ts';
import { lotAt } from './casinos.ts';
import { checkBoss, checkMoney, checkWaivers } from './conditions.ts';
import { checkTiles } from './tiles.ts';

export const remodelCost = (casino: Casino): number => REMODEL_PRICE * casino.lots.length;

export const checkRemodel = (
  state: DeepReadonly<State>,
  seat: Seat,
  casino: Casino,
  { colour }: RemodelAction,
): Refusal | null =>
  checkBoss(state, seat, casino) ??
  checkWaivers(state, 'remodel', casino) ??
  (casino.colour === colour ? { code: 'sameColour', colour } : null) ??
  checkMoney(state, seat, remodelCost(casino)) ??
  checkTiles(state, colour, casino.lots.length);

export function* remodel(draft: State, seat: Seat, casino: Casino, { colour }: RemodelAction): Iterable<Event> {
  const cost = remodelCost(casino);
  at(draft.chairs, seat).money -= cost;
  for (const id of casino.lots) lotAt(draft.lots, id).tile = colour;
  yield { type: 'remodelled', seat, casino: casino.id, lots: casino.lots, from: casino.colour, colour, cost };
}
