/** The board as a table of words and numbers, for high zoom and for screen readers. */

import {
  type Casino,
  COMPANIES,
  casinoAround,
  LOT_FACTS,
  LOTS,
  type LotId,
  lotAt,
} from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import type { LordsModel, LordsProps } from './types.ts';
import { millions, nameOf } from './words.ts';
import '../../table/text-view.css';
import { SCROLLS } from '../../ui/scrolls.ts';

export const TextView = ({ model }: LordsProps) => (
  <div class="text-view" {...SCROLLS}>
    <table>
      <caption class="visually-hidden">{t('lords-of-vegas.boardLabel')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lords-of-vegas.textLot')}</th>
          <th scope="col">{t('lords-of-vegas.textPrice')}</th>
          <th scope="col">{t('lords-of-vegas.textDie')}</th>
          <th scope="col">{t('lords-of-vegas.textOwner')}</th>
          <th scope="col">{t('lords-of-vegas.textCasino')}</th>
        </tr>
      </thead>
      <tbody>
        {LOTS.map((lot) => (
          <LotRow key={lot} model={model} lot={lot} />
        ))}
      </tbody>
    </table>
  </div>
);

const LotRow = ({ model, lot }: LordsProps & { readonly lot: LotId }) => {
  const { view } = model.frame.value;
  const { price, die, touchesStrip } = LOT_FACTS[lot];
  return (
    <tr>
      <th scope="row">{touchesStrip ? `${lot} · ${t('lords-of-vegas.strip')}` : lot}</th>
      <td>{millions(price)}</td>
      <td>{die}</td>
      <td>{ownerOf(model, lot)}</td>
      <td>{casinoWords(model, casinoAround(view, lot), lot)}</td>
    </tr>
  );
};

const ownerOf = (model: LordsModel, lot: LotId): string => {
  const { marker, die } = lotAt(model.frame.value.view.lots, lot);
  if (die !== null) return `${nameOf(model, die.owner)} (${die.value})`;
  return marker === null ? '–' : nameOf(model, marker);
};

const casinoWords = (model: LordsModel, casino: Casino | null, lot: LotId): string => {
  if (casino === null) return '–';
  const company = COMPANIES[casino.colour].name;
  if (casino.id !== lot) return company;
  const boss =
    casino.boss === null
      ? t('lords-of-vegas.noBoss')
      : t('lords-of-vegas.bossIs', { name: nameOf(model, casino.boss) });
  return `${company} · ${casino.lots.length} · ${boss}`;
};
