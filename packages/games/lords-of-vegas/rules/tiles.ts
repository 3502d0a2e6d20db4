/** RULES 4.1 to 4.4: build, sprawl and remodel. The judges above the deeds. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Colour } from '../data/companies.ts';
import type { Face } from '../data/dice.ts';
import { LOT_FACTS, type LotId } from '../data/lots.ts';
import type { Event } from '../events.ts';
import type { BuildAction, Casino, Refusal, RemodelAction, SprawlAction, State, WaivableType } from '../types.ts';
import { bestDie, casinoAround, lotAt } from './casinos.ts';
import { buildCost, remodelCost, sprawlCost } from './costs.ts';
import { isUnused } from './draw.ts';
import { type Supply, supplyFor } from './supply.ts';

type S = DeepReadonly<State>;

export const checkBuild = (
  state: S,
  seat: Seat,
  { lot, colour, moveDieFrom }: BuildAction,
  supply = supplyFor(state, seat),
): Refusal | null => {
  if (isUnused(lot, state.chairs.length)) return { code: 'blockUnused' };
  const { tile, marker } = lotAt(state.lots, lot);
  if (tile !== null) return { code: 'lotBuilt', lot };
  if (marker !== seat) return { code: 'notYourLot', lot, owner: marker };
  return (
    checkMoney(state, seat, buildCost(lot)) ?? checkTile(supply, colour) ?? checkDie(state, seat, supply, moveDieFrom)
  );
};

export const build = (draft: State, seat: Seat, { lot, colour, moveDieFrom }: BuildAction): Event[] => {
  const cost = buildCost(lot);
  lotAt(draft.lots, lot).marker = null;
  const { value, movedFrom } = layTile(draft, seat, lot, { colour, cost, moveDieFrom });
  return [{ type: 'built', seat, lot, colour, cost, value, movedFrom }];
};

export const checkSprawl = (
  state: S,
  seat: Seat,
  casino: Casino,
  action: SprawlAction,
  supply = supplyFor(state, seat),
): Refusal | null => {
  const { to, moveDieFrom } = action;
  const { tile, marker } = lotAt(state.lots, to);
  return (
    checkBoss(state, seat, casino) ??
    checkWaivers(state, 'sprawl', casino) ??
    (tile !== null ? { code: 'lotBuilt', lot: to } : null) ??
    (marker !== null ? { code: 'lotOwned', lot: to, owner: marker } : null) ??
    (isBeside(casino, to) ? null : { code: 'notAdjacent', casino: casino.id, lot: to }) ??
    checkMoney(state, seat, sprawlCost(to)) ??
    checkTile(supply, casino.colour) ??
    checkDie(state, seat, supply, moveDieFrom)
  );
};

const isBeside = ({ lots }: Casino, lot: LotId): boolean =>
  LOT_FACTS[lot].neighbours.some((neighbour) => lots.includes(neighbour));

export const sprawl = (draft: State, seat: Seat, casino: Casino, { to, moveDieFrom }: SprawlAction): Event[] => {
  const cost = sprawlCost(to);
  const { id: from, colour } = casino;
  const { value, movedFrom } = layTile(draft, seat, to, { colour, cost, moveDieFrom });
  return [{ type: 'sprawled', seat, from, lot: to, colour, cost, value, movedFrom }];
};

export const checkRemodel = (
  state: S,
  seat: Seat,
  casino: Casino,
  { colour }: RemodelAction,
  supply = supplyFor(state, seat),
): Refusal | null =>
  checkBoss(state, seat, casino) ??
  checkWaivers(state, 'remodel', casino) ??
  (casino.colour === colour ? { code: 'sameColour', colour } : null) ??
  checkMoney(state, seat, remodelCost(casino)) ??
  checkTile(supply, colour, casino.lots.length);

export const remodel = (draft: State, seat: Seat, casino: Casino, { colour }: RemodelAction): Event[] => {
  const cost = remodelCost(casino);
  at(draft.chairs, seat).money -= cost;
  for (const id of casino.lots) lotAt(draft.lots, id).tile = colour;
  return [{ type: 'remodelled', seat, casino: casino.id, lots: casino.lots, from: casino.colour, colour, cost }];
};

const checkBoss = (state: S, seat: Seat, casino: Casino): Refusal | null => {
  const { id, boss } = casino;
  if (boss === seat) return null;
  const value = boss === null ? null : bestDie(state, casino, boss);
  return { code: 'notBoss', casino: id, boss, value, best: bestDie(state, casino, seat) };
};

/** RULES 6.6: a waiver holds for whatever casino its lot has become part of. */
export const checkWaivers = (state: S, action: WaivableType, { id, lots }: Casino): Refusal | null =>
  state.waivers.some((waiver) => waiver.action === action && lots.includes(waiver.casino))
    ? { code: 'waived', action, casino: id }
    : null;

export const checkMoney = (state: S, seat: Seat, cost: number): Refusal | null => {
  const { money } = at(state.chairs, seat);
  return money >= cost ? null : { code: 'cannotAfford', cost, money };
};

const checkTile = ({ tiles }: Supply, colour: Colour, needed = 1): Refusal | null => {
  const left = tiles[colour];
  return left >= needed ? null : { code: 'noTile', colour, needed, left };
};

/** RULES 4.2: a die is moved exactly when none is left. */
const checkDie = (state: S, seat: Seat, { dice: left }: Supply, moveDieFrom: LotId | undefined): Refusal | null => {
  if (left > 0) return moveDieFrom === undefined ? null : { code: 'moveDieNotNeeded', left };
  if (moveDieFrom === undefined) return { code: 'moveDieNeeded' };
  const owner = lotAt(state.lots, moveDieFrom).die?.owner ?? null;
  return owner === seat ? null : { code: 'notYourDie', lot: moveDieFrom, owner };
};

interface NewTile {
  readonly colour: Colour;
  readonly cost: number;
  readonly moveDieFrom: LotId | undefined;
}

const layTile = (
  draft: State,
  seat: Seat,
  id: LotId,
  { colour, cost, moveDieFrom }: NewTile,
): { value: Face; movedFrom: LotId | null } => {
  const lot = lotAt(draft.lots, id);
  at(draft.chairs, seat).money -= cost;
  if (moveDieFrom !== undefined) {
    const old = lotAt(draft.lots, moveDieFrom);
    old.die = null;
    // Ruling R16: a die that is moved takes its lock along.
    lot.reorganised = old.reorganised;
    old.reorganised = false;
  }
  const value = LOT_FACTS[id].die;
  lot.tile = colour;
  lot.die = { owner: seat, value };
  draft.builtThisTurn.push(id);
  return { value, movedFrom: moveDieFrom ?? null };
};

/** Whether a waiver names a casino that is there. */
export const checkWaiver = (state: S, casino: LotId): Refusal | null =>
  casinoAround(state, casino)?.id === casino ? null : { code: 'noCasino', lot: casino };
