/** What the five tables share: places in a sentence and the rules that refusals cite. */

import type { Piece, Place, Seat, Sentence } from '@fremont/kernel';
import { CASINO_NAMES } from '../data/names.ts';
import { isImaginary } from '../rules/payout.ts';
import type { Dice, Face, Imaginary, Participant, Refusal, Roll, TileFace } from '../types.ts';
import type { TileTexts } from './types.ts';

export const casinoPlace = (casino: Face): Place => ({ name: CASINO_NAMES[casino], key: `casino:${casino}` });

export const casinoPieces = (casinos: readonly Face[]): readonly Place[] => casinos.map(casinoPlace);

export const tilePlace = (tiles: TileTexts['tiles'], face: TileFace): Place => ({
  name: tiles[face].name,
  key: `tile:${face}`,
});

/** The tokens of a pile in thousands of dollars. */
export const pileText = (tokens: readonly number[]): string => tokens.map((token) => token / 1000).join(' ');

/** The same for a small button: a digit for every $10,000. */
export const pileDigits = (tokens: readonly number[]): string => tokens.map((token) => token / 10_000).join('');

export const moneyPlaces = (bills: readonly number[]): readonly Place[] => bills.map((money) => ({ money }));

export const seatPlaces = (seats: readonly Seat[]): readonly Place[] => seats.map((seat) => ({ seat }));

export const participantPieces = (
  participants: readonly Participant[],
  names: Readonly<Record<Imaginary, string>>,
): readonly Piece[] =>
  participants.map((participant) => (isImaginary(participant) ? names[participant] : { seat: participant }));

/** The rolled numbers in words for a choice, each once. */
export const facePieces = (faces: readonly Face[]): readonly Piece[] =>
  [...new Set(faces)].sort((a, b) => a - b).map(String);

export const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);

/** Which kinds of dice lie together. Big and neutral ones never do: no edition puts both into one hand. */
type Mixture = 'small' | 'smallBig' | 'big' | 'smallNeutral' | 'neutral';

/** One sentence for every kind; the caller takes the one that fits. */
export type ByMixture = Readonly<Record<Mixture, Sentence>>;

const mixtureOf = (small: number, big: number, neutral: number): Mixture => {
  if (big > 0) return small > 0 ? 'smallBig' : 'big';
  if (neutral > 0) return small > 0 ? 'smallNeutral' : 'neutral';
  return 'small';
};

/** A roll ready for a sentence. */
export interface RollWords {
  readonly mixture: Mixture;
  readonly small: Place;
  readonly big: Place;
  readonly neutral: Place;
  readonly neutralCount: number;
}

export const rollWords = (seat: Seat, roll: Roll): RollWords => ({
  mixture: mixtureOf(roll.small.length, roll.big === null ? 0 : 1, roll.neutral.length),
  small: { dice: roll.small, of: seat },
  big: { dice: roll.big === null ? [] : [roll.big], of: seat },
  neutral: { dice: roll.neutral, of: 'neutral' },
  neutralCount: roll.neutral.length,
});

export const placedMixture = (dice: Readonly<Dice>, neutral: number): Mixture =>
  mixtureOf(dice.small, dice.big, neutral);

/** Where RULES.md says why not. */
export const RULE_OF: Readonly<Record<Refusal['code'], string>> = {
  matchOver: '6.3',
  notYourTurn: '4.4',
  rollFirst: '4.1',
  alreadyRolled: '4.2',
  noSuchDie: '4.2',
  noPassing: '4.3',
  noChip: '4.3',
  notAsked: '9.8',
  decideFirst: '9.8',
  nothingToDecide: '9.8',
  tileNotInPlay: '9.1',
  casinoClosed: '19.4',
  passIsFree: '19.5',
  openNumberRolled: '19.5',
  noPowerToken: '18.3',
  notInSupply: '9.11',
  notInCasino: '9.11',
  noMoreTaking: '9.12',
  ownCasino: '19.2',
  alreadyClosed: '19.3',
  nothingClosed: '19.2',
  noCluster: '21.2',
  noGrayDie: '22.2',
  slotsFull: '22.2',
  tooManyDice: '24.1',
  dieNotRolled: '25.1',
  cellStuck: '25.3',
  otherResult: '26.1',
  noTileThere: '26.5',
  blackDiceDiffer: '13.2',
  emptyPile: '23.2',
  tokensDiffer: '23.2',
};
