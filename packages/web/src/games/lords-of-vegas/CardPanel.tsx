/** Under the seats: the card of this turn with what it paid, and how far the deck has come. */

import { COMPANIES, END_CARD, type Payout } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playerAt } from '../../table/players.ts';
import { Swatch } from './Companies.tsx';
import { Deck } from './Deck.tsx';
import type { LordsProps } from './types.ts';
import { millions } from './words.ts';

export const CardPanel = ({ session }: LordsProps) => {
  const { view } = session.frame.value;
  return (
    <section class="panel card-panel">
      <h2 class="cap">{t('lords-of-vegas.cardDrawn')}</h2>
      {view.payout === null ? (
        <p class="quiet">{t('lords-of-vegas.noCardYet')}</p>
      ) : (
        <Paid session={session} payout={view.payout} />
      )}
      <Deck view={view} />
    </section>
  );
};

const Paid = ({ session, payout }: LordsProps & { readonly payout: Payout }) => (
  <div class="card-paid">
    <div class="card-face" aria-hidden="true">
      <b>{payout.card === END_CARD ? '★' : payout.card}</b>
      <Swatch payer={payout.payer} size={44} />
    </div>
    <div>
      <p class="card-payer">
        {payout.payer === 'strip'
          ? t('lords-of-vegas.stripPays')
          : t('lords-of-vegas.companyPays', { company: COMPANIES[payout.payer].name })}
      </p>
      <ul>
        {session.players.map(({ seat }) => (
          <SeatShare key={seat} session={session} payout={payout} seat={seat} />
        ))}
      </ul>
    </div>
  </div>
);

const SeatShare = ({
  session,
  payout,
  seat,
}: LordsProps & { readonly payout: Payout; readonly seat: LordsProps['session']['players'][number]['seat'] }) => {
  const { colour, initial, name } = playerAt(session.players, seat);
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
