/** The state of an order for sealed bids in one sentence. */

import type { StandingOrder } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { leadingLot, type WishWithState, wishesWithState } from './sealed-bids.ts';
import type { ShowdownModel } from './types.ts';
import { lotTitle } from './words.ts';

export const orderStatus = (model: ShowdownModel, seat: Seat, order: StandingOrder): string => {
  const wishes = wishesWithState(model, seat, order.wishes);
  const leading = wishes.findIndex(({ state }) => state.type === 'leads');
  const next = wishes.find(({ state }) => state.type === 'next');
  const now = wishes[leading];
  if (now !== undefined) return leadWords(model, now, wishes[leading - 1]);
  if (next === undefined) return fallbackWords(order);
  const own = leadingLot(model, seat);
  const words = { ...amountOf(next), lot: lotTitle(model, next.wish.lot) };
  return own === null
    ? t('vegas-showdown.sealedNext', words)
    : t('vegas-showdown.sealedThen', { ...words, own: lotTitle(model, own) });
};

const amountOf = ({ state }: WishWithState): { readonly money: string } => ({
  money: money('amount' in state ? state.amount : 0),
});

const leadWords = (model: ShowdownModel, now: WishWithState, before: WishWithState | undefined): string => {
  const words = { ...amountOf(now), lot: lotTitle(model, now.wish.lot), max: money(now.wish.max) };
  return before === undefined
    ? t('vegas-showdown.sealedLeads', words)
    : t('vegas-showdown.sealedMoved', { ...words, gone: lotTitle(model, before.wish.lot) });
};

const FALLBACK_WORDS = {
  wait: 'vegas-showdown.sealedOutWait',
  renovate: 'vegas-showdown.sealedOutRenovate',
  publicity: 'vegas-showdown.sealedOutPublicity',
} as const;

const fallbackWords = ({ otherwise }: StandingOrder): string => t(FALLBACK_WORDS[otherwise]);
