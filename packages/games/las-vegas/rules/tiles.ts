/** Finds tiles, and answers the questions that hold at any time: closed casinos and majorities. RULES 9, 18, 19. */

import { assert, at, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Casino, Dice, DieSize, Face, Instead, Refusal, Royale, State, Tile, TileFace, TileOf } from '../types.ts';
import { strengthOf } from './dice.ts';

type S = DeepReadonly<State>;

/** Fails in an edition without tiles. */
export const royaleOf = (draft: State): Royale => {
  assert(draft.royale !== null, 'an edition without tiles');
  return draft.royale;
};

export const tileAt = (state: S, casino: Face): DeepReadonly<Tile> | null => state.royale?.tiles[casino - 1] ?? null;

/** The casino that a face lies at this round, or null. */
export const casinoOf = (state: S, face: TileFace): Face | null => {
  const index = state.royale?.tiles.findIndex((tile) => tile.face === face) ?? -1;
  return index < 0 ? null : ((index + 1) as Face);
};

/** The tile of that face to write to, or null when it is not in play. */
export const draftTile = <F extends TileFace>(draft: State, face: F): TileOf<F> | null =>
  (draft.royale?.tiles.find((tile) => tile.face === face) as TileOf<F> | undefined) ?? null;

/** Like `draftTile`, but fails when the tile is not in play. */
export const knownTile = <F extends TileFace>(draft: State, face: F): TileOf<F> => {
  const tile = draftTile(draft, face);
  assert(tile !== null, `${face} is not in play`);
  return tile;
};

export const seenTile = <F extends TileFace>(state: S, face: F): DeepReadonly<TileOf<F>> | null =>
  (state.royale?.tiles.find((tile) => tile.face === face) as DeepReadonly<TileOf<F>> | undefined) ?? null;

/** RULES 19.4: the closed casino. No die enters or leaves it. */
export const closedCasino = (state: S): Face | null => seenTile(state, 'E1')?.closed ?? null;

export const isClosed = (state: S, casino: Face): boolean => closedCasino(state) === casino;

/** The refusal of a closed casino, with the actions allowed instead; null for an open one. */
export const checkOpen = (state: S, casino: Face, instead: Instead): Refusal | null =>
  isClosed(state, casino) ? { code: 'casinoClosed', casino, instead } : null;

export const casinoAt = (draft: State, face: Face): Casino => at(draft.casinos, face - 1);

export const oneDie = (die: DieSize): Dice => (die === 'small' ? { small: 1, big: 0 } : { small: 0, big: 1 });

/** RULES 18.1: strictly stronger than every other participant, imaginary ones included. */
export const hasMajority = (casino: DeepReadonly<Casino>, seat: Seat): boolean => {
  const own = strengthOf(at(casino.dice, seat));
  const others = casino.dice.every((dice, index) => index === seat || strengthOf(dice) < own);
  return own > 0 && others && strengthOf(casino.neutral) < own && casino.gray < own;
};

/** RULES 23.1: the seat next to this one, whether or not it has dice. */
export const leftOf = (state: S, seat: Seat): Seat => ((seat + 1) % state.chairs.length) as Seat;
