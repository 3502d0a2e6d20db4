/** Badge, cash and points of each seat above the board. Phones show it instead of the seat cards. */

import { at } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Ticking } from '../../table/Ticking.tsx';
import type { LordsProps } from './types.ts';
import { millions } from './words.ts';

export const SeatStrip = ({ model }: LordsProps) => {
  const { view } = model.frame.value;
  return (
    <ul class="lords-seats">
      {model.players.map(({ seat, name, colour, initial }) => {
        const { money, points } = at(view.chairs, seat);
        return (
          <li key={seat} class={view.turn === seat ? 'lords-seat-active' : ''}>
            <Badge enamel={colour} initial={initial} />
            <b data-cash={seat}>
              <span class="visually-hidden">{name} </span>
              <Ticking model={model} value={money} format={millions} />
            </b>
            <small data-score={seat}>{t('lords-of-vegas.pointsShort', { count: points })}</small>
          </li>
        );
      })}
    </ul>
  );
};
