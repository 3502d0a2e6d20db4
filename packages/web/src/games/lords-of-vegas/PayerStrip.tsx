/** On phones, between board and dock: how likely each company pays next, and what it would bring whoever looks. */

import { COMPANIES, cardOdds, PAYERS, type Payer, paymentOf, shareOf } from '@fremont/games/lords-of-vegas';
import { percent, t } from '../../i18n/index.ts';
import { Swatch } from './Companies.tsx';
import type { LordsProps, LordsSession } from './types.ts';
import { millions } from './words.ts';
import './payer-strip.css';

export const PayerStrip = ({ session }: LordsProps) => {
  const { view } = session.frame.value;
  if (view.phase.type === 'over') return null;
  const odds = cardOdds(view);
  return (
    <ul class="payer-strip" aria-label={t('lords-of-vegas.nextCard')}>
      {PAYERS.map((payer) => (
        <li key={payer}>
          <Swatch payer={payer} size={20} />
          <span class="visually-hidden">{nameOf(payer)} </span>
          <b>{percent(whole(odds[payer]))}</b>
          <small>{incomeFrom(session, payer)}</small>
        </li>
      ))}
    </ul>
  );
};

/** Without the decimal that the panel of wide screens has room for. */
const whole = (chance: number): number => Math.round(chance * 100) / 100;

const nameOf = (payer: Payer): string => (payer === 'strip' ? t('lords-of-vegas.strip') : COMPANIES[payer].name);

const incomeFrom = ({ frame, viewer }: LordsSession, payer: Payer): string =>
  viewer === 'spectator' ? '' : `+${millions(shareOf(paymentOf(frame.value.view, payer), viewer).money)}`;
