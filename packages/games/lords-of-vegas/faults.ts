/** Broken invariants in words. Checked after every action, also in production. */

import { type DeepReadonly, seatAt } from '@fremont/kernel';
import { LOT_CARDS } from './data/cards.ts';
import { COLOURS } from './data/companies.ts';
import { LOT_LIST } from './data/lots.ts';
import { DICE_PER_SEAT, MARKERS_PER_SEAT } from './data/pieces.ts';
import { casinosOf } from './rules/casinos.ts';
import { isUnused } from './rules/draw.ts';
import { diceOut, markersOut, tilesLeft } from './rules/supply.ts';
import { isTied } from './rules/tie.ts';
import { isOnTrack } from './rules/track.ts';
import type { State } from './types.ts';

type S = DeepReadonly<State>;

export const faults = (state: S): string[] => [
  ...lotFaults(state),
  ...pieceFaults(state),
  ...cardFaults(state),
  ...chairFaults(state),
  ...bossFaults(state),
  ...offerFaults(state),
];

/** A marker or a tile, a die only on a tile, nothing where nobody may build. */
const lotFaults = ({ lots, chairs }: S): string[] => {
  const found: string[] = [];
  for (const { id, index } of LOT_LIST) {
    const lot = lots[index];
    if (lot === undefined) return ['a lot is missing'];
    const { marker, tile, die, reorganised } = lot;
    if (marker !== null && tile !== null) found.push(`${id} has a marker and a tile`);
    if (die !== null && tile === null) found.push(`${id} has a die and no tile`);
    if (reorganised && die === null) found.push(`${id} has a lock and no die`);
    if (die !== null && !(Number.isInteger(die.value) && die.value >= 1 && die.value <= 6))
      found.push(`${id}: ${die.value}`);
    if ((marker !== null || tile !== null) && isUnused(id, chairs.length)) found.push(`${id} is not in use`);
    if ((marker ?? 0) >= chairs.length || (die?.owner ?? 0) >= chairs.length)
      found.push(`${id} belongs to nobody here`);
  }
  return found;
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

/** No card appears or is lost; unseen ones have no order of their own. */
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

const chairFaults = ({ chairs, turn, turnNumber, offersMade }: S): string[] => {
  const found: string[] = [];
  for (const [seat, { money, points }] of chairs.entries()) {
    if (!isCount(money)) found.push(`seat ${seat} has ${money}`);
    if (!isOnTrack(points)) found.push(`seat ${seat} stands on ${points}`);
  }
  if (chairs[turn] === undefined) found.push(`the turn of seat ${turn}`);
  if (!isCount(turnNumber)) found.push(`turn ${turnNumber}`);
  if (offersMade.length !== chairs.length || !offersMade.every(isCount)) found.push('offers are not counted');
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
  if (phase.type === 'over' && offers.length > 0) found.push('offers outlived the match');
  if (offers.some(({ id }, index) => id >= nextOfferId || id <= (offers[index - 1]?.id ?? 0)))
    found.push('offers are out of order');
  return found;
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
