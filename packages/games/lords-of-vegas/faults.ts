/** Broken invariants in words. Production checks them after every action. */

import { at, type DeepReadonly, seatAt } from '@fremont/kernel';
import { LOT_CARDS } from './data/cards.ts';
import { COLOURS } from './data/companies.ts';
import { FACES } from './data/dice.ts';
import { LOT_LIST, LOTS } from './data/lots.ts';
import { DICE_PER_SEAT, MARKERS_PER_SEAT } from './data/pieces.ts';
import { casinosOf } from './rules/casinos.ts';
import { isUnused } from './rules/deck.ts';
import { diceOut, markersOut, tilesLeft } from './rules/supply.ts';
import { isTied } from './rules/ties.ts';
import { isOnTrack } from './rules/track.ts';
import type { Lot, State } from './types.ts';

type S = DeepReadonly<State>;

export const faults = (state: S): string[] => [
  ...lotFaults(state),
  ...pieceFaults(state),
  ...cardFaults(state),
  ...chairFaults(state),
  ...bossFaults(state),
  ...offerFaults(state),
];

/** A lot has a marker or a tile, a die only on a tile, and nothing in an unused block. */
const lotFaults = ({ lots, chairs }: S): string[] => {
  if (lots.length !== LOT_LIST.length) return ['the board has not 48 lots'];
  const found: string[] = [];
  for (const [index, lot] of lots.entries()) {
    const fault = faultOfLot(lot) ?? faultOfOwners(lot, chairs.length);
    if (fault !== null) found.push(`${LOTS[index]} ${fault}`);
    const { marker, tile } = lot;
    if ((marker !== null || tile !== null) && isUnused(at(LOTS, index), chairs.length))
      found.push('a block is not in use');
  }
  return found;
};

const faultOfLot = ({ marker, tile, die, reorganised }: DeepReadonly<Lot>): string | null => {
  if (marker !== null && tile !== null) return 'has a marker and a tile';
  if (die !== null && tile === null) return 'has a die and no tile';
  return reorganised && die === null ? 'has a lock and no die' : null;
};

const faultOfOwners = ({ marker, die }: DeepReadonly<Lot>, seats: number): string | null => {
  if ((marker ?? 0) >= seats || (die?.owner ?? 0) >= seats) return 'belongs to a seat that does not exist';
  return die === null || FACES.includes(die.value) ? null : `has a die that shows ${die.value}`;
};

const pieceFaults = (state: S): string[] => {
  const found: string[] = [];
  for (const [index] of state.chairs.entries()) {
    const seat = seatAt(index);
    if (diceOut(state, seat) > DICE_PER_SEAT) found.push(`seat ${seat} has too many dice out`);
    if (markersOut(state, seat) > MARKERS_PER_SEAT) found.push(`seat ${seat} has too many markers out`);
  }
  for (const colour of COLOURS) if (tilesLeft(state, colour) < 0) found.push(`too many ${colour} tiles`);
  return found;
};

/** No card appears twice or is lost, and unseen cards are in canonical order. */
const cardFaults = ({ unseen, discards, cardsBeforeEnd, dealt }: S): string[] => {
  const found: string[] = [];
  const seen = new Set(discards);
  if (seen.size !== discards.length) found.push('a card was discarded twice');
  const rest = LOT_CARDS.filter((card) => !seen.has(card));
  if (rest.length !== unseen.length || rest.some((card, index) => unseen[index] !== card))
    found.push('the unseen cards are not the rest of the deck');
  if (!isCount(cardsBeforeEnd) || cardsBeforeEnd > unseen.length) found.push(`${cardsBeforeEnd} cards before the end`);
  if (!isCount(dealt) || dealt > discards.length) found.push(`${dealt} cards dealt`);
  return found;
};

const chairFaults = ({ chairs, turn, turnNumber, offersMade, offersPerTurn }: S): string[] => {
  const found: string[] = [];
  for (const [seat, { money, points }] of chairs.entries()) {
    if (!isCount(money)) found.push(`seat ${seat} has ${money}`);
    if (!isOnTrack(points)) found.push(`seat ${seat} has ${points} points, which is no space of the track`);
  }
  if (chairs[turn] === undefined) found.push(`the turn of seat ${turn}`);
  if (!isCount(turnNumber)) found.push(`turn ${turnNumber}`);
  if (offersMade.length !== chairs.length || !offersMade.every(isCount)) found.push('offers are not counted');
  if (offersMade.some((made) => made > offersPerTurn)) found.push(`more than ${offersPerTurn} offers of a seat`);
  return found;
};

/** RULES 5: between actions every casino with dice has one boss. */
const bossFaults = (state: S): string[] =>
  state.phase.type === 'drawing' || state.phase.type === 'playing'
    ? casinosOf(state)
        .filter(isTied)
        .map(({ id }) => `the casino of ${id} has two bosses`)
    : [];

const offerFaults = ({ offers, nextOfferId, phase }: S): string[] => {
  const found: string[] = [];
  if (phase.type === 'over' && offers.length > 0) found.push('offers are open after the match');
  if (offers.some(({ id }, index) => id >= nextOfferId || id <= (offers[index - 1]?.id ?? 0)))
    found.push('offers are out of order');
  return found;
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
