/**
 * Written for speed: casinos are kept between actions. Only the casinos that a change affects are computed again. A casino is
 * named by its first lot. A half is one of the two bit sets that hold all lots (board.ts).
 */

import {
  BLOCK_OF_LOT,
  bitOf,
  change,
  connected,
  countOf,
  firstLot,
  HALVES,
  halfOf,
  NO_SEAT,
  nth,
  PRINTED,
} from './board.ts';
import type { Table } from './table.ts';

/** Computes the casino around a lot with a new tile or a new colour. It may join other casinos. */
export const updateCasino = (table: Table, lot: number): void => {
  const half = halfOf(lot);
  const sameColour = nth(table.tilesOf, nth(table.tile, lot) * HALVES + half) & nth(BLOCK_OF_LOT, lot);
  const lots = connected(sameColour, bitOf(lot));
  const first = firstLot(lots, half);
  table.casinos[half] = (nth(table.casinos, half) & ~lots) | bitOf(first);
  table.lots[first] = lots;
  table.size[first] = countOf(lots);
  for (let rest = lots; rest !== 0; rest &= rest - 1) table.casino[firstLot(rest, half)] = first;
  countDice(table, first);
};

/** Adds up the dice of a casino and finds its boss. RULES 1.10. */
export const countDice = (table: Table, casino: number): void => {
  const { owner, value } = table;
  const half = halfOf(casino);
  let pips = 0;
  let top = 0;
  let boss = NO_SEAT;
  for (let rest = nth(table.lots, casino); rest !== 0; rest &= rest - 1) {
    const lot = firstLot(rest, half);
    const face = nth(value, lot);
    pips += face;
    if (face > top) {
      top = face;
      boss = nth(owner, lot);
    } else if (face === top && nth(owner, lot) !== boss) boss = NO_SEAT;
  }
  table.pips[casino] = pips;
  table.boss[casino] = boss;
  if (boss === NO_SEAT && pips > 0) table.canBeTied = true;
};

/** Lays a tile with a die of the seat on its printed value. If the die was moved from a casino, the caller counts that casino. */
export const layTile = (table: Table, seat: number, lot: number, colour: number): void => {
  const half = halfOf(lot);
  table.tile[lot] = colour;
  change(table.tilesLeft, colour, -1);
  table.tilesOf[colour * HALVES + half] = nth(table.tilesOf, colour * HALVES + half) | bitOf(lot);
  table.free[half] = nth(table.free, half) & ~bitOf(lot);
  putDie(table, seat, lot, nth(PRINTED, lot));
  updateCasino(table, lot);
};

export const putDie = (table: Table, seat: number, lot: number, value: number): void => {
  const place = seat * HALVES + halfOf(lot);
  table.owner[lot] = seat;
  table.value[lot] = value;
  table.diceOf[place] = nth(table.diceOf, place) | bitOf(lot);
  change(table.dice, seat, 1);
};

/** Takes the die of a seat off a lot. */
export const liftDie = (table: Table, seat: number, lot: number): void => {
  const place = seat * HALVES + halfOf(lot);
  table.owner[lot] = NO_SEAT;
  table.value[lot] = 0;
  table.diceOf[place] = nth(table.diceOf, place) & ~bitOf(lot);
  change(table.dice, seat, -1);
};

export const putMarker = (table: Table, seat: number, lot: number): void => {
  const half = halfOf(lot);
  const place = seat * HALVES + half;
  table.markersOf[place] = nth(table.markersOf, place) | bitOf(lot);
  table.free[half] = nth(table.free, half) & ~bitOf(lot);
  change(table.markers, seat, 1);
};

/** The lot is free until a tile is laid. */
export const liftMarker = (table: Table, seat: number, lot: number): void => {
  const half = halfOf(lot);
  const place = seat * HALVES + half;
  table.markersOf[place] = nth(table.markersOf, place) & ~bitOf(lot);
  table.free[half] = nth(table.free, half) | bitOf(lot);
  change(table.markers, seat, -1);
};

/** RULES 5: rerolls the highest dice of tied casinos until one seat is boss, in the order of their first lots. */
export const settleTies = (table: Table): void => {
  if (!table.canBeTied) return;
  for (let half = 0; half < HALVES; half++)
    for (let rest = nth(table.casinos, half); rest !== 0; rest &= rest - 1) {
      const casino = firstLot(rest, half);
      while (nth(table.boss, casino) === NO_SEAT && nth(table.pips, casino) > 0) rollTop(table, casino, half);
    }
  table.canBeTied = false;
};

const rollTop = (table: Table, casino: number, half: number): void => {
  const { value } = table;
  const lots = nth(table.lots, casino);
  let top = 0;
  for (let rest = lots; rest !== 0; rest &= rest - 1) {
    const face = nth(value, firstLot(rest, half));
    if (face > top) top = face;
  }
  for (let rest = lots; rest !== 0; rest &= rest - 1) {
    const lot = firstLot(rest, half);
    if (nth(value, lot) === top) value[lot] = table.luck.roll(nth(table.owner, lot));
  }
  countDice(table, casino);
};
