/** RULES 10: the payout of a round with tiles, step by step. It stops where a tile asks for a decision. */

import type { Chance } from '@fremont/kernel';
import type { Event, Face, PayoutProgress, State, Tile } from '../types.ts';
import type { AnyFaceRules } from './faces/face.ts';
import { isAsking } from './faces/face.ts';
import { faceRules } from './faces/index.ts';
import { payCasino, winnerOf } from './payout.ts';
import { casinoAt, royaleOf } from './tiles.ts';

/** RULES 10.1: the round ends, and tiles act before any payment. */
export function* beginPayout(draft: State, chance: Chance): Iterable<Event> {
  royaleOf(draft).payout = { casino: 1, unclaimed: [], starter: null };
  yield { type: 'roundEnded', round: draft.round };
  for (const { rules, casino } of tilesInPlay(draft)) yield* rules.beforePayout?.(draft, casino, chance) ?? [];
}

interface TileInPlay {
  readonly rules: AnyFaceRules;
  readonly casino: Face;
  readonly tile: Tile;
}

/** In the order of the casinos. */
const tilesInPlay = (draft: State): readonly TileInPlay[] =>
  royaleOf(draft).tiles.map((tile, index) => ({ rules: faceRules(tile.face), casino: (index + 1) as Face, tile }));

/** RULES 10.1 to 10.4: pays from the casino where the payout stopped. */
export function* payRemainingCasinos(draft: State): Iterable<Event> {
  const { payout } = royaleOf(draft);
  if (payout === null) return;
  if (payout.casino === 1)
    for (const { rules, casino, tile } of tilesInPlay(draft)) yield* rules.noteDice?.(draft, casino, tile) ?? [];
  while (payout.casino < 7) {
    const casino = payout.casino as Face;
    payout.casino = (casino + 1) as PayoutProgress['casino'];
    yield* payCasinoAndTile(draft, casino, payout);
    if (isAsking(draft)) return;
  }
  for (const { rules, casino, tile } of tilesInPlay(draft)) yield* rules.afterPayout?.(draft, casino, tile) ?? [];
}

/** RULES 10.3: pays the bills of one casino, then its tile. */
function* payCasinoAndTile(draft: State, casino: Face, payout: PayoutProgress): Iterable<Event> {
  // Ruling R19: casinos pay in ascending order, so the last win is the one at the highest casino.
  payout.starter = (yield* payCasino(draft, casino)) ?? payout.starter;
  const tile = royaleOf(draft).tiles[casino - 1];
  if (tile === undefined) return;
  const winner = winnerOf(casinoAt(draft, casino));
  yield* faceRules(tile.face).payOut?.(draft, { casino, winner }, tile) ?? [];
}
