/** Under the seats: the card of this turn with its payments, and the cards left in the deck. */

import { COMPANIES, END_CARD, type Payout } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playerAt } from '../../table/players.ts';
import { Swatch } from './Companies.tsx';
import { Deck } from './Deck.tsx';
import type { LordsProps } from './types.ts';
import { millions } from './words.ts';

export const CardPanel = ({ model }: LordsProps) => {
  const { view } = model.frame.value;
  return (
    <section class="panel card-panel">
      <h2 class="cap">{t('lords-of-vegas.cardDrawn')}</h2>
      {view.payout === null ? (
        <p class="quiet">{t('lords-of-vegas.noCardYet')}</p>
      ) : (
        <Payments model={model} payout={view.payout} />
      )}
      <Deck view={view} />
    </section>
  );
};

const Payments = ({ model, payout }: LordsProps & { readonly payout: Payout }) => (
  <div class="card-paid">
    <div class="card-face" aria-hidden="true">
      {payout.card === END_CARD ? <CardStar /> : <b>{payout.card}</b>}
      <Swatch payer={payout.payer} size={44} />
    </div>
    <div>
      <p class="card-payer">
        {payout.payer === 'strip'
          ? t('lords-of-vegas.stripPays')
          : t('lords-of-vegas.companyPays', { company: COMPANIES[payout.payer].name })}
      </p>
      <ul>
        {model.players.map(({ seat }) => (
          <SeatShare key={seat} model={model} payout={payout} seat={seat} />
        ))}
      </ul>
    </div>
  </div>
);

/** The sign of End of Game. It is drawn, because no font of the app has a star. */
export const CardStar = () => (
  <svg class="card-star" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8Z" />
  </svg>
);

const SeatShare = ({
  model,
  payout,
  seat,
}: LordsProps & { readonly payout: Payout; readonly seat: LordsProps['model']['players'][number]['seat'] }) => {
  const { colour, initial, name } = playerAt(model.players, seat);
  const money = at(payout.lots, seat) + at(payout.casinos, seat);
  const points = at(payout.pointsAfter, seat) - at(payout.pointsBefore, seat);
  const lost = at(payout.pointsLost, seat);
  return (
    <li>
      <Badge enamel={colour} initial={initial} />
      <span class="visually-hidden">{name}</span>
      <b>{`+${millions(money)}`}</b>
      {points > 0 && <span>{t('lords-of-vegas.gets', { points })}</span>}
      {lost > 0 && <span class="loss">{t('lords-of-vegas.lost', { points: lost })}</span>}
    </li>
  );
};
