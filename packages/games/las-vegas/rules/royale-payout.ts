/** RULES 10: the payout of a round with tiles, step by step. It stops where a tile asks for a decision. */

import type { Event, Face, PayoutProgress, Royale, State } from '../types.ts';
import { noteBadLuck, payFines } from './faces/bad-luck.ts';
import { isAsking } from './faces/face.ts';
import { FACE_RULES } from './faces/index.ts';
import { winnerOf } from './faces/prime-time.ts';
import { payCasino } from './payout.ts';
import { royaleOf } from './tiles.ts';

export const beginPayout = (royale: Royale): void => {
  royale.payout = { casino: 1, unclaimed: [], starter: null };
};

/** RULES 10.2 to 10.4: pays from the casino where the payout stopped. */
export function* payRemainingCasinos(draft: State): Iterable<Event> {
  const { payout } = royaleOf(draft);
  if (payout === null) return;
  if (payout.casino === 1) yield* noteBadLuck(draft);
  while (payout.casino < 7) {
    const casino = payout.casino as Face;
    payout.casino = (casino + 1) as PayoutProgress['casino'];
    yield* payCasinoAndTile(draft, casino, payout);
    if (isAsking(draft)) return;
  }
  yield* payFines(draft);
}

/** RULES 10.3: pays the bills of one casino, then its tile. */
function* payCasinoAndTile(draft: State, casino: Face, payout: PayoutProgress): Iterable<Event> {
  // Ruling R19: casinos pay in ascending order, so the last win is the one at the highest casino.
  payout.starter = (yield* payCasino(draft, casino)) ?? payout.starter;
  const tile = royaleOf(draft).tiles[casino - 1];
  if (tile === undefined) return;
  const winner = winnerOf(draft, casino);
  yield* FACE_RULES[tile.face].payOut?.(draft, { casino, winner }, tile) ?? [];
}
