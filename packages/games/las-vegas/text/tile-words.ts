/** Shared by the tile texts of the five languages: placeholders in sentences and the rules that refusals cite. */

import type { Place } from '@fremont/kernel';
import type { Face, SupplyUse, TileFace, TileRefusal } from '../types.ts';
import type { TileTexts } from './types.ts';
import { casinoPlace } from './words.ts';

export const casinoPieces = (casinos: readonly Face[]): readonly Place[] => casinos.map(casinoPlace);

export const tilePlace = (tiles: TileTexts['tiles'], face: TileFace): Place => ({
  name: tiles[face].name,
  key: `tile:${face}`,
});

/** The tokens of a pile in thousands of dollars. */
export const pileText = (tokens: readonly number[]): string => tokens.map((token) => token / 1000).join(' ');

/** The same for a small button: a digit for every $10,000. */
export const pileDigits = (tokens: readonly number[]): string => tokens.map((token) => token / 10_000).join('');

/** The paragraph of rules.en.md behind each refusal of a tile. */
export const TILE_RULE_OF: Readonly<Record<Exclude<TileRefusal['code'], 'notInSupply'>, string>> = {
  notAsked: '9.8',
  decideFirst: '9.8',
  nothingToDecide: '9.8',
  tileNotInPlay: '9.1',
  casinoClosed: '19.4',
  passIsFree: '19.5',
  openNumberRolled: '19.5',
  noPowerToken: '18.3',
  notInCasino: '9.11',
  noMoreTaking: '9.12',
  ownCasino: '19.2',
  ownTile: '26.5',
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

/** The rule that wants a die of the supply. */
export const SUPPLY_RULE: Readonly<Record<SupplyUse, string>> = {
  powerPlay: '18.3',
  knockout: '20.1',
  move: '9.11',
  golden: '26.7',
};
