/** What lies where on a table with tiles, asked in one line. */

import {
  CASINO_NAMES,
  type CasinoView,
  type Dice,
  type DieSize,
  type Face,
  settleCasino,
  strengthOf,
  type TileFace,
  type TileView,
  type View,
} from '@fremont/games/las-vegas';
import { at, type Place, type Seat, type Sentence } from '@fremont/kernel';
import { playerAt } from '../../../table/players.ts';
import { told } from '../../../table/sentences.ts';
import { type Verdict, verdictOf } from '../prospects.ts';
import type { LasVegasSession } from '../types.ts';
import { laneHead } from '../words.ts';
import type { DiePicture, Target } from './ask.ts';

export const tileAt = (view: View, casino: Face): TileView | null => view.royale?.tiles[casino - 1] ?? null;

/** The tile of a face and where it lies, if it is in play. */
export const tileOf = <F extends TileFace>(
  view: View,
  face: F,
): { readonly casino: Face; readonly tile: Extract<TileView, { face: F }> } | null => {
  const index = view.royale?.tiles.findIndex((tile) => tile.face === face) ?? -1;
  const tile = view.royale?.tiles[index];
  return tile === undefined ? null : { casino: (index + 1) as Face, tile: tile as Extract<TileView, { face: F }> };
};

export const tileName = ({ text }: LasVegasSession, face: TileFace): string => text.value.tiles[face].name;

export const casinoAt = (view: View, face: Face): CasinoView => at(view.casinos, face - 1);

export const casinoPlace = (face: Face): Place => ({ name: CASINO_NAMES[face], key: `casino:${face}` });

const ONE: Readonly<Record<DieSize, Dice>> = { small: { small: 1, big: 0 }, big: { small: 0, big: 1 } };

/** A casino with one die of a seat more, or one less. */
export const withDie = (casino: CasinoView, seat: Seat, die: DieSize, by: 1 | -1): CasinoView => ({
  ...casino,
  dice: casino.dice.map((own, index) =>
    index === seat ? { small: own.small + by * ONE[die].small, big: own.big + by * ONE[die].big } : own,
  ),
});

/** How a seat would stand in a casino. */
const standingIn = (casino: CasinoView, seat: Seat): Verdict => verdictOf(seat, settleCasino(casino));

type Outcome = Pick<Target, 'head' | 'note' | 'tone'>;

/** How a seat would stand, in words; a seat without dice has no standing. */
export const standingWords = (session: LasVegasSession, casino: CasinoView, seat: Seat): Sentence =>
  strengthOf(at(casino.dice, seat)) === 0
    ? told('royale.laneOut')
    : laneHead(session, { verdict: standingIn(casino, seat) });

export const toneOfStanding = (casino: CasinoView, seat: Seat): Outcome['tone'] => {
  if (strengthOf(at(casino.dice, seat)) === 0) return 'plain';
  const { type } = standingIn(casino, seat);
  if (type === 'bill') return 'good';
  return type === 'tie' ? 'bad' : 'plain';
};

export const ownDie = (session: LasVegasSession, seat: Seat, die: DieSize, face = 0): DiePicture => ({
  enamel: playerAt(session.players, seat).colour,
  face,
  big: die === 'big',
});

export const blackDie = (face: number): DiePicture => ({ enamel: 'black', face, big: false });

export const grayDice = (count: number): DiePicture[] =>
  Array.from({ length: count }, () => ({ enamel: 'gray', face: 0, big: false }));
