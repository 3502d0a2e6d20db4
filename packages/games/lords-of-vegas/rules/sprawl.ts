/** RULES 4.3: sprawls from a casino onto a free lot beside it. */

import type { DeepReadonly, Seat } from '@fremont/kernel';
import { LOT_FACTS, type LotId } from '../data/lots.ts';
import type { Event } from '../events.ts';
import type { Casino, Refusal, SprawlAction, State } from '../types.ts';
import { lotAt } from './casinos.ts';
import { checkBoss, checkMoney, checkWaivers } from './conditions.ts';
import { checkDie, checkTiles, layTile } from './tiles.ts';

export const sprawlCost = (to: LotId): number => 2 * LOT_FACTS[to].price;

export const checkSprawl = (
  state: DeepReadonly<State>,
  seat: Seat,
  casino: Casino,
  { to, moveDieFrom }: SprawlAction,
): Refusal | null =>
  checkBoss(state, seat, casino) ??
  checkWaivers(state, 'sprawl', casino) ??
  checkFree(state, to) ??
  (isBeside(casino, to) ? null : { code: 'notAdjacent', casino: casino.id, lot: to }) ??
  checkMoney(state, seat, sprawlCost(to)) ??
  checkTiles(state, casino.colour, 1) ??
  checkDie(state, seat, moveDieFrom);

const checkFree = (state: DeepReadonly<State>, lot: LotId): Refusal | null => {
  const { tile, marker } = lotAt(state.lots, lot);
  if (tile !== null) return { code: 'lotBuilt', lot };
  return marker === null ? null : { code: 'lotOwned', lot, owner: marker };
};

export const isBeside = ({ lots }: Casino, lot: LotId): boolean =>
  LOT_FACTS[lot].neighbours.some((neighbour) => lots.includes(neighbour));

export function* sprawl(draft: State, seat: Seat, casino: Casino, action: SprawlAction): Iterable<Event> {
  const { to: lot, moveDieFrom } = action;
  const { id: from, colour } = casino;
  const cost = sprawlCost(lot);
  const laid = layTile(draft, seat, { lot, colour, cost, moveDieFrom });
  yield { type: 'sprawled', seat, from, lot, colour, cost, ...laid };
}
