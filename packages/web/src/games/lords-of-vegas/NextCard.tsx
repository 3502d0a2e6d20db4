/** The forecast of the next card: the chance that each company pays, and the viewer's share. */

import {
  COMPANIES,
  type Colour,
  cardOdds,
  END_CARD,
  PAYERS,
  type Payer,
  paymentOf,
  shareOf,
} from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { percent, t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Swatch } from './Companies.tsx';
import type { LordsProps } from './types.ts';
import { millions } from './words.ts';

export const NextCard = ({ model }: LordsProps) => {
  const { view } = model.frame.value;
  if (view.phase.type === 'over') return null;
  const odds = cardOdds(view);
  const end =
    view.cardsBeforeEnd === null
      ? t('lords-of-vegas.endHidden')
      : t('lords-of-vegas.endIn', { count: view.cardsBeforeEnd });
  return (
    <section class="panel next-card">
      <h2 class="panel-head">
        <Icon name="eye" size={17} />
        {t('lords-of-vegas.nextCard')}
        <span class="panel-note">{end}</span>
      </h2>
      {odds[END_CARD] === 1 ? <LastCard model={model} /> : <Forecast model={model} odds={odds} />}
    </section>
  );
};

/** With End of Game on top of the deck there is no chance left to show. */
export const LastCard = ({ model }: LordsProps) => (
  <p class="last-card">
    <b>{t('lords-of-vegas.lastCard')}</b> {t('lords-of-vegas.lastCardPays')}
    {model.viewer !== 'spectator' && (
      <span class="last-card-share">
        <Swatch payer="strip" size={20} />
        <span>
          {t('lords-of-vegas.forYou')}: <OwnShare model={model} payer="strip" seat={model.viewer} />
        </span>
      </span>
    )}
  </p>
);

const Forecast = ({ model, odds }: LordsProps & { readonly odds: ReturnType<typeof cardOdds> }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('lords-of-vegas.payer')}</th>
        <th scope="col">{t('lords-of-vegas.chance')}</th>
        <th scope="col">{t('lords-of-vegas.forYou')}</th>
        <th scope="col">{t('lords-of-vegas.tiles')}</th>
      </tr>
    </thead>
    <tbody>
      {PAYERS.map((payer) => (
        <PayerRow key={payer} model={model} payer={payer} chance={odds[payer]} />
      ))}
      {odds[END_CARD] > 0 && (
        <tr class="payer-end">
          <th scope="row">{t('lords-of-vegas.endCard')}</th>
          <td>{percent(odds[END_CARD])}</td>
          <td />
          <td />
        </tr>
      )}
    </tbody>
  </table>
);

interface PayerRowProps extends LordsProps {
  readonly payer: Payer;
  readonly chance: number;
}

const PayerRow = ({ model, payer, chance }: PayerRowProps) => {
  const { view } = model.frame.value;
  const { viewer } = model;
  return (
    <tr>
      <th scope="row">
        <Swatch payer={payer} size={24} />
        {payer === 'strip' ? t('lords-of-vegas.strip') : COMPANIES[payer].name}
      </th>
      <td>
        {chance === 0 ? (
          <span class="quiet">{t('lords-of-vegas.noCardLeft')}</span>
        ) : (
          <>
            <span class="payer-bar" style={{ '--share': chance, '--tube': `var(--co-${payer})` }} aria-hidden="true" />
            <span class="payer-share">{percent(chance)}</span>
          </>
        )}
      </td>
      <td>{viewer === 'spectator' ? '–' : <OwnShare model={model} payer={payer} seat={viewer} />}</td>
      <td>{payer === 'strip' ? '–' : view.tilesLeft[payer as Colour]}</td>
    </tr>
  );
};

interface OwnShareProps extends LordsProps {
  readonly payer: Payer;
  readonly seat: Seat;
}

/** Money and points. Points that are lost at a break of the score track are on a line of their own. */
const OwnShare = ({ model, payer, seat }: OwnShareProps) => {
  const { view } = model.frame.value;
  const { money, points, lost } = shareOf(paymentOf(view, payer), seat);
  return (
    <>
      {millions(money)}
      {points > 0 && <b>{` ${t('lords-of-vegas.gets', { points })}`}</b>}
      {lost > 0 && <small>{t('lords-of-vegas.lost', { points: lost })}</small>}
    </>
  );
};
