/** Shared by the five languages: placeholders in sentences and the rules that refusals cite. */

import type { Piece, Place, Seat, Sentence } from '@fremont/kernel';
import { CASINO_NAMES } from '../data/names.ts';
import { isImaginary } from '../rules/payout.ts';
import type { Dice, Face, Imaginary, Participant, Refusal, Roll, TileRefusal } from '../types.ts';
import type { Remedies, TileTexts } from './types.ts';

/** For a table without tiles. Sound because no event, refusal or action of such a table names a tile. */
export const withoutTiles = (instead: Remedies): TileTexts =>
  ({ tiles: {}, log: {}, refusals: {}, instead, actions: {}, decisions: {} }) as unknown as TileTexts;

export const casinoPlace = (casino: Face): Place => ({ name: CASINO_NAMES[casino], key: `casino:${casino}` });

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

/** The paragraph of rules.en.md behind each refusal that needs no tile. */
export const RULE_OF: Readonly<Record<Exclude<Refusal, TileRefusal>['code'], string>> = {
  noSuchSeat: '1.5',
  matchOver: '6.3',
  notYourTurn: '4.4',
  rollFirst: '4.1',
  alreadyRolled: '4.2',
  noSuchDie: '4.2',
  noPassing: '4.3',
  noChip: '4.3',
};
