/** The actions of one turn in a playout: always the one that gains most, until none gains anything. */

import { DICE_PER_SEAT, LOT_LIST, REMODEL_PRICE } from '@fremont/games/lords-of-vegas';
import type { TurnDice } from '../../sampler/turn-dice.ts';
import { ACTION_MIN } from '../deals.ts';
import { type Casinos, SEATS_MAX } from './casinos.ts';
import type { Gains } from './gains.ts';
import { BARE, type BriskTable, change, NOBODY, nth, PRICES, PRINTED, SIDES } from './table.ts';
import { surveySettled } from './ties.ts';

/** More than anybody has money for, so that a turn surely ends. */
const ACTIONS_MAX = 20;

/** The best so far: a tile on a lot, another colour for a casino, or a new roll of it. */
interface Plan {
  type: 'none' | 'tile' | 'remodel' | 'reorganise';
  where: number;
  colour: number;
  cost: number;
  gain: number;
}

const PLAN: Plan = { type: 'none', where: 0, colour: 0, cost: 0, gain: 0 };

const consider = (type: Plan['type'], where: number, colour: number, cost: number, gain: number): void => {
  if (gain <= PLAN.gain) return;
  PLAN.type = type;
  PLAN.where = where;
  PLAN.colour = colour;
  PLAN.cost = cost;
  PLAN.gain = gain;
};

export const play = (table: BriskTable, casinos: Casinos, gains: Gains, dice: TurnDice): void => {
  for (let actions = 0; actions < ACTIONS_MAX; actions++) {
    gains.look();
    PLAN.type = 'none';
    PLAN.gain = ACTION_MIN;
    if (nth(table.dice, table.turn) < DICE_PER_SEAT) considerLots(table, casinos, gains);
    for (let casino = 0; casino < casinos.count; casino++) considerCasino(table, casinos, gains, casino);
    if (PLAN.type === 'none') return;
    carryOut(table, casinos, dice);
    surveySettled(table, casinos, dice);
  }
};

const considerLots = (table: BriskTable, casinos: Casinos, gains: Gains): void => {
  const { turn, tile, marker, money } = table;
  const purse = nth(money, turn);
  for (let lot = 0; lot < LOT_LIST.length; lot++) {
    if (nth(tile, lot) !== BARE) continue;
    const price = nth(PRICES, lot);
    if (nth(marker, lot) === turn) {
      if (price <= purse) considerBuilds(table, gains, lot, price);
    } else if (nth(marker, lot) === NOBODY && 2 * price <= purse)
      considerSprawls(table, casinos, gains, lot, 2 * price);
  }
};

const considerBuilds = ({ tilesLeft }: BriskTable, gains: Gains, lot: number, price: number): void => {
  const cost = price * gains.dollar + gains.ofMarker(lot);
  for (let colour = 0; colour < tilesLeft.length; colour++)
    if (nth(tilesLeft, colour) > 0) consider('tile', lot, colour, price, gains.ofTile(lot, colour) - cost);
};

const considerSprawls = (
  { turn, tilesLeft }: BriskTable,
  casinos: Casinos,
  gains: Gains,
  lot: number,
  price: number,
): void => {
  for (let side = lot * SIDES; side < (lot + 1) * SIDES; side++) {
    const casino = casinos.besideAt(side);
    if (casino === NOBODY || nth(casinos.boss, casino) !== turn) continue;
    const colour = nth(casinos.colour, casino);
    if (nth(tilesLeft, colour) > 0)
      consider('tile', lot, colour, price, gains.ofTile(lot, colour) - price * gains.dollar);
  }
};

const considerCasino = (table: BriskTable, casinos: Casinos, gains: Gains, casino: number): void => {
  const { turn, money } = table;
  if (nth(casinos.diceOf, casino * SEATS_MAX + turn) === 0) return;
  const purse = nth(money, turn);
  const pips = nth(casinos.pips, casino);
  if (pips <= purse && nth(casinos.isLocked, casino) === 0)
    consider('reorganise', casino, 0, pips, gains.ofReorganising(casino) - pips * gains.dollar);
  const price = REMODEL_PRICE * nth(casinos.size, casino);
  if (nth(casinos.boss, casino) === turn && price <= purse) considerRemodels(table, casinos, gains, casino, price);
};

const considerRemodels = (
  { tilesLeft }: BriskTable,
  casinos: Casinos,
  gains: Gains,
  casino: number,
  price: number,
): void => {
  for (let colour = 0; colour < tilesLeft.length; colour++)
    if (colour !== nth(casinos.colour, casino) && nth(tilesLeft, colour) >= nth(casinos.size, casino))
      consider('remodel', casino, colour, price, gains.ofRemodel(casino, colour) - price * gains.dollar);
};

const carryOut = (table: BriskTable, casinos: Casinos, dice: TurnDice): void => {
  change(table.money, table.turn, -PLAN.cost);
  if (PLAN.type === 'tile') layTile(table, PLAN.where, PLAN.colour);
  for (let lot = 0; PLAN.type !== 'tile' && lot < LOT_LIST.length; lot++) {
    if (nth(casinos.on, lot) !== PLAN.where) continue;
    if (PLAN.type === 'remodel') recolour(table, lot, PLAN.colour);
    else rollAnew(table, lot, dice);
  }
};

const layTile = (
  { turn, tile, marker, markers, owner, value, dice, tilesLeft }: BriskTable,
  lot: number,
  colour: number,
): void => {
  if (nth(marker, lot) !== NOBODY) {
    marker[lot] = NOBODY;
    change(markers, turn, -1);
  }
  tile[lot] = colour;
  change(tilesLeft, colour, -1);
  owner[lot] = turn;
  value[lot] = nth(PRINTED, lot);
  change(dice, turn, 1);
};

const recolour = ({ tile, tilesLeft }: BriskTable, lot: number, colour: number): void => {
  change(tilesLeft, nth(tile, lot), 1);
  change(tilesLeft, colour, -1);
  tile[lot] = colour;
};

const rollAnew = ({ owner, value, locked }: BriskTable, lot: number, dice: TurnDice): void => {
  if (nth(owner, lot) === NOBODY) return;
  value[lot] = dice.int(6) + 1;
  locked[lot] = 1;
};
