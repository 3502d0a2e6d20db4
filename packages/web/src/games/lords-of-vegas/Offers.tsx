/** Open offers with buttons to answer, counter or withdraw them. They are under the seats and never cover the board. */

import type { Action, Offer } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { playerAt } from '../../table/players.ts';
import { spelled } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { Button } from '../../ui/Button.tsx';
import { NewBosses } from './DealEffects.tsx';
import { counterDraft, draftOf } from './draft.ts';
import { offerReason } from './offer-reason.ts';
import type { LordsProps } from './types.ts';
import './trade.css';

export const Offers = ({ model }: LordsProps) => {
  const { offers } = model.view;
  if (offers.length === 0) return null;
  return (
    <section class="panel offers" aria-label={t('lords-of-vegas.offers')} aria-live="polite">
      <h2 class="cap">{t('lords-of-vegas.offers')}</h2>
      <ul>
        {offers.map((offer) => (
          <OfferLine key={`${offer.id}.${offer.revision}`} model={model} offer={offer} />
        ))}
      </ul>
    </section>
  );
};

/** A folded list beside the draft of a deal: all offers except the one that the draft answers. */
export const OtherOffers = ({ model }: LordsProps) => {
  const countered = draftOf(model).value?.counters?.id;
  const others = model.view.offers.filter(({ id }) => id !== countered);
  if (others.length === 0) return null;
  return (
    <details class="other-offers">
      <summary>{t('lords-of-vegas.otherOffers', { count: others.length })}</summary>
      <ul>
        {others.map((offer) => (
          <OfferLine key={`${offer.id}.${offer.revision}`} model={model} offer={offer} />
        ))}
      </ul>
    </details>
  );
};

const OfferLine = ({ model, offer }: LordsProps & { readonly offer: Offer }) => (
  <li class={model.playsHere(offer.to) ? 'offer offer-here' : 'offer'}>
    <p>
      <Told sentence={model.text.value.deal(offer)} players={model.players} />
    </p>
    <Reason model={model} offer={offer} />
    <ul class="deal-effects">
      <NewBosses model={model} terms={offer} />
    </ul>
    {model.playsHere(offer.to) && <Answers model={model} offer={offer} />}
    {model.playsHere(offer.from) && (
      <Answer model={model} seat={offer.from} action={answer('withdraw', offer)} label={t('lords-of-vegas.withdraw')} />
    )}
  </li>
);

/** The words of a bot that makes an offer. */
const Reason = ({ model, offer }: LordsProps & { readonly offer: Offer }) => {
  const reason = playerAt(model.players, offer.from).bot === null ? null : offerReason(model.view, offer);
  return reason === null ? null : <q class="offer-reason">{t('lords-of-vegas.offerReason', { ...reason })}</q>;
};

const answer = (type: 'accept' | 'decline' | 'withdraw', { id, revision }: Offer): Action => ({
  type,
  offer: id,
  revision,
});

const Answers = ({ model, offer }: LordsProps & { readonly offer: Offer }) => (
  <div class="offer-answers">
    <Answer model={model} seat={offer.to} action={answer('accept', offer)} label={t('lords-of-vegas.accept')} primary />
    <Button
      look="ghost"
      onPress={() => {
        draftOf(model).value = counterDraft(offer);
      }}
    >
      {t('lords-of-vegas.counter')}
    </Button>
    <Answer model={model} seat={offer.to} action={answer('decline', offer)} label={t('lords-of-vegas.decline')} />
  </div>
);

interface AnswerProps extends LordsProps {
  readonly seat: Seat;
  readonly action: Action;
  readonly label: string;
  readonly primary?: boolean;
}

const Answer = ({ model, seat, action, label, primary = false }: AnswerProps) => {
  const reason = model.reasonAgainst(action, seat);
  return (
    <Button
      look={primary ? 'primary' : 'ghost'}
      onPress={() => model.commands.act(action, seat)}
      off={reason && spelled(reason.why, model.players)}
    >
      {label}
    </Button>
  );
};
