/** Open offers under the seats, where they never cover the board: answered, countered, withdrawn. */

import type { Action, Offer } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { spelled } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { Button } from '../../ui/Button.tsx';
import { NewBosses } from './DealEffects.tsx';
import { counterDraft, draftOf } from './draft.ts';
import { isHere } from './offers.ts';
import type { LordsProps } from './types.ts';
import './trade.css';

export const Offers = ({ session }: LordsProps) => {
  const { offers } = session.view;
  if (offers.length === 0) return null;
  return (
    <section class="panel offers" aria-label={t('lords-of-vegas.offers')} aria-live="polite">
      <h2 class="cap">{t('lords-of-vegas.offers')}</h2>
      <ul>
        {offers.map((offer) => (
          <OfferLine key={`${offer.id}.${offer.revision}`} session={session} offer={offer} />
        ))}
      </ul>
    </section>
  );
};

/** Beside a deal in the making, folded: all but the one it answers. */
export const OtherOffers = ({ session }: LordsProps) => {
  const countered = draftOf(session).value?.counters?.id;
  const others = session.view.offers.filter(({ id }) => id !== countered);
  if (others.length === 0) return null;
  return (
    <details class="other-offers">
      <summary>{t('lords-of-vegas.otherOffers', { count: others.length })}</summary>
      <ul>
        {others.map((offer) => (
          <OfferLine key={`${offer.id}.${offer.revision}`} session={session} offer={offer} />
        ))}
      </ul>
    </details>
  );
};

const OfferLine = ({ session, offer }: LordsProps & { readonly offer: Offer }) => (
  <li class={isHere(session, offer.to) ? 'offer offer-here' : 'offer'}>
    <p>
      <Told sentence={session.text.value.deal(offer)} players={session.players} />
    </p>
    <ul class="deal-effects">
      <NewBosses session={session} terms={offer} />
    </ul>
    {isHere(session, offer.to) && <Answers session={session} offer={offer} />}
    {isHere(session, offer.from) && (
      <Answer
        session={session}
        seat={offer.from}
        action={answer('withdraw', offer)}
        label={t('lords-of-vegas.withdraw')}
      />
    )}
  </li>
);

const answer = (type: 'accept' | 'decline' | 'withdraw', { id, revision }: Offer): Action => ({
  type,
  offer: id,
  revision,
});

const Answers = ({ session, offer }: LordsProps & { readonly offer: Offer }) => (
  <div class="offer-answers">
    <Answer
      session={session}
      seat={offer.to}
      action={answer('accept', offer)}
      label={t('lords-of-vegas.accept')}
      primary
    />
    <Button
      look="ghost"
      onPress={() => {
        draftOf(session).value = counterDraft(offer);
      }}
    >
      {t('lords-of-vegas.counter')}
    </Button>
    <Answer session={session} seat={offer.to} action={answer('decline', offer)} label={t('lords-of-vegas.decline')} />
  </div>
);

interface AnswerProps extends LordsProps {
  readonly seat: Seat;
  readonly action: Action;
  readonly label: string;
  readonly primary?: boolean;
}

const Answer = ({ session, seat, action, label, primary = false }: AnswerProps) => {
  const reason = session.reasonAgainst(action, seat);
  return (
    <Button
      look={primary ? 'primary' : 'ghost'}
      onPress={() => session.act(action, seat)}
      off={reason && spelled(reason.why, session.players)}
    >
      {label}
    </Button>
  );
};
