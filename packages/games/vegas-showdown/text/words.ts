/** Shared by the five languages: placeholders in sentences and the rules that refusals cite. */

import { type Place, type Seat, type Sentence, seatAt } from '@fremont/kernel';
import type { CardId, Cell, Lot, PriceMove, Refusal, TileId } from '../types.ts';
import type { CardText } from './types.ts';

/** Makes places out of the names of one language. */
export interface Places {
  tile(tile: TileId): Place;
  card(card: CardId): Place;
}

export const placesOf = (
  tiles: Readonly<Record<TileId, string>>,
  cards: Readonly<Record<CardId, CardText>>,
): Places => ({
  tile: (tile) => ({ name: tiles[tile], key: `tile:${tile}` }),
  card: (card) => ({ name: cards[card].title, key: `card:${card}` }),
});

export const seatParts = (seats: readonly Seat[]): Sentence[] => seats.map((seat) => [{ seat }]);

/** One part per seat whose amount is not nothing. */
export const seatAmounts = (amounts: readonly number[], part: (seat: Place, amount: number) => Sentence): Sentence[] =>
  amounts.flatMap((amount, index) => (amount === 0 ? [] : [part({ seat: seatAt(index) }, amount)]));

/** "+$4" or "−$5". */
export const signedMoney = (amount: number): Sentence => [amount < 0 ? '−' : '+', { money: Math.abs(amount) }];

export const priceParts = (
  moves: readonly PriceMove[],
  part: (tile: TileId, from: Place, to: Place) => Sentence,
): Sentence[] => moves.map(({ tile, from, to }) => part(tile, { money: from }, { money: to }));

/** As printed beside the grid of the screen: letters for columns, numbers for rows. */
export const cellName = ([x, y]: Cell): string => `${String.fromCharCode(65 + x)}${y + 1}`;

/** Names for all lots out of the names of the tiles and of a numbered premier space. */
export const lotNames = (
  tiles: Readonly<Record<TileId, string>>,
  premier: (number: number) => string,
  secondSlots: string,
): Readonly<Record<Lot, string>> => ({
  'premier#1': premier(1),
  'premier#2': premier(2),
  'premier#3': premier(3),
  'premier#4': premier(4),
  'slots#1': tiles.slots,
  'slots#2': secondSlots,
  lounge: tiles.lounge,
  restaurant: tiles.restaurant,
});

/** Where rules.en.md says what is asked instead. */
export const RULE_OF_ASKED: Readonly<Record<Extract<Refusal, { readonly code: 'notNow' }>['asked'], string>> = {
  stack: '5.5',
  permit: '5.6',
  choosing: '3.7',
  building: '3.9',
};

/** Where rules.en.md says why not. */
export const RULE_OF: Readonly<Record<Exclude<Refusal['code'], 'notNow'>, string>> = {
  noSuchSeat: '1.4',
  matchOver: '7.3',
  notYourTurn: '1.4',
  lotClosed: '3.5',
  lotBarred: '3.5',
  bidEqual: '3.5',
  bidBelowStanding: '3.5',
  bidBelowMinimum: '3.5',
  bidNotPrinted: '3.5',
  bidTooDear: '3.5',
  actionBarred: '5.2',
  mustAct: '3.7',
  notRenovating: '3.10',
  liftsUsed: '3.10',
  liftAfterPlacing: '3.10',
  notThere: '3.10',
  placesUsed: '3.10',
  notAside: '3.9',
  sameTurn: '4.2',
  outside: '4.2',
  occupied: '4.2',
  missingPrerequisite: '4.3',
  notConnected: '4.5',
  noLoungeDoor: '4.6',
  sheetBroken: '4.7',
  stackEmpty: '5.5',
};
