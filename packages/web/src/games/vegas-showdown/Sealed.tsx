/** Sealed bids around the table: the way to them from the dock and from each lot, and where they stand. */

import type { Lot, StandingOrder } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { Icon } from '../../ui/Icon.tsx';
import { sealId } from './controls.ts';
import { boxOf, placed, sealedOf, standingLot } from './sealed.ts';
import type { ShowdownProps, ShowdownSession } from './types.ts';
import { lotTitle } from './words.ts';
import './sealed.css';

interface ControlledProps extends ShowdownProps {
  readonly controls: Controls;
}

export const SealButton = ({ session, controls }: ControlledProps) => {
  const control = controlById(controls, sealId(null));
  if (control === undefined) return null;
  return (
    <ControlButton
      control={control}
      players={session.players}
      class="button button-plain button-normal seal-button"
      label={control.label}
    >
      <Icon name="lock" size={18} />
      <span class="seal-words">{control.label}</span>
      <kbd>{keyLabel('KeyL')}</kbd>
    </ControlButton>
  );
};

/** On a lot: the maximum left for it, or the way to leave one. */
export const LotSeal = ({ session, lot, controls }: ControlledProps & { readonly lot: Lot }) => {
  const control = controlById(controls, sealId(lot));
  if (control === undefined) return null;
  const wish = sealedOf(session)?.wishes.find((one) => one.lot === lot);
  const words = wish === undefined ? t('vegas-showdown.sealedShort') : upTo(wish.max);
  return (
    <ControlButton
      control={control}
      players={session.players}
      class={wish === undefined ? 'lot-seal' : 'lot-seal lot-sealed'}
      label={wish === undefined ? control.label : `${control.label}, ${words}`}
    >
      <Icon name="lock" size={15} />
      <span class="lot-seal-words">{words}</span>
    </ControlButton>
  );
};

const upTo = (max: number): string => t('vegas-showdown.upTo', { money: money(max) });

/** In the dock, while an order is followed. */
export const SealedNote = ({ session }: ShowdownProps) => {
  const order = sealedOf(session);
  const seat = boxOf(session)?.seat;
  if (order === null || seat === undefined) return null;
  return (
    <div class="consequence sealed-note">
      <Icon name="lock" size={22} />
      <p class="consequence-lines" role="status">
        <b>{t('vegas-showdown.sealed')}</b> {standWords(session, seat, order)}{' '}
        <span class="quiet">{t('vegas-showdown.sealedOnlyYou')}</span>
      </p>
    </div>
  );
};

/** Where the order stands, in one sentence. */
export const standWords = (session: ShowdownSession, seat: Seat, order: StandingOrder): string => {
  const places = placed(session, seat, order.wishes);
  const leads = places.findIndex(({ state }) => state.type === 'leads');
  const next = places.find(({ state }) => state.type === 'next');
  const now = places[leads];
  if (now !== undefined) return leadWords(session, now, places[leads - 1]);
  if (next === undefined) return outWords(order);
  const own = standingLot(session, seat);
  const words = { ...amountOf(next), lot: lotTitle(session, next.wish.lot) };
  return own === null
    ? t('vegas-showdown.sealedNext', words)
    : t('vegas-showdown.sealedThen', { ...words, own: lotTitle(session, own) });
};

type Place = ReturnType<typeof placed>[number];

const amountOf = ({ state }: Place): { readonly money: string } => ({
  money: money('amount' in state ? state.amount : 0),
});

const leadWords = (session: ShowdownSession, now: Place, before: Place | undefined): string => {
  const words = { ...amountOf(now), lot: lotTitle(session, now.wish.lot), max: money(now.wish.max) };
  return before === undefined
    ? t('vegas-showdown.sealedLeads', words)
    : t('vegas-showdown.sealedMoved', { ...words, gone: lotTitle(session, before.wish.lot) });
};

const OUT_WORDS = {
  wait: 'vegas-showdown.sealedOutWait',
  renovate: 'vegas-showdown.sealedOutRenovate',
  publicity: 'vegas-showdown.sealedOutPublicity',
} as const;

const outWords = ({ otherwise }: StandingOrder): string => t(OUT_WORDS[otherwise]);
