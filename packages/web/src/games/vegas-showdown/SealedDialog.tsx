/** The form for sealed bids: lots in order with a maximum each, and the fallback if the order wins none of them. */

import { type Action, FALLBACKS, type Lot, type StandingOrder } from '@fremont/games/vegas-showdown';
import { byType, type Seat } from '@fremont/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { money, t } from '../../i18n/index.ts';
import type { OrderBox } from '../../table/order-box.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MoreLots } from './MoreLots.tsx';
import { orderStatus } from './order-status.ts';
import { picksOf } from './picks.ts';
import { immediateAction, sealedBox, sealedOrder } from './sealed-bids.ts';
import { newSealedDraft } from './sealed-draft.ts';
import type { ShowdownModel, ShowdownProps } from './types.ts';
import { WishList } from './WishList.tsx';
import { lotTitle } from './words.ts';

/** The dialog closes by itself at the end of the bidding. */
export const SealedDialog = ({ model }: ShowdownProps) => {
  const form = picksOf(model).sealedForm.value;
  const open = sealedBox(model);
  if (form === null || open === null || form.turn !== model.view.turn) return null;
  return <SealedForm model={model} seat={open.seat} box={open.box} lot={form.lot} />;
};

interface SealedFormProps extends ShowdownProps {
  readonly seat: Seat;
  readonly box: OrderBox;
  readonly lot: Lot | null;
}

const SealedForm = ({ model, seat, box, lot }: SealedFormProps) => {
  const draft = useSignal(newSealedDraft(model, seat, lot));
  const active = sealedOrder(model);
  const close = (): void => {
    picksOf(model).sealedForm.value = null;
  };
  const leave = async (order: StandingOrder | null): Promise<void> => {
    model.commands.stepBack();
    if (await box.leave(order)) close();
  };
  return (
    <Dialog
      title={t('vegas-showdown.sealedTitle', { turn: model.view.turn })}
      onClose={close}
      footer={
        <Footer
          model={model}
          seat={seat}
          draft={draft.value}
          isSending={box.isSending.value}
          withdraw={active === null ? null : () => leave(null)}
          seal={() => leave(draft.value)}
        />
      }
    >
      <Explanation model={model} seat={seat} active={active} />
      <WishList model={model} seat={seat} draft={draft} />
      <MoreLots model={model} seat={seat} draft={draft} />
      <Fallback model={model} draft={draft} />
      {box.hasFailed.value && (
        <p class="sealed-failed" role="alert">
          {t('vegas-showdown.sealFailed')}
        </p>
      )}
    </Dialog>
  );
};

interface ExplanationProps extends ShowdownProps {
  readonly seat: Seat;
  /** The order that the table follows now. */
  readonly active: StandingOrder | null;
}

const Explanation = ({ model, seat, active }: ExplanationProps) => (
  <div class="sealed-words">
    <p>
      <Icon name="lock" size={18} />
      <b>{t('vegas-showdown.sealedSecret')}</b>
    </p>
    <p>{t('vegas-showdown.sealedHow')}</p>
    {active !== null && (
      <p class="sealed-now" role="status">
        {orderStatus(model, seat, active)}
      </p>
    )}
  </div>
);

const Fallback = ({ model, draft }: ShowdownProps & { readonly draft: Signal<StandingOrder> }) => {
  const { actions } = model.text.value;
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

const Footer = ({ model, seat, draft, isSending, withdraw, seal }: FooterProps) => {
  const first = immediateAction(model, seat, draft);
  const isEmpty = draft.wishes.length === 0 && draft.otherwise === 'wait';
  return (
    <>
      {first !== null && (
        <p class="sealed-first" role="status">
          {immediateWords(model, first)}
        </p>
      )}
      {withdraw !== null && (
        <Button look="danger" onPress={withdraw}>
          {t('vegas-showdown.sealWithdraw')}
        </Button>
      )}
      <Button look="primary" icon="lock" off={sealOff(isEmpty, isSending)} onPress={seal}>
        {t('vegas-showdown.seal')}
      </Button>
    </>
  );
};

const sealOff = (isEmpty: boolean, isSending: boolean): string | null => {
  if (isEmpty) return t('vegas-showdown.sealNothing');
  return isSending ? t('vegas-showdown.sealSending') : null;
};

const immediateWords = (model: ShowdownModel, first: Action): string =>
  first.type === 'bid'
    ? t('vegas-showdown.sealedAtOnce', { money: money(first.amount), lot: lotTitle(model, first.lot) })
    : t('vegas-showdown.sealedAtOnceElse', { action: byType(model.text.value.actions, first).label });
