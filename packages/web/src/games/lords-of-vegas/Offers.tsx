/** Open offers: the one that waits for an answer in the dock, the others under the seats. They never cover the board. */

import type { Action, Offer } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { playerAt } from '../../table/players.ts';
import { spelled } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toast.tsx';
import { NewBosses } from './DealEffects.tsx';
import { counterDraft, draftOf } from './draft.ts';
import { offerReason } from './offer-reason.ts';
import { answer, isFromBot, offerKey, offersBeside, postponedOffer, toggleBotOffers } from './open-offers.ts';
import type { LordsModel, LordsProps } from './types.ts';
import './trade.css';

interface OfferProps extends LordsProps {
  readonly offer: Offer;
}

/** The offer in question, in the dock. */
export const OfferInQuestion = ({ model, offer }: OfferProps) => (
  <section class="offers offer-asked" aria-label={t('lords-of-vegas.offers')}>
    <ul>
      <li class="offer offer-here" key={offerKey(offer)}>
        <div class="offer-paper">
          <Words model={model} offer={offer} />
        </div>
        <div class="offer-answers">
          <Answers model={model} offer={offer} />
          {model.actor !== null && <LaterButton model={model} offer={offer} />}
        </div>
      </li>
    </ul>
  </section>
);

export const Offers = ({ model }: LordsProps) => {
  const offers = offersBeside(model);
  if (offers.length === 0) return null;
  return (
    <section class="panel offers" aria-label={t('lords-of-vegas.offers')} aria-live="polite">
      <h2 class="cap">{t('lords-of-vegas.offers')}</h2>
      <ul>
        {offers.map((offer) => (
          <OfferLine key={offerKey(offer)} model={model} offer={offer} />
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
          <OfferLine key={offerKey(offer)} model={model} offer={offer} />
        ))}
      </ul>
    </details>
  );
};

const OfferLine = ({ model, offer }: OfferProps) => (
  <li class={model.playsHere(offer.to) ? 'offer offer-here' : 'offer'}>
    <Words model={model} offer={offer} />
    {model.playsHere(offer.to) && (
      <div class="offer-answers">
        <Answers model={model} offer={offer} />
      </div>
    )}
    {model.playsHere(offer.from) && (
      <Answer model={model} seat={offer.from} action={answer('withdraw', offer)} label={t('lords-of-vegas.withdraw')} />
    )}
  </li>
);

/** The words of a bot that makes an offer. */
const Reason = ({ model, offer }: OfferProps) => {
  const reason = playerAt(model.players, offer.from).bot === null ? null : offerReason(model.view, offer);
  return reason === null ? null : <q class="offer-reason">{t('lords-of-vegas.offerReason', { ...reason })}</q>;
};

const Words = ({ model, offer }: OfferProps) => (
  <>
    <p>
      {offer.revision > 1 && <b class="offer-counter">{t('lords-of-vegas.counterOffer')}: </b>}
      <Told sentence={model.text.value.deal(offer)} players={model.players} />
    </p>
    <Reason model={model} offer={offer} />
    <ul class="deal-effects">
      <NewBosses model={model} terms={offer} />
    </ul>
  </>
);

const Answers = ({ model, offer }: OfferProps) => (
  <>
    <Answer model={model} seat={offer.to} action={answer('accept', offer)} label={t('lords-of-vegas.accept')} primary />
    <Button
      look="ghost"
      onPress={() => {
        draftOf(model).value = counterDraft(offer);
      }}
    >
      {t('lords-of-vegas.counter')}
    </Button>
    <Answer model={model} seat={offer.to} action={answer('decline', offer)} label={t('lords-of-vegas.neverMind')} />
    {isFromBot(model, offer) && (
      <Button look="ghost" onPress={() => refuse(model)}>
        {t('lords-of-vegas.noBotOffers')}
      </Button>
    )}
  </>
);

/** From now on the table declines the offers of bots, this one too. */
const refuse = (model: LordsModel): void => {
  toggleBotOffers(model);
  notify({ key: 'bot-offers', text: () => t('lords-of-vegas.botOffersDeclined') });
};

/** On the own turn the player may want to use a tool first. */
const LaterButton = ({ model, offer }: OfferProps) => (
  <Button
    look="ghost"
    onPress={() => {
      postponedOffer(model).value = offerKey(offer);
    }}
  >
    {t('lords-of-vegas.later')}
  </Button>
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
