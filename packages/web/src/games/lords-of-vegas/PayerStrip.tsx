/** On phones, between board and dock: the chance that each company pays next, and the viewer's income from it. */

import { COMPANIES, cardOdds, END_CARD, PAYERS, type Payer, paymentOf, shareOf } from '@fremont/games/lords-of-vegas';
import { percent, t } from '../../i18n/index.ts';
import { explains } from '../../table/explain.ts';
import { Swatch } from './Companies.tsx';
import { LastCard } from './NextCard.tsx';
import type { LordsModel, LordsProps } from './types.ts';
import { millions } from './words.ts';
import './payer-strip.css';

export const PayerStrip = ({ model }: LordsProps) => {
  const { view } = model.frame.value;
  if (view.phase.type === 'over') return null;
  const odds = cardOdds(view);
  if (odds[END_CARD] === 1) {
    return (
      <div class="payer-strip payer-strip-end">
        <LastCard model={model} />
      </div>
    );
  }
  return (
    <ul class="payer-strip" {...explains('payers')} aria-label={t('lords-of-vegas.nextCard')}>
      {PAYERS.map((payer) => (
        <li key={payer} class={odds[payer] === 0 ? 'payer-out' : undefined}>
          <Swatch payer={payer} size={20} />
          <span class="visually-hidden">{nameOf(payer)} </span>
          {odds[payer] === 0 ? (
            <span class="visually-hidden">{t('lords-of-vegas.noCardLeft')}</span>
          ) : (
            <>
              <b>{percent(roundedToPercent(odds[payer]))}</b>
              <small>{incomeFrom(model, payer)}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Rounds to whole percent. Only the panel of wide screens has room for a decimal. */
const roundedToPercent = (chance: number): number => Math.round(chance * 100) / 100;

const nameOf = (payer: Payer): string => (payer === 'strip' ? t('lords-of-vegas.strip') : COMPANIES[payer].name);

const incomeFrom = ({ frame, viewer }: LordsModel, payer: Payer): string =>
  viewer === 'spectator' ? '' : `+${millions(shareOf(paymentOf(frame.value.view, payer), viewer).money)}`;
