/** A brisk table played on: draws and payments by the rules, everybody's actions by the gains they bring. */

import {
  DICE_PER_SEAT,
  LOT_LIST,
  MARKERS_PER_SEAT,
  TILES_PER_COLOUR,
  TRACK,
  trackMove,
  UNUSED_BLOCK,
} from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';
import { TurnDice } from '../../sampler/turn-dice.ts';
import { Casinos, SEATS_MAX } from './casinos.ts';
import type { Fate } from './fate.ts';
import { Gains } from './gains.ts';
import { play } from './play.ts';
import { BARE, type BriskTable, change, NOBODY, type Numbers, nth, PAYER_OF_LOT, PRINTED, STRIP } from './table.ts';
import { surveySettled } from './ties.ts';

const MOVE_ROW = TILES_PER_COLOUR + 1;
/** By space and points: where the chip ends. */
const MOVES = Int32Array.from({ length: TRACK.length * MOVE_ROW }, (_, place) =>
  TRACK.indexOf(trackMove(at(TRACK, Math.floor(place / MOVE_ROW)), place % MOVE_ROW).to),
);

const IN_UNUSED_BLOCK = Int32Array.from(LOT_LIST, ({ block }) => (block === UNUSED_BLOCK ? 1 : 0));

const CASINOS = new Casinos();

/** Plays on for so many turns, the rest of a turn counting as one; answers how the seat stands then. */
export const standingAfter = (table: BriskTable, { cards, seed }: Fate, turns: number, seat: Seat): number => {
  const gains = new Gains(table, CASINOS);
  const dice = new TurnDice(seed);
  CASINOS.survey(table);
  let next = 0;
  for (let turn = 0; turn < turns && !table.isOver; turn++) {
    dice.begin(table.turn as Seat);
    if (!table.hasDrawn) next = draw(table, cards, next, dice);
    if (table.isOver) break;
    gains.begin(table.turn);
    play(table, CASINOS, gains, dice);
    table.locked.fill(0);
    table.turn = (table.turn + 1) % table.seats;
    table.hasDrawn = false;
  }
  gains.begin(seat);
  return gains.standing();
};

/** Draws from the card `next` of the order on; answers where the next draw begins. */
const draw = (table: BriskTable, cards: Numbers, next: number, dice: TurnDice): number => {
  if (table.depth === 0) {
    pay(table, STRIP);
    table.isOver = true;
    return next;
  }
  let card = next;
  while (nth(table.isSeen, nth(cards, card)) === 1) card++;
  const lot = nth(cards, card);
  see(table, lot);
  const isUnused = table.seats === 2 && nth(IN_UNUSED_BLOCK, lot) === 1;
  if (!isUnused) takeOver(table, lot, dice);
  pay(table, nth(PAYER_OF_LOT, lot));
  table.isOver = table.space.includes(TRACK.length - 1);
  return isUnused && !table.isOver ? draw(table, cards, card + 1, dice) : card + 1;
};

const see = (table: BriskTable, lot: number): void => {
  table.isSeen[lot] = 1;
  table.unseen--;
  table.depth--;
  change(table.cardsLeft, nth(PAYER_OF_LOT, lot), -1);
};

/** Without the choices that a lack of markers or dice would force: the lot then stays as it is. */
const takeOver = (table: BriskTable, lot: number, dice: TurnDice): void => {
  const { turn, tile, marker, owner, value } = table;
  if (nth(tile, lot) === BARE) {
    if (nth(table.markers, turn) === MARKERS_PER_SEAT) return;
    marker[lot] = turn;
    change(table.markers, turn, 1);
    return;
  }
  const before = nth(owner, lot);
  if (before === turn || nth(table.dice, turn) === DICE_PER_SEAT) return;
  if (before === NOBODY) value[lot] = nth(PRINTED, lot);
  else change(table.dice, before, -1);
  owner[lot] = turn;
  change(table.dice, turn, 1);
  surveySettled(table, CASINOS, dice);
};

/** RULES 3.4 to 3.6: lots pay, then casinos, smallest first. */
const pay = (table: BriskTable, payer: number): void => {
  for (let seat = 0; seat < table.seats; seat++) change(table.money, seat, nth(table.markers, seat));
  for (let size = 1; size <= TILES_PER_COLOUR; size++)
    for (let casino = 0; casino < CASINOS.count; casino++)
      if (nth(CASINOS.size, casino) === size && isPaid(casino, payer)) payCasino(table, casino);
};

const isPaid = (casino: number, payer: number): boolean =>
  payer === STRIP ? nth(CASINOS.touchesStrip, casino) === 1 : nth(CASINOS.colour, casino) === payer;

const payCasino = ({ seats, money, space }: BriskTable, casino: number): void => {
  for (let seat = 0; seat < seats; seat++) change(money, seat, nth(CASINOS.pipsOf, casino * SEATS_MAX + seat));
  const boss = nth(CASINOS.boss, casino);
  if (boss !== NOBODY) space[boss] = nth(MOVES, nth(space, boss) * MOVE_ROW + nth(CASINOS.size, casino));
};
