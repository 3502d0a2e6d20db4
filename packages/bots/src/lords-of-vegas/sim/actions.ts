/** Written for speed: an action is one number, and carrying it out changes the table in place. RULES 4. */

import { REMODEL_PRICE } from '@fremont/games/lords-of-vegas';
import { BET_PAYS, bitOf, change, firstLot, HALVES, halfOf, nth, PRICES } from './board.ts';
import { countDice, layTile, liftDie, liftMarker, settleTies, updateCasino } from './casinos.ts';
import { draw, giveUpLot, moveDie } from './draw.ts';
import { DRAWING, LAYING_OFF, PLACING_DICE, PLAYING, type Table } from './table.ts';

export const DRAW = 0;
export const GIVE_UP_LOT = 1;
export const MOVE_DIE = 2;
export const BUILD = 3;
export const SPRAWL = 4;
export const REMODEL = 5;
export const REORGANISE = 6;
export const GAMBLE = 7;
export const PLACE_DIE = 8;
export const LAY_OFF = 9;
export const END_TURN = 10;

const FIELD_BITS = 6;
const FIELD = (1 << FIELD_BITS) - 1;
/** Marks an action that moves no die. */
export const NO_SOURCE = FIELD;

/**
 * An action in one number: its type and three fields. `where` is the lot, or the first lot of the casino; `what` is a
 * colour, the lot of a sprawl, a bet or a face; `source` is the lot of the die that is moved.
 */
export const codeOf = (type: number, where = 0, what = 0, source = 0): number =>
  (((((type << FIELD_BITS) | where) << FIELD_BITS) | what) << FIELD_BITS) | source;
export const typeOf = (code: number): number => code >> (3 * FIELD_BITS);
export const whereOf = (code: number): number => (code >> (2 * FIELD_BITS)) & FIELD;
export const whatOf = (code: number): number => (code >> FIELD_BITS) & FIELD;
export const sourceOf = (code: number): number => code & FIELD;

/** Carries out an action that is legal now. */
export const perform = (table: Table, code: number): void => {
  const where = whereOf(code);
  switch (typeOf(code)) {
    case DRAW:
      draw(table);
      break;
    case BUILD:
      build(table, where, whatOf(code), sourceOf(code));
      break;
    case SPRAWL:
      sprawl(table, where, whatOf(code), sourceOf(code));
      break;
    case REMODEL:
      remodel(table, where, whatOf(code));
      break;
    case REORGANISE:
      reorganise(table, where);
      break;
    case GAMBLE:
      gamble(table, where, whatOf(code));
      break;
    case LAY_OFF:
      layOff(table, where === 1);
      break;
    case END_TURN:
      endTurn(table);
      break;
    case PLACE_DIE:
      placeDie(table, where, whatOf(code));
      break;
    case GIVE_UP_LOT:
      giveUpLot(table, where);
      break;
    default:
      moveDie(table, where);
  }
};

const build = (table: Table, lot: number, colour: number, source: number): void => {
  const { turn } = table;
  change(table.money, turn, -nth(PRICES, lot));
  liftMarker(table, turn, lot);
  layTileFrom(table, lot, colour, source);
};

const sprawl = (table: Table, casino: number, lot: number, source: number): void => {
  change(table.money, table.turn, -2 * nth(PRICES, lot));
  layTileFrom(table, lot, nth(table.tile, casino), source);
};

const layTileFrom = (table: Table, lot: number, colour: number, source: number): void => {
  if (source !== NO_SOURCE) {
    liftDie(table, table.turn, source);
    moveLock(table, source, lot);
  }
  layTile(table, table.turn, lot, colour);
  if (source !== NO_SOURCE) countDice(table, nth(table.casino, source));
  settleTies(table);
};

/** Ruling R16: the lock moves with the die. */
const moveLock = ({ locked }: Table, from: number, to: number): void => {
  if ((nth(locked, halfOf(from)) & bitOf(from)) === 0) return;
  locked[halfOf(from)] = nth(locked, halfOf(from)) & ~bitOf(from);
  locked[halfOf(to)] = nth(locked, halfOf(to)) | bitOf(to);
};

const remodel = (table: Table, casino: number, colour: number): void => {
  const { tile, tilesOf, tilesLeft } = table;
  const half = halfOf(casino);
  const lots = nth(table.lots, casino);
  const size = nth(table.size, casino);
  const before = nth(tile, casino);
  change(table.money, table.turn, -REMODEL_PRICE * size);
  change(tilesLeft, before, size);
  change(tilesLeft, colour, -size);
  tilesOf[before * HALVES + half] = nth(tilesOf, before * HALVES + half) & ~lots;
  tilesOf[colour * HALVES + half] = nth(tilesOf, colour * HALVES + half) | lots;
  for (let rest = lots; rest !== 0; rest &= rest - 1) tile[firstLot(rest, half)] = colour;
  updateCasino(table, casino);
  settleTies(table);
};

const FACE_BITS = 4;
/** One die of a face, in the packed count of open faces. */
export const oneOf = (face: number): number => 1 << (FACE_BITS * (face - 1));
const FACES = 6;

export const faceCount = (faces: number, face: number): number => (faces >> (FACE_BITS * (face - 1))) & 15;
export const hasFace = (faces: number, face: number): boolean => faceCount(faces, face) !== 0;

/** The number of different open faces. */
export const facesIn = (faces: number): number => {
  let different = 0;
  for (let face = 1; face <= FACES; face++) if (hasFace(faces, face)) different++;
  return different;
};

/** RULES 4.5: rolls and locks all dice. Owners with different results place them. */
const reorganise = (table: Table, casino: number): void => {
  const { owner, value, locked, openLots, openFaces } = table;
  const half = halfOf(casino);
  change(table.money, table.turn, -nth(table.pips, casino));
  openLots.fill(0);
  openFaces.fill(0);
  for (let rest = nth(table.lots, casino); rest !== 0; rest &= rest - 1) {
    const lot = firstLot(rest, half);
    if (nth(value, lot) === 0) continue;
    const seat = nth(owner, lot);
    const face = table.luck.roll(seat);
    value[lot] = face;
    locked[half] = nth(locked, half) | bitOf(lot);
    openLots[seat] = nth(openLots, seat) | bitOf(lot);
    change(openFaces, seat, oneOf(face));
  }
  countDice(table, casino);
  table.pendingLot = casino;
  for (let seat = 0; seat < table.seats; seat++) if (facesIn(nth(openFaces, seat)) < 2) openLots[seat] = 0;
  askToPlace(table);
};

/** Lets owners place while one of them has a choice, then settles ties. */
const askToPlace = (table: Table): void => {
  if (placer(table) >= 0) {
    table.phase = PLACING_DICE;
    return;
  }
  table.phase = PLAYING;
  settleTies(table);
};

/** The seat that places next, the active one first; NO_SEAT when all dice are placed. */
export const placer = ({ seats, turn, openLots }: Table): number => {
  for (let step = 0; step < seats; step++) {
    const seat = (turn + step) % seats;
    if (nth(openLots, seat) !== 0) return seat;
  }
  return -1;
};

const placeDie = (table: Table, lot: number, face: number): void => {
  const { value, openLots, openFaces } = table;
  const seat = placer(table);
  openLots[seat] = nth(openLots, seat) & ~bitOf(lot);
  swapResults(table, seat, lot, face);
  value[lot] = face;
  change(openFaces, seat, -oneOf(face));
  if (facesIn(nth(openFaces, seat)) < 2) placeRest(table, seat);
  countDice(table, table.pendingLot);
  askToPlace(table);
};

/**
 * The open tile that showed the chosen face gets the result of the chosen tile, so that boss and pips do not change.
 */
const swapResults = ({ value, openLots, pendingLot }: Table, seat: number, lot: number, face: number): void => {
  if (nth(value, lot) === face) return;
  const half = halfOf(pendingLot);
  let rest = nth(openLots, seat);
  while (nth(value, firstLot(rest, half)) !== face) rest &= rest - 1;
  value[firstLot(rest, half)] = nth(value, lot);
};

/** Equal results need no choice. */
const placeRest = ({ value, openLots, openFaces, pendingLot }: Table, seat: number): void => {
  let face = 1;
  while (face < FACES && !hasFace(nth(openFaces, seat), face)) face++;
  const half = halfOf(pendingLot);
  for (let rest = nth(openLots, seat); rest !== 0; rest &= rest - 1) value[firstLot(rest, half)] = face;
  openLots[seat] = 0;
};

const gamble = (table: Table, casino: number, bet: number): void => {
  table.hasGambled = true;
  table.pendingLot = casino;
  table.betBoss = nth(table.boss, casino);
  table.bet = bet;
  table.phase = LAYING_OFF;
};

/** RULES 4.6. */
const layOff = (table: Table, isLaidOff: boolean): void => {
  const { turn, luck, bet, betBoss, money } = table;
  const times = nth(BET_PAYS, luck.roll(turn) + luck.roll(turn));
  const paid = times === 0 ? bet : times * bet;
  const bossPart = isLaidOff ? paid >> 1 : paid;
  if (times === 0) {
    change(money, turn, -bet);
    change(money, betBoss, bossPart);
  } else {
    const fromBoss = Math.min(bossPart, nth(money, betBoss));
    change(money, turn, fromBoss + paid - bossPart);
    change(money, betBoss, -fromBoss);
  }
  table.phase = PLAYING;
  settleTies(table);
};

const endTurn = (table: Table): void => {
  table.locked.fill(0);
  table.waived.fill(0);
  table.hasGambled = false;
  table.turnNumber++;
  table.turn = table.turn + 1 === table.seats ? 0 : table.turn + 1;
  table.phase = DRAWING;
};
