/** Shared by the five languages: placeholders in sentences and the rules that refusals cite. */

import type { Listing, Piece, Place, Seat, Sentence } from '@fremont/kernel';
import type { Payer } from '../data/cards.ts';
import { COMPANIES, type Colour } from '../data/companies.ts';
import type { Face } from '../data/dice.ts';
import type { LotId } from '../data/lots.ts';
import type { RolledDie } from '../events.ts';
import type { Goods, Refusal } from '../types.ts';

export const lotPlace = (lot: LotId): Place => ({ name: lot, key: `lot:${lot}` });

export const lotPlaces = (lots: readonly LotId[]): readonly Sentence[] => lots.map((lot) => [lotPlace(lot)]);

export const companyPlace = (colour: Colour): Place => ({ name: COMPANIES[colour].name, key: `company:${colour}` });

/** A casino by its company and its first lot. */
export const casinoPlace = (colour: Colour, casino: LotId): Place => ({
  name: `${COMPANIES[colour].name} ${casino}`,
  key: `casino:${casino}`,
});

export const payersWith = (strip: string): Readonly<Record<Payer, string>> => ({
  purple: COMPANIES.purple.name,
  gold: COMPANIES.gold.name,
  aqua: COMPANIES.aqua.name,
  silver: COMPANIES.silver.name,
  brown: COMPANIES.brown.name,
  strip,
});

export const payerPlace = (payers: Readonly<Record<Payer, string>>, payer: Payer): Place => ({
  name: payers[payer],
  key: payer === 'strip' ? 'strip' : `company:${payer}`,
});

export const seatPlaces = (seats: readonly Seat[]): readonly Sentence[] => seats.map((seat) => [{ seat }]);

/** A list of seats with their money; seats that got nothing are left out. */
export const sharesOf = (money: readonly number[]): readonly Sentence[] =>
  money.flatMap((amount, seat): Sentence[] => (amount > 0 ? [[{ seat: seat as Seat }, ' ', { money: amount }]] : []));

export const diePlace = (seat: Seat, value: Face): Place => ({ dice: [value], of: seat });

/** Rolled dice with their owners, owner by owner. */
export const rolledPieces = (dice: readonly RolledDie[]): readonly Sentence[] => {
  const owners = [...new Set(dice.map(({ seat }) => seat))];
  return owners.map((seat): Sentence => {
    const values = dice.filter((die) => die.seat === seat).map(({ value }) => value);
    return [{ seat }, ' ', { dice: values, of: seat }];
  });
};

export interface GoodsWords {
  readonly lot: string;
  readonly die: string;
  readonly nothing: string;
}

export const isNothing = ({ money, lots, dice }: Goods): boolean => money + lots.length + dice.length === 0;

/** The goods of one side: "$5, lot A1 and the die on C2". */
export const goodsWith =
  (and: Listing, { lot, die, nothing }: GoodsWords) =>
  ({ money, lots, dice }: Goods): Sentence => {
    const parts: Sentence[] = [
      ...(money > 0 ? [[{ money }]] : []),
      ...lots.map((id): Piece[] => [`${lot} `, lotPlace(id)]),
      ...dice.map((id): Piece[] => [`${die} `, lotPlace(id)]),
    ];
    return parts.length === 0 ? [nothing] : and(parts);
  };

/** The rule of rules.en.md that each refusal cites. */
export const RULE_OF: Readonly<Record<Refusal['code'], string>> = {
  noSuchSeat: '2.5',
  matchOver: '7',
  notYourTurn: '4',
  drawFirst: '3.1',
  alreadyDrawn: '3.1',
  choicePending: '6.1',
  notAsked: '4',
  blockUnused: '8.1',
  notYourLot: '4.1',
  lotOwned: '4.3',
  lotBuilt: '4.1',
  notAdjacent: '4.3',
  noCasino: '1.9',
  notBoss: '1.10',
  sameColour: '4.4',
  noDieThere: '4.5',
  reorganisedAlready: '4.5',
  ownCasino: '4.6',
  noBoss: '1.10',
  gambledAlready: '4.6',
  betTooHigh: '4.6',
  waived: '6.6',
  cannotAfford: '4',
  noTile: '4.2',
  moveDieNeeded: '4.2',
  moveDieNotNeeded: '4.2',
  notYourMarker: '3.2',
  notYourDie: '4.2',
  lotNotOpen: '4.5',
  noSuchResult: '4.5',
  dealWithYourself: '6.2',
  emptyDeal: '6.2',
  giftForbidden: '6.8',
  offersUsedUp: '6.10',
  noSuchOffer: '6.7',
  offerChanged: '6.7',
  notYourOffer: '6.7',
  dealMoney: '6.2',
  dealLot: '6.2',
  dealDie: '6.2',
  dealDice: '6.5',
  dealMarkers: '6.5',
  dealNotActive: '6.4',
  dealWaiver: '6.6',
  dealAction: '6.4',
};
