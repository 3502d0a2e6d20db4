/**
 * Written for speed: it counts legal actions instead of listing them, and creates one action from its index in the list
 * of the rules. Random play needs no more. `countActions` stores the count of each casino, and `actionAt` reads it, so
 * the table must not change between the two calls.
 */

import { BET_PER_TILE, DICE_PER_SEAT, REMODEL_PRICE, TILES_PER_COLOUR } from '@fremont/games/lords-of-vegas';
import {
  BUILD,
  codeOf,
  DRAW,
  END_TURN,
  facesIn,
  GAMBLE,
  GIVE_UP_LOT,
  hasFace,
  LAY_OFF,
  MOVE_DIE,
  NO_SOURCE,
  PLACE_DIE,
  placer,
  REMODEL,
  REORGANISE,
  SPRAWL,
} from './actions.ts';
import {
  BLOCK_OF_LOT,
  beside,
  COLOUR_COUNT,
  countOf,
  firstLot,
  HALVES,
  halfOf,
  LOT_COUNT,
  LOTS_UP_TO,
  lotAt,
  NO_SEAT,
  type Numbers,
  nth,
  PRICE_MAX,
} from './board.ts';
import {
  DRAWING,
  GIVING_UP_LOT,
  LAYING_OFF,
  MOVING_DIE,
  PLACING_DICE,
  PLAYING,
  type Table,
  WAIVED_GAMBLE,
  WAIVED_REMODEL,
  WAIVED_REORGANISE,
  WAIVED_SPRAWL,
} from './table.ts';

/** The seat that has to decide. */
export const askedSeat = (table: Table): number => {
  if (table.phase === PLACING_DICE) return placer(table);
  return table.phase === LAYING_OFF ? table.betBoss : table.turn;
};

export const countActions = (table: Table): number => {
  switch (table.phase) {
    case PLAYING:
      return countPlays(table);
    case DRAWING:
      return 1;
    case LAYING_OFF:
      return 2;
    case PLACING_DICE: {
      const seat = placer(table);
      return countOf(nth(table.openLots, seat)) * facesIn(nth(table.openFaces, seat));
    }
    case GIVING_UP_LOT:
      return nth(table.markers, table.turn);
    case MOVING_DIE:
      return nth(table.dice, table.turn);
    default:
      return 0;
  }
};

/** The action at an index of the list that was counted last. */
export const actionAt = (table: Table, place: number): number => {
  switch (table.phase) {
    case PLAYING:
      return playAt(table, place);
    case DRAWING:
      return codeOf(DRAW);
    case LAYING_OFF:
      return codeOf(LAY_OFF, 1 - place);
    case PLACING_DICE:
      return placementAt(table, place);
    case GIVING_UP_LOT:
      return codeOf(GIVE_UP_LOT, ownLotAt(table.markersOf, table.turn, place));
    default:
      return codeOf(MOVE_DIE, ownLotAt(table.diceOf, table.turn, place));
  }
};

/** The lot of a seat at this index in the order of the board. */
const ownLotAt = (sets: Numbers, seat: number, place: number): number => {
  const first = nth(sets, seat * HALVES);
  const inFirst = countOf(first);
  return place < inFirst ? lotAt(first, 0, place) : lotAt(nth(sets, seat * HALVES + 1), 1, place - inFirst);
};

const placementAt = (table: Table, place: number): number => {
  const seat = placer(table);
  const faces = nth(table.openFaces, seat);
  const different = facesIn(faces);
  const lot = lotAt(nth(table.openLots, seat), halfOf(table.pendingLot), Math.floor(place / different));
  let face = 1;
  for (let left = place % different; ; face++) {
    if (!hasFace(faces, face)) continue;
    if (left === 0) return codeOf(PLACE_DIE, lot, face);
    left--;
  }
};

/** The casinos of the last count in order, and the number of actions of each. */
const CASINOS = new Int32Array(LOT_COUNT);
const COUNTS = new Int32Array(LOT_COUNT);
/** The number of actions before those of casinos: the end of the turn and all builds. */
let countBefore = 0;
/** RULES 4.2: the number of ways to lay a tile: one per own die when all dice are on the board, else one. */
let ways = 1;

const countPlays = (table: Table): number => {
  const money = nth(table.money, table.turn);
  const colours = coloursBySize(table);
  ways = nth(table.dice, table.turn) < DICE_PER_SEAT ? 1 : DICE_PER_SEAT;
  countBefore = 1 + countBuilds(table, money) * coloursWith(colours, 1) * ways;
  let total = countBefore;
  let casinos = 0;
  for (let half = 0; half < HALVES; half++) {
    for (let rest = nth(table.casinos, half); rest !== 0; rest &= rest - 1) {
      const casino = firstLot(rest, half);
      let actions = countForBossOrGuest(table, casino, half, money, colours);
      if (canReorganise(table, casino, half, money)) actions++;
      CASINOS[casinos] = casino;
      COUNTS[casinos] = actions;
      casinos++;
      total += actions;
    }
  }
  return total;
};

/** Own lots that the money covers. */
const countBuilds = ({ turn, markersOf }: Table, money: number): number => {
  const row = HALVES * Math.min(money, PRICE_MAX);
  return (
    countOf(nth(markersOf, turn * HALVES) & nth(LOTS_UP_TO, row)) +
    countOf(nth(markersOf, turn * HALVES + 1) & nth(LOTS_UP_TO, row + 1))
  );
};

const COLOUR_BITS = 3;
/** By tiles left: a one in the field of every number of tiles up to it. */
const UP_TO = Int32Array.from({ length: TILES_PER_COLOUR + 1 }, (_, left) =>
  Array.from({ length: left }, (_one, size) => 1 << (COLOUR_BITS * size)).reduce((sum, one) => sum + one, 0),
);

/** The number of colours that have at least n tiles left, three bits for each n from 1 on. */
const coloursBySize = ({ tilesLeft }: Table): number => {
  let colours = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) colours += nth(UP_TO, nth(tilesLeft, colour));
  return colours;
};

const coloursWith = (colours: number, tiles: number): number => (colours >> (COLOUR_BITS * (tiles - 1))) & 7;

/** The boss sprawls and remodels, all others bet. */
const countForBossOrGuest = (table: Table, casino: number, half: number, money: number, colours: number): number => {
  const boss = nth(table.boss, casino);
  if (boss === table.turn)
    return ways * countOf(sprawlLots(table, casino, half, money)) + countRemodels(table, casino, half, money, colours);
  return table.hasGambled || boss === NO_SEAT ? 0 : countBets(table, casino, half, money);
};

const countBets = (table: Table, casino: number, half: number, money: number): number =>
  isWaived(table, casino, half, WAIVED_GAMBLE) ? 0 : Math.min(BET_PER_TILE * nth(table.size, casino), money);

export const isWaived = (table: Table, casino: number, half: number, what: number): boolean =>
  (nth(table.lots, casino) & nth(table.waived, what * HALVES + half)) !== 0;

/** The seat has a die in the casino and the money, and no die was rolled this turn. */
export const canReorganise = (table: Table, casino: number, half: number, money: number): boolean => {
  const lots = nth(table.lots, casino);
  return (
    (lots & nth(table.diceOf, table.turn * HALVES + half)) !== 0 &&
    (lots & (nth(table.locked, half) | nth(table.waived, WAIVED_REORGANISE * HALVES + half))) === 0 &&
    nth(table.pips, casino) <= money
  );
};

/** Free lots beside the casino for which the money covers twice the price. */
export const sprawlLots = (table: Table, casino: number, half: number, money: number): number => {
  if (nth(table.tilesLeft, nth(table.tile, casino)) === 0 || isWaived(table, casino, half, WAIVED_SPRAWL)) return 0;
  return (
    beside(nth(table.lots, casino)) &
    nth(BLOCK_OF_LOT, casino) &
    nth(table.free, half) &
    nth(LOTS_UP_TO, HALVES * Math.min(money >> 1, PRICE_MAX) + half)
  );
};

/** Counts the other colours with enough tiles. */
const countRemodels = (table: Table, casino: number, half: number, money: number, colours: number): number => {
  const size = nth(table.size, casino);
  if (money < REMODEL_PRICE * size || isWaived(table, casino, half, WAIVED_REMODEL)) return 0;
  return coloursWith(colours, size) - (nth(table.tilesLeft, nth(table.tile, casino)) >= size ? 1 : 0);
};

const playAt = (table: Table, place: number): number => {
  if (place === 0) return codeOf(END_TURN);
  if (place < countBefore) return buildAt(table, place - 1);
  let left = place - countBefore;
  let index = 0;
  while (left >= nth(COUNTS, index)) left -= nth(COUNTS, index++);
  return casinoActionAt(table, nth(CASINOS, index), left);
};

const buildAt = (table: Table, place: number): number => {
  const { turn, markersOf } = table;
  const colours = coloursWith(coloursBySize(table), 1);
  const row = HALVES * Math.min(nth(table.money, turn), PRICE_MAX);
  const first = nth(markersOf, turn * HALVES) & nth(LOTS_UP_TO, row);
  const inFirst = countOf(first);
  const index = Math.floor(place / (colours * ways));
  const lot =
    index < inFirst
      ? lotAt(first, 0, index)
      : lotAt(nth(markersOf, turn * HALVES + 1) & nth(LOTS_UP_TO, row + 1), 1, index - inFirst);
  const colour = colourAt(table, Math.floor(place / ways) % colours, 1, NO_COLOUR);
  return codeOf(BUILD, lot, colour, sourceAt(table, place));
};

const NO_COLOUR = -1;

/** The colour at this index among those with enough tiles left, without the excepted one. */
const colourAt = ({ tilesLeft }: Table, place: number, tiles: number, except: number): number => {
  let left = place;
  for (let colour = 0; ; colour++) {
    if (colour === except || nth(tilesLeft, colour) < tiles) continue;
    if (left === 0) return colour;
    left--;
  }
};

const sourceAt = (table: Table, place: number): number =>
  ways === 1 ? NO_SOURCE : ownLotAt(table.diceOf, table.turn, place % ways);

const casinoActionAt = (table: Table, casino: number, place: number): number => {
  if (nth(table.boss, casino) === table.turn) return bossActionAt(table, casino, place);
  const bets = countForBossOrGuest(table, casino, halfOf(casino), nth(table.money, table.turn), 0);
  return place < bets ? codeOf(GAMBLE, casino, place + 1) : codeOf(REORGANISE, casino);
};

const bossActionAt = (table: Table, casino: number, place: number): number => {
  const half = halfOf(casino);
  const money = nth(table.money, table.turn);
  const lots = sprawlLots(table, casino, half, money);
  const sprawls = ways * countOf(lots);
  if (place < sprawls)
    return codeOf(SPRAWL, casino, lotAt(lots, half, Math.floor(place / ways)), sourceAt(table, place));
  const remodels = countRemodels(table, casino, half, money, coloursBySize(table));
  if (place - sprawls >= remodels) return codeOf(REORGANISE, casino);
  const colour = colourAt(table, place - sprawls, nth(table.size, casino), nth(table.tile, casino));
  return codeOf(REMODEL, casino, colour);
};
