/** The part of a seat's result that came from tiles, face by face. */

import type { Seat } from '@fremont/kernel';
import { money, t } from '../../../i18n/index.ts';
import { TileArt } from '../../../pieces/TileArt.tsx';
import type { LasVegasProps } from '../types.ts';
import { tileName } from './tile-lookup.ts';
import { faceMoney } from './tile-money.ts';

export const ResultTiles = ({ model, seat }: LasVegasProps & { readonly seat: Seat }) => {
  const events = model.history.value.flatMap((step) => step.events);
  const faces = faceMoney(events, seat);
  return (
    <div class="result-part result-tiles">
      <p class="cap">{t('royale.resultTiles')}</p>
      {faces.length === 0 && <p class="quiet">{t('las-vegas.resultNothing')}</p>}
      <ul>
        {faces.map(({ face, money: amount }) => (
          <li key={face}>
            <TileArt face={face} />
            <span>{tileName(model, face)}</span>
            <b class={amount < 0 ? 'loss' : 'gain'}>{amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`}</b>
          </li>
        ))}
      </ul>
    </div>
  );
};
