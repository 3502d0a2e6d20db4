/** RULES 10: the payout of a round with tiles, step by step; it halts where a tile asks. */

import type { Chance } from '@fremont/kernel';
import type { Event, Face, PayoutProgress, State } from '../types.ts';
import { noteBadLuck, payFines } from './faces/bad-luck.ts';
import { FACE_WORKS } from './faces/index.ts';
import { beginPrimeTime, winnerOf } from './faces/prime-time.ts';
import { payCasino } from './payout.ts';
import { royaleOf } from './tiles.ts';

/** Begins with what comes before the payout. RULES 10.1. */
export const beginPaying = (draft: State, chance: Chance): Event[] => {
  royaleOf(draft).payout = { casino: 1, unclaimed: [], starter: null };
  return beginPrimeTime(draft, chance);
};

/** Pays on from where it halted; null in `payout` afterwards means that all is paid. */
export const payOn = (draft: State): Event[] => {
  const { payout } = royaleOf(draft);
  if (payout === null) return [];
  const events = payout.casino === 1 ? noteBadLuck(draft) : [];
  while (payout.casino < 7) {
    const casino = payout.casino as Face;
    payout.casino = (casino + 1) as PayoutProgress['casino'];
    events.push(...payPlace(draft, casino, payout));
    if (draft.phase.type === 'deciding') return events;
  }
  return [...events, ...payFines(draft)];
};

/** One casino: its bills, then its tile. RULES 10.3. */
const payPlace = (draft: State, casino: Face, payout: PayoutProgress): Event[] => {
  const events: Event[] = [];
  const winner = winnerOf(draft, casino);
  payCasino(draft, casino, events, payout.unclaimed);
  // Bills of one casino are reported best first, and casinos pay upwards. Ruling R19.
  const best = events.find((event) => event.type === 'billWon');
  if (best !== undefined) payout.starter = { seat: best.seat, casino };
  const tile = royaleOf(draft).tiles[casino - 1];
  if (tile === undefined) return events;
  return [...events, ...(FACE_WORKS[tile.face].payOut?.(draft, { casino, winner }, tile) ?? [])];
};
