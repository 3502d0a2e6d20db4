/** The game in numbers, taken from its own data: pieces, companies, and the price that goes with each printed die. */

import {
  COLOURS,
  COMPANIES,
  DICE_PER_SEAT,
  FACES,
  LOT_CARDS,
  LOT_LIST,
  LOTS,
  lordsOfVegas,
  MARKERS_PER_SEAT,
  TILES_PER_COLOUR,
} from '@fremont/games/lords-of-vegas';
import { t } from '../../../i18n/index.ts';
import { CompanySprite, Swatch } from '../Companies.tsx';
import { PrintedDie } from '../PrintedDie.tsx';
import { millions } from '../words.ts';
import '../board.css';
import './figure.css';

const { min, max } = lordsOfVegas.meta.seats;

export const Numbers = () => (
  <aside class="rules-numbers panel" aria-label={t('rules.inNumbers')}>
    <CompanySprite />
    <h2 class="cap">{t('rules.inNumbers')}</h2>
    <dl>
      <Fact name={t('rules.players')} value={`${min}–${max}`} />
      <Fact name={t('lords-of-vegas.numberLots')} value={LOTS.length} />
      <Fact name={t('lords-of-vegas.numberCards')} value={LOT_CARDS.length + 1} />
      <Fact name={t('rules.dice')} value={DICE_PER_SEAT} />
      <Fact name={t('lords-of-vegas.numberMarkers')} value={MARKERS_PER_SEAT} />
      <Fact name={t('lords-of-vegas.numberTiles')} value={TILES_PER_COLOUR} />
    </dl>
    <ul class="numbers-companies">
      {COLOURS.map((colour) => (
        <li key={colour}>
          <Swatch payer={colour} size={28} />
          {COMPANIES[colour].name}
        </li>
      ))}
    </ul>
    <h2 class="cap">{t('lords-of-vegas.numberPrices')}</h2>
    <ul class="numbers-prices">
      {FACES.map((face) => (
        <li key={face}>
          <PrintedDie value={face} x={0} y={0} />
          <span class="visually-hidden">{face}</span>
          <b>{millions(LOT_LIST.find(({ die }) => die === face)?.price ?? 0)}</b>
        </li>
      ))}
    </ul>
  </aside>
);

const Fact = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
