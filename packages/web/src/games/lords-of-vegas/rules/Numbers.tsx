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
import { NumbersPanel } from '../../../pages/rules/NumbersPanel.tsx';
import { CompanySprite, Swatch } from '../Companies.tsx';
import { PrintedDie } from '../PrintedDie.tsx';
import { millions } from '../words.ts';
import '../board.css';
import './figure.css';

const { min, max } = lordsOfVegas.meta.seats;

export const Numbers = () => (
  <NumbersPanel
    facts={[
      [t('rules.players'), `${min}–${max}`],
      [t('lords-of-vegas.numberLots'), LOTS.length],
      [t('lords-of-vegas.numberCards'), LOT_CARDS.length + 1],
      [t('rules.dice'), DICE_PER_SEAT],
      [t('lords-of-vegas.numberMarkers'), MARKERS_PER_SEAT],
      [t('lords-of-vegas.numberTiles'), TILES_PER_COLOUR],
    ]}
  >
    <CompanySprite />
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
  </NumbersPanel>
);
