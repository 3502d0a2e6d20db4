/** RULES 3: the draw. The drawer takes the card's lot, then the card pays. */

import type { Chance, DeepReadonly, Seat } from '@fremont/kernel';
import { END_CARD, payerOf } from '../data/cards.ts';
import { LOT_FACTS, type LotId } from '../data/lots.ts';
import { DICE_PER_SEAT, MARKERS_PER_SEAT } from '../data/pieces.ts';
import type { Event } from '../events.ts';
import type { Refusal, State } from '../types.ts';
import { lotAt } from './casinos.ts';
import { isUnused, takeCard } from './deck.ts';
import { endMatch, hasWinner } from './end.ts';
import { pay } from './pay.ts';
import { diceOut, markersOut } from './supply.ts';
import { settleTies } from './ties.ts';

type S = DeepReadonly<State>;

export function* draw(draft: State, chance: Chance): Iterable<Event> {
  if (draft.cardsBeforeEnd === 0) {
    yield* drawEndOfGame(draft);
    return;
  }
  const card = takeCard(draft, chance);
  draft.cardsBeforeEnd--;
  yield { type: 'cardDrawn', seat: draft.turn, card, payer: payerOf(card) };
  yield* takeLot(draft, draft.turn, card);
  if (draft.phase.type === 'drawing') yield* payCard(draft, card, chance);
}

/** RULES 7.1. */
function* drawEndOfGame(draft: State): Iterable<Event> {
  yield { type: 'cardDrawn', seat: draft.turn, card: END_CARD, payer: payerOf(END_CARD) };
  yield* pay(draft, END_CARD);
  yield* endMatch(draft, 'endCard');
}

/** RULES 3.2 and 3.3. Changes the phase when the drawer has to choose a piece to move. */
function* takeLot(draft: State, seat: Seat, id: LotId): Iterable<Event> {
  if (isUnused(id, draft.chairs.length)) {
    yield { type: 'unusedLotDrawn', seat, lot: id };
    return;
  }
  const { tile, die } = lotAt(draft.lots, id);
  if (tile === null) {
    if (markersOut(draft, seat) === MARKERS_PER_SEAT) draft.phase = { type: 'givingUpLot', lot: id };
    else yield markLot(draft, seat, id);
  } else if (die?.owner === seat) yield { type: 'ownTileDrawn', seat, lot: id };
  else if (diceOut(draft, seat) === DICE_PER_SEAT) draft.phase = { type: 'movingDie', lot: id };
  else yield takeTile(draft, seat, id, null);
}

const markLot = (draft: State, seat: Seat, id: LotId): Event => {
  lotAt(draft.lots, id).marker = seat;
  return { type: 'lotMarked', seat, lot: id };
};

/** The new die keeps the value of the old one. Without an old one it shows the printed value. */
const takeTile = (draft: State, seat: Seat, id: LotId, movedFrom: LotId | null): Event => {
  const lot = lotAt(draft.lots, id);
  const from = lot.die?.owner ?? null;
  const value = lot.die?.value ?? LOT_FACTS[id].die;
  lot.die = { owner: seat, value };
  return { type: 'tileTakenOver', seat, lot: id, from, value, movedFrom };
};

/** The rest of the draw: ties, payments, and with two players perhaps another card (RULES 8.2). */
function* payCard(draft: State, card: LotId, chance: Chance): Iterable<Event> {
  yield* settleTies(draft, chance);
  yield* pay(draft, card);
  if (hasWinner(draft)) yield* endMatch(draft, 'ninetyPoints');
  else if (isUnused(card, draft.chairs.length)) yield* draw(draft, chance);
  else draft.phase = { type: 'playing' };
}

export const checkGiveUpLot = (state: S, seat: Seat, lot: LotId): Refusal | null =>
  lotAt(state.lots, lot).marker === seat ? null : { code: 'notYourMarker', lot };

/** Ruling R04: the marker of an own lot moves to the one just drawn. */
export function* giveUpLot(draft: State, seat: Seat, from: LotId, to: LotId, chance: Chance): Iterable<Event> {
  draft.phase = { type: 'drawing' };
  lotAt(draft.lots, from).marker = null;
  yield { type: 'lotGivenUp', seat, lot: from };
  yield markLot(draft, seat, to);
  yield* payCard(draft, to, chance);
}

export const checkMoveDie = (state: S, seat: Seat, lot: LotId): Refusal | null => {
  const owner = lotAt(state.lots, lot).die?.owner ?? null;
  return owner === seat ? null : { code: 'notYourDie', lot, owner };
};

/** Ruling R03: an own die moves to the tile just drawn. */
export function* moveDie(draft: State, seat: Seat, from: LotId, to: LotId, chance: Chance): Iterable<Event> {
  draft.phase = { type: 'drawing' };
  lotAt(draft.lots, from).die = null;
  yield takeTile(draft, seat, to, from);
  yield* payCard(draft, to, chance);
}
