/** Projects tiles for a viewer, and guesses full tiles that fit such a view. RULES 11.1, 23.2. */

import type { Chance, DeepReadonly, Viewer } from '@fremont/kernel';
import type { Event, PayoutProgress, Phase, Royale, RoyaleView, State, TileView } from '../types.ts';
import { faceRules } from './faces/index.ts';
import { closedCasino } from './tiles.ts';
import { LEAST_BILL } from './versions.ts';

export const copyRoyale = (royale: DeepReadonly<Royale>): Royale => ({
  tiles: royale.tiles.map((tile) => faceRules(tile.face).copy(tile)),
  used: royale.used.slice(),
  bank: royale.bank.slice(),
  minted: royale.minted.slice(),
  // Stored positions of earlier programs lack this field.
  leastBill: royale.leastBill ?? LEAST_BILL,
  turns: royale.turns,
  payout: royale.payout && copyPayout(royale.payout),
});

const copyPayout = ({ casino, unclaimed, starter }: DeepReadonly<PayoutProgress>): PayoutProgress => ({
  casino,
  unclaimed: unclaimed.slice(),
  starter: starter && { ...starter },
});

export const showRoyale = (state: DeepReadonly<State>, viewer: Viewer): RoyaleView | null => {
  const { royale } = state;
  if (royale === null) return null;
  const tiles = royale.tiles.map((tile) => {
    const { show, copy } = faceRules(tile.face);
    // A face with secrets has `show`. For the other faces a copy is the view.
    return show === undefined ? (copy(tile) as TileView) : show(tile, state, viewer);
  });
  return { ...copyRoyale(royale), tiles, closed: closedCasino(state) };
};

export const guessRoyale = (seen: DeepReadonly<RoyaleView>, phase: Phase, chance: Chance): Royale => ({
  tiles: seen.tiles.map((tile) => {
    const rules = faceRules(tile.face);
    if (rules.guess !== undefined) return rules.guess(tile, phase, chance);
    return rules.copy(tile as DeepReadonly<Royale['tiles'][number]>);
  }),
  used: seen.used.slice(),
  bank: seen.bank.slice(),
  minted: seen.minted.slice(),
  leastBill: seen.leastBill,
  turns: seen.turns,
  payout: seen.payout && copyPayout(seen.payout),
});

/** RULES 11.1, 23.2: only the seat that hid the tokens or made the piles sees them. */
export const showEvent = (event: Event, viewer: Viewer): Event => {
  if (event.type === 'luckyHidden' && event.seat !== viewer) return { ...event, count: null };
  if (event.type === 'boxSplit' && event.seat !== viewer) return { ...event, piles: null };
  return event;
};
