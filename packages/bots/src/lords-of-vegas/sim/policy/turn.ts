/**
 * Written for speed: one turn of a playout. The seat takes the action with the highest gain until no gain is enough.
 *
 * The board has two halves. A set of lots is one word of bits for each half, so a loop over lots takes the lowest bit of
 * `rest` (`firstLot`) and removes it (`rest &= rest - 1`).
 */

import { DICE_PER_SEAT, REMODEL_PRICE } from '@fremont/games/lords-of-vegas';
import { ACTION_MIN } from '../../deals.ts';
import { BUILD, codeOf, END_TURN, NO_SOURCE, perform, REMODEL, REORGANISE, SPRAWL } from '../actions.ts';
import { COLOUR_COUNT, firstLot, HALVES, LOTS_UP_TO, nth, PRICE_MAX, PRICES } from '../board.ts';
import { canReorganise, isWaived, sprawlLots } from '../legal.ts';
import { type Table, WAIVED_REMODEL } from '../table.ts';
import { answerAll } from './answers.ts';
import type { Gains } from './gains.ts';

/** More actions than a seat can pay for, so that a turn always ends. */
const ACTIONS_MAX = 20;

/** The best action so far. */
let bestCode = 0;
/** A list of one element, so that V8 does not box the number. */
const BEST_GAIN = new Float64Array(1);

const consider = (code: number, gain: number): void => {
  if (gain <= (BEST_GAIN[0] as number)) return;
  bestCode = code;
  BEST_GAIN[0] = gain;
};

/** Plays a turn from the draw to its end. */
export const playTurn = (table: Table, gains: Gains): void => {
  for (let actions = 0; actions < ACTIONS_MAX; actions++) {
    bestCode = codeOf(END_TURN);
    BEST_GAIN[0] = ACTION_MIN;
    gains.update();
    considerAll(table, gains, nth(table.money, table.turn));
    if (bestCode === codeOf(END_TURN)) break;
    perform(table, bestCode);
    answerAll(table);
  }
  perform(table, codeOf(END_TURN));
};

const considerAll = (table: Table, gains: Gains, money: number): void => {
  const hasDice = nth(table.dice, table.turn) < DICE_PER_SEAT;
  for (let half = 0; half < HALVES; half++) {
    if (hasDice) considerBuilds(table, gains, half, money);
    for (let rest = nth(table.casinos, half); rest !== 0; rest &= rest - 1) {
      const casino = firstLot(rest, half);
      if (nth(table.boss, casino) === table.turn) {
        if (hasDice) considerSprawls(table, gains, casino, half, money);
        considerRemodels(table, gains, casino, half, money);
      }
      if (canReorganise(table, casino, half, money))
        consider(codeOf(REORGANISE, casino), gains.ofReorganising(casino) - nth(table.pips, casino) * gains.dollar);
    }
  }
};

const considerBuilds = (table: Table, gains: Gains, half: number, money: number): void => {
  const { turn, tilesLeft } = table;
  const affordable = nth(LOTS_UP_TO, HALVES * Math.min(money, PRICE_MAX) + half);
  for (let rest = nth(table.markersOf, turn * HALVES + half) & affordable; rest !== 0; rest &= rest - 1) {
    const lot = firstLot(rest, half);
    const cost = nth(PRICES, lot) * gains.dollar + gains.ofMarker(lot, turn);
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      if (nth(tilesLeft, colour) > 0) consider(codeOf(BUILD, lot, colour, NO_SOURCE), gains.ofTile(lot, colour) - cost);
  }
};

const considerSprawls = (table: Table, gains: Gains, casino: number, half: number, money: number): void => {
  const colour = nth(table.tile, casino);
  for (let rest = sprawlLots(table, casino, half, money); rest !== 0; rest &= rest - 1) {
    const lot = firstLot(rest, half);
    const cost = 2 * nth(PRICES, lot) * gains.dollar;
    consider(codeOf(SPRAWL, casino, lot, NO_SOURCE), gains.ofTile(lot, colour) - cost);
  }
};

const considerRemodels = (table: Table, gains: Gains, casino: number, half: number, money: number): void => {
  const size = nth(table.size, casino);
  const price = REMODEL_PRICE * size;
  if (price > money || isWaived(table, casino, half, WAIVED_REMODEL)) return;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (colour !== nth(table.tile, casino) && nth(table.tilesLeft, colour) >= size)
      consider(codeOf(REMODEL, casino, colour), gains.ofRemodel(casino, colour) - price * gains.dollar);
};
