/** RULES 3: the draw. The card's lot is taken over, lots and casinos pay. */

import { assert, at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import { END_CARD, payerOf, UNUSED_BLOCK } from '../data/cards.ts';
import { LOT_FACTS, type LotId } from '../data/lots.ts';
import { DICE_PER_SEAT, MARKERS_PER_SEAT } from '../data/pieces.ts';
import type { Event } from '../events.ts';
import type { Lot, Refusal, State } from '../types.ts';
import { lotAt } from './casinos.ts';
import { endMatch, hasWinner } from './end.ts';
import { pay } from './pay.ts';
import { diceOut, markersOut } from './supply.ts';
import { settleTies } from './tie.ts';

/** RULES 8.1. */
export const isUnused = (lot: LotId, seats: number): boolean => seats === 2 && LOT_FACTS[lot].block === UNUSED_BLOCK;

export const takeCard = (draft: State, chance: Chance): LotId => {
  const [card] = draft.unseen.splice(chance.int(draft.unseen.length, 'deck'), 1);
  assert(card !== undefined, 'no card is left');
  draft.discards.push(card);
  return card;
};

export const draw = (draft: State, chance: Chance): Event[] => {
  const seat = draft.turn;
  if (draft.cardsBeforeEnd === 0) return drawEnd(draft, seat);
  const card = takeCard(draft, chance);
  draft.cardsBeforeEnd--;
  const drawn: Event = { type: 'cardDrawn', seat, card, payer: payerOf(card) };
  const taken = takeOver(draft, seat, card);
  return draft.phase.type === 'drawing' ? [drawn, ...taken, ...resolve(draft, card, chance)] : [drawn, ...taken];
};

/** RULES 7.1. */
const drawEnd = (draft: State, seat: Seat): Event[] => [
  { type: 'cardDrawn', seat, card: END_CARD, payer: payerOf(END_CARD) },
  ...pay(draft, END_CARD),
  ...endMatch(draft, 'endCard'),
];

/** RULES 3.1 to 3.3. Leaves the phase of drawing when the drawer has to choose something. */
const takeOver = (draft: State, seat: Seat, id: LotId): Event[] => {
  if (isUnused(id, draft.chairs.length)) return [{ type: 'unusedLotDrawn', seat, lot: id }];
  const lot = lotAt(draft.lots, id);
  if (lot.tile === null) return markLot(draft, seat, id, lot);
  if (lot.die?.owner === seat) return [{ type: 'ownTileDrawn', seat, lot: id }];
  if (diceOut(draft, seat) < DICE_PER_SEAT) return [takeTile(lot, seat, id, null)];
  draft.phase = { type: 'movingDie', lot: id };
  return [];
};

const markLot = (draft: State, seat: Seat, id: LotId, lot: Lot): Event[] => {
  if (markersOut(draft, seat) === MARKERS_PER_SEAT) {
    draft.phase = { type: 'givingUpLot', lot: id };
    return [];
  }
  lot.marker = seat;
  return [{ type: 'lotMarked', seat, lot: id }];
};

/** The new die keeps the value of the old one; without one it shows what is printed. */
const takeTile = (lot: Lot, seat: Seat, id: LotId, movedFrom: LotId | null): Event => {
  const from = lot.die?.owner ?? null;
  const value = lot.die?.value ?? LOT_FACTS[id].die;
  lot.die = { owner: seat, value };
  return { type: 'tileTakenOver', seat, lot: id, from, value, movedFrom };
};

/** Everything after the take-over: ties, payments, and with two players perhaps another card (RULES 8.2). */
const resolve = (draft: State, card: LotId, chance: Chance): Event[] => {
  draft.phase = { type: 'playing' };
  const events = [...settleTies(draft, chance), ...pay(draft, card)];
  if (hasWinner(draft)) return [...events, ...endMatch(draft, 'ninetyPoints')];
  if (!isUnused(card, draft.chairs.length)) return events;
  draft.phase = { type: 'drawing' };
  return [...events, ...draw(draft, chance)];
};

export const checkGiveUpLot = (state: DeepReadonly<State>, seat: Seat, lot: LotId): Refusal | null =>
  lotAt(state.lots, lot).marker === seat ? null : { code: 'notYourMarker', lot };

/** Ruling R04: the marker of an own lot moves to the one just drawn. */
export const giveUpLot = (draft: State, seat: Seat, from: LotId, to: LotId, chance: Chance): Event[] => {
  lotAt(draft.lots, from).marker = null;
  lotAt(draft.lots, to).marker = seat;
  return [{ type: 'lotGivenUp', seat, lot: from }, { type: 'lotMarked', seat, lot: to }, ...resolve(draft, to, chance)];
};

export const checkMoveDie = (state: DeepReadonly<State>, seat: Seat, lot: LotId): Refusal | null => {
  const owner = lotAt(state.lots, lot).die?.owner ?? null;
  return owner === seat ? null : { code: 'notYourDie', lot, owner };
};

/** Ruling R03: an own die moves to the tile just drawn. */
export const moveDie = (draft: State, seat: Seat, from: LotId, to: LotId, chance: Chance): Event[] => {
  lotAt(draft.lots, from).die = null;
  return [takeTile(lotAt(draft.lots, to), seat, to, from), ...resolve(draft, to, chance)];
};

/** Own lots, or lots with own dice, in the order of the board. */
export const lotsWhere = (state: DeepReadonly<State>, test: (lot: DeepReadonly<Lot>) => boolean): LotId[] => {
  const found: LotId[] = [];
  for (const { id, index } of LOT_ENTRIES) if (test(at(state.lots, index))) found.push(id);
  return found;
};

const LOT_ENTRIES = Object.values(LOT_FACTS);
