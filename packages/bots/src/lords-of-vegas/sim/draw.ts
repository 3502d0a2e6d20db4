/** Written for speed: the deck and the payments of its cards. RULES 3, 7 and 8. */

import { DICE_PER_SEAT, ENDINGS, MARKERS_PER_SEAT } from '@fremont/games/lords-of-vegas';
import {
  bitOf,
  change,
  countOf,
  firstLot,
  HALF_LOTS,
  HALVES,
  halfOf,
  IN_UNUSED_BLOCK,
  LAST_SPACE,
  lotAt,
  MOVE_ROW,
  MOVES,
  NO_SEAT,
  NO_TILE,
  nth,
  PAYER_OF_LOT,
  PRINTED,
  STRIP,
  STRIP_LOTS,
} from './board.ts';
import { countDice, liftDie, liftMarker, putDie, putMarker, settleTies } from './casinos.ts';
import { DECK } from './luck.ts';
import { GIVING_UP_LOT, MOVING_DIE, OVER, PLAYING, type Table } from './table.ts';

const END_CARD_ENDING = ENDINGS.indexOf('endCard');
const NINETY_ENDING = ENDINGS.indexOf('ninetyPoints');

export const isUnused = (table: Table, lot: number): boolean => table.seats === 2 && nth(IN_UNUSED_BLOCK, lot) === 1;

/** Turns a random unseen card. Unseen cards are in the order of the board. */
export const takeCard = (table: Table): number => {
  const [first, second] = [nth(table.unseen, 0), nth(table.unseen, 1)];
  const inFirst = countOf(first);
  const place = table.luck.int(inFirst + countOf(second), DECK);
  const lot = place < inFirst ? lotAt(first, 0, place) : lotAt(second, 1, place - inFirst);
  table.unseen[halfOf(lot)] = nth(table.unseen, halfOf(lot)) & ~bitOf(lot);
  return lot;
};

export const draw = (table: Table): void => {
  let isDone = false;
  while (!isDone) {
    if (table.depth === 0) {
      pay(table, STRIP);
      end(table, END_CARD_ENDING);
      return;
    }
    const lot = takeCard(table);
    table.depth--;
    isDone = !takeOver(table, lot) || !resolve(table, lot);
  }
};

const end = (table: Table, ending: number): void => {
  table.phase = OVER;
  table.ending = ending;
};

/** RULES 3.1 to 3.3. Returns false when the drawer has to choose first. */
const takeOver = (table: Table, lot: number): boolean => {
  if (isUnused(table, lot)) return true;
  const { turn } = table;
  if (nth(table.tile, lot) === NO_TILE) {
    if (nth(table.markers, turn) === MARKERS_PER_SEAT) return ask(table, GIVING_UP_LOT, lot);
    putMarker(table, turn, lot);
    return true;
  }
  if (nth(table.owner, lot) === turn) return true;
  if (nth(table.dice, turn) === DICE_PER_SEAT) return ask(table, MOVING_DIE, lot);
  takeTile(table, lot);
  return true;
};

const ask = (table: Table, phase: number, lot: number): boolean => {
  table.phase = phase;
  table.pendingLot = lot;
  return false;
};

/** The new die keeps the value of the old one. Without an old one it shows the printed value. */
const takeTile = (table: Table, lot: number): void => {
  const before = nth(table.owner, lot);
  const value = before === NO_SEAT ? nth(PRINTED, lot) : nth(table.value, lot);
  if (before !== NO_SEAT) liftDie(table, before, lot);
  putDie(table, table.turn, lot, value);
  countDice(table, nth(table.casino, lot));
};

/** RULES 8.2: settles ties and pays the card. Returns true when another card has to be drawn. */
const resolve = (table: Table, lot: number): boolean => {
  table.phase = PLAYING;
  settleTies(table);
  pay(table, nth(PAYER_OF_LOT, lot));
  if (hasWinner(table)) {
    end(table, NINETY_ENDING);
    return false;
  }
  return isUnused(table, lot);
};

const hasWinner = ({ space, seats }: Table): boolean => {
  for (let seat = 0; seat < seats; seat++) if (nth(space, seat) === LAST_SPACE) return true;
  return false;
};

/** The marker of an own lot moves to the one just drawn. */
export const giveUpLot = (table: Table, lot: number): void => {
  liftMarker(table, table.turn, lot);
  putMarker(table, table.turn, table.pendingLot);
  resolve(table, table.pendingLot);
};

/** An own die moves to the tile just drawn. */
export const moveDie = (table: Table, from: number): void => {
  liftDie(table, table.turn, from);
  countDice(table, nth(table.casino, from));
  takeTile(table, table.pendingLot);
  resolve(table, table.pendingLot);
};

/** The casinos that a card pays, smallest first. */
const PAID = new Int32Array(HALF_LOTS * HALVES);

/** RULES 3.4 to 3.6: lots pay, then casinos, smallest first. */
const pay = (table: Table, payer: number): void => {
  const { money, markers, seats } = table;
  for (let seat = 0; seat < seats; seat++) change(money, seat, nth(markers, seat));
  const paid = listPaid(table, payer);
  for (let place = 0; place < paid; place++) payCasino(table, nth(PAID, place));
};

const listPaid = (table: Table, payer: number): number => {
  let paid = 0;
  for (let half = 0; half < HALVES; half++) {
    let rest = nth(table.casinos, half);
    if (payer !== STRIP) rest &= nth(table.tilesOf, payer * HALVES + half);
    for (; rest !== 0; rest &= rest - 1) {
      const casino = firstLot(rest, half);
      if (nth(table.pips, casino) === 0) continue;
      if (payer !== STRIP || (nth(table.lots, casino) & nth(STRIP_LOTS, half)) !== 0) {
        insert(table, casino, paid);
        paid++;
      }
    }
  }
  return paid;
};

/** Inserts a casino after all casinos of the same size. */
const insert = ({ size }: Table, casino: number, paid: number): void => {
  let place = paid;
  for (; place > 0 && nth(size, nth(PAID, place - 1)) > nth(size, casino); place--) PAID[place] = nth(PAID, place - 1);
  PAID[place] = casino;
};

const payCasino = (table: Table, casino: number): void => {
  const { owner, value, money, space } = table;
  const half = halfOf(casino);
  for (let rest = nth(table.lots, casino); rest !== 0; rest &= rest - 1) {
    const lot = firstLot(rest, half);
    if (nth(value, lot) !== 0) change(money, nth(owner, lot), nth(value, lot));
  }
  const boss = nth(table.boss, casino);
  if (boss !== NO_SEAT) space[boss] = nth(MOVES, nth(space, boss) * MOVE_ROW + nth(table.size, casino));
};
