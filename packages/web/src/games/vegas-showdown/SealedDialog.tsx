/** Writing sealed bids: lots in order with a maximum each, and what to do when none of them can be had. */

import {
  type Action,
  FALLBACKS,
  type Lot,
  lotState,
  type StandingOrder,
  type Wish,
} from '@fremont/games/vegas-showdown';
import { at, byType, type Seat } from '@fremont/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { money, t } from '../../i18n/index.ts';
import type { OrderBox } from '../../table/order-box.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { picksOf } from './picks.ts';
import { RoomPicture } from './Room.tsx';
import { standWords } from './Sealed.tsx';
import { atOnce, boxOf, maximaOf, openLots, type Placed, placed, sealedOf } from './sealed.ts';
import type { ShowdownProps, ShowdownSession } from './types.ts';
import { lotTitle } from './words.ts';

/** Closes by itself when the choices of the turn are over. */
export const SealedDialog = ({ session }: ShowdownProps) => {
  const sealing = picksOf(session).sealing.value;
  const open = boxOf(session);
  if (sealing === null || open === null || sealing.turn !== session.view.turn) return null;
  return <Writing session={session} seat={open.seat} box={open.box} lot={sealing.lot} />;
};

interface WritingProps extends ShowdownProps {
  readonly seat: Seat;
  readonly box: OrderBox;
  readonly lot: Lot | null;
}

const Writing = ({ session, seat, box, lot }: WritingProps) => {
  const draft = useSignal(draftOf(session, seat, lot));
  const left = sealedOf(session);
  const close = (): void => {
    picksOf(session).sealing.value = null;
  };
  const leave = async (order: StandingOrder | null): Promise<void> => {
    session.stepBack();
    if (await box.leave(order)) close();
  };
  return (
    <Dialog
      title={t('vegas-showdown.sealedTitle', { turn: session.view.turn })}
      onClose={close}
      footer={
        <Footer
          session={session}
          seat={seat}
          draft={draft.value}
          isSending={box.isSending.value}
          withdraw={left === null ? null : () => leave(null)}
          seal={() => leave(draft.value)}
        />
      }
    >
      <Words session={session} seat={seat} left={left} />
      <Wishes session={session} seat={seat} draft={draft} />
      <More session={session} seat={seat} draft={draft} />
      <Otherwise session={session} draft={draft} />
      {box.hasFailed.value && (
        <p class="sealed-failed" role="alert">
          {t('vegas-showdown.sealFailed')}
        </p>
      )}
    </Dialog>
  );
};

const EMPTY = { wishes: [], otherwise: 'wait' } as const;

/** What was left so far, and the lot it was opened from; else the lot that has just been chosen. */
const draftOf = (session: ShowdownSession, seat: Seat, from: Lot | null): StandingOrder => {
  const left = sealedOf(session);
  const base = { ...EMPTY, ...left, turn: session.view.turn };
  const chosen = session.chosen.peek();
  const lot = from ?? (left === null && chosen?.type === 'bid' ? chosen.lot : null);
  if (lot === null || base.wishes.some((wish) => wish.lot === lot)) return base;
  const first = chosen?.type === 'bid' && chosen.lot === lot ? chosen.amount : maximaOf(session, seat, lot)[0];
  return first === undefined ? base : { ...base, wishes: [...base.wishes, { lot, max: first }] };
};

const Words = ({
  session,
  seat,
  left,
}: ShowdownProps & { readonly seat: Seat; readonly left: StandingOrder | null }) => (
  <div class="sealed-words">
    <p>
      <Icon name="lock" size={18} />
      <b>{t('vegas-showdown.sealedSecret')}</b>
    </p>
    <p>{t('vegas-showdown.sealedHow')}</p>
    {left !== null && (
      <p class="sealed-now" role="status">
        {standWords(session, seat, left)}
      </p>
    )}
  </div>
);

interface DraftProps extends ShowdownProps {
  readonly draft: Signal<StandingOrder>;
}

const Wishes = ({ session, seat, draft }: DraftProps & { readonly seat: Seat }) => {
  const { wishes } = draft.value;
  if (wishes.length === 0) return <p class="quiet sealed-none">{t('vegas-showdown.sealedNone')}</p>;
  return (
    <ol class="wishes" aria-label={t('vegas-showdown.sealedList')}>
      {placed(session, seat, wishes).map((place, index) => (
        <WishRow key={place.wish.lot} session={session} seat={seat} draft={draft} place={place} index={index} />
      ))}
    </ol>
  );
};

const WishRow = ({
  session,
  seat,
  draft,
  place,
  index,
}: DraftProps & { readonly seat: Seat; readonly place: Placed; readonly index: number }) => {
  const { wish } = place;
  const lot = lotTitle(session, wish.lot);
  const { tile } = lotState(session.view, wish.lot);
  const change = (wishes: readonly Wish[]): void => {
    draft.value = { ...draft.value, wishes };
  };
  const { wishes } = draft.value;
  return (
    <li class={`wish wish-${place.state.type}`}>
      <span class="wish-rank">{index + 1}</span>
      <span class="wish-picture">{tile !== null && <RoomPicture tile={tile} />}</span>
      <p class="wish-name">
        <b>{lot}</b>
        <span>{stateWords(place)}</span>
      </p>
      <label class="wish-max">
        <span aria-hidden="true">{t('vegas-showdown.sealedUpTo')}</span>
        <select
          class="field"
          aria-label={t('vegas-showdown.sealedMax', { lot })}
          value={wish.max}
          onChange={({ currentTarget }) =>
            change(wishes.with(index, { lot: wish.lot, max: Number(currentTarget.value) }))
          }
        >
          {amountsFor(session, seat, wish).map((amount) => (
            <option key={amount} value={amount}>
              {money(amount)}
            </option>
          ))}
        </select>
      </label>
      <span class="wish-moves">
        {index > 0 && (
          <Button
            look="icon"
            icon="arrowUp"
            label={t('vegas-showdown.sealedUp', { lot })}
            onPress={() => change(swapped(wishes, index - 1))}
          />
        )}
        {index < wishes.length - 1 && (
          <Button
            look="icon"
            icon="arrowDown"
            label={t('vegas-showdown.sealedDown', { lot })}
            onPress={() => change(swapped(wishes, index))}
          />
        )}
        <Button
          look="icon"
          icon="close"
          label={t('vegas-showdown.sealedDrop', { lot })}
          onPress={() => change(wishes.toSpliced(index, 1))}
        />
      </span>
    </li>
  );
};

/** The maximum written down stays in the list when the price has passed it. */
const amountsFor = (session: ShowdownSession, seat: Seat, { lot, max }: Wish): readonly number[] =>
  [...new Set([max, ...maximaOf(session, seat, lot)])].sort((a, b) => a - b);

/** Two neighbours change places. */
const swapped = (wishes: readonly Wish[], index: number): readonly Wish[] =>
  wishes.toSpliced(index, 2, at(wishes, index + 1), at(wishes, index));

const stateWords = ({ state }: Placed): string => {
  switch (state.type) {
    case 'leads':
      return t('vegas-showdown.wishLeads', { money: money(state.amount) });
    case 'next':
      return t('vegas-showdown.wishNext', { money: money(state.amount) });
    case 'dear':
      return t('vegas-showdown.wishDear', { money: money(state.amount) });
    case 'reserve':
      return t('vegas-showdown.wishReserve');
    case 'gone':
      return t('vegas-showdown.wishGone');
  }
};

/** Lots that are not on the list yet. */
const More = ({ session, seat, draft }: DraftProps & { readonly seat: Seat }) => {
  const { wishes } = draft.value;
  const others = openLots(session).filter((lot) => !wishes.some((wish) => wish.lot === lot));
  if (others.length === 0) return null;
  return (
    <section class="more-lots">
      <h3 class="cap">{t('vegas-showdown.sealedMore')}</h3>
      <ul>
        {others.map((lot) => (
          <li key={lot}>
            <MoreLot session={session} seat={seat} draft={draft} lot={lot} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const MoreLot = ({ session, seat, draft, lot }: DraftProps & { readonly seat: Seat; readonly lot: Lot }) => {
  const [max] = maximaOf(session, seat, lot);
  const { next } = lotState(session.view, lot);
  const from = max ?? next;
  const purse = money(at(session.view.chairs, seat).money);
  return (
    <Button
      size="small"
      icon="plus"
      off={max === undefined ? t('vegas-showdown.sealedPoor', { money: purse }) : null}
      onPress={() => {
        if (max !== undefined) draft.value = { ...draft.value, wishes: [...draft.value.wishes, { lot, max }] };
      }}
    >
      {from === null
        ? lotTitle(session, lot)
        : t('vegas-showdown.lotFrom', { lot: lotTitle(session, lot), money: money(from) })}
    </Button>
  );
};

const Otherwise = ({ session, draft }: DraftProps) => {
  const { actions } = session.text.value;
  const labels = {
    wait: t('vegas-showdown.elseWait'),
    renovate: actions.renovate({ type: 'renovate' }).label,
    publicity: actions.publicity({ type: 'publicity' }).label,
  };
  return (
    <section class="sealed-else">
      <h3 class="cap">{t('vegas-showdown.sealedElse')}</h3>
      <Choice
        label={t('vegas-showdown.sealedElse')}
        options={FALLBACKS.toReversed().map((value) => ({ value, label: labels[value] }))}
        value={draft.value.otherwise}
        onChoose={(otherwise) => {
          draft.value = { ...draft.value, otherwise };
        }}
      />
    </section>
  );
};

interface FooterProps extends ShowdownProps {
  readonly seat: Seat;
  readonly draft: StandingOrder;
  readonly isSending: boolean;
  readonly withdraw: (() => void) | null;
  readonly seal: () => void;
}

const Footer = ({ session, seat, draft, isSending, withdraw, seal }: FooterProps) => {
  const first = atOnce(session, seat, draft);
  const says = draft.wishes.length > 0 || draft.otherwise !== 'wait';
  return (
    <>
      {first !== null && (
        <p class="sealed-first" role="status">
          {firstWords(session, first)}
        </p>
      )}
      {withdraw !== null && (
        <Button look="danger" onPress={withdraw}>
          {t('vegas-showdown.sealWithdraw')}
        </Button>
      )}
      <Button
        look="primary"
        icon="lock"
        off={says ? (isSending ? t('vegas-showdown.sealSending') : null) : t('vegas-showdown.sealNothing')}
        onPress={seal}
      >
        {t('vegas-showdown.seal')}
      </Button>
    </>
  );
};

const firstWords = (session: ShowdownSession, first: Action): string =>
  first.type === 'bid'
    ? t('vegas-showdown.sealedAtOnce', { money: money(first.amount), lot: lotTitle(session, first.lot) })
    : t('vegas-showdown.sealedAtOnceElse', { action: byType(session.text.value.actions, first).label });
