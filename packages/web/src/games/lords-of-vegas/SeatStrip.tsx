/** Phones have no rail of seats: badge, cash and points of everybody above the board. */

import { at } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import type { LordsProps } from './types.ts';
import { millions } from './words.ts';

export const SeatStrip = ({ session }: LordsProps) => {
  const { view } = session.frame.value;
  return (
    <ul class="lords-seats">
      {session.players.map(({ seat, name, colour, initial }) => {
        const { money, points } = at(view.chairs, seat);
        return (
          <li key={seat} class={view.turn === seat ? 'lords-seat-active' : ''}>
            <Badge enamel={colour} initial={initial} />
            <b>
              <span class="visually-hidden">{name} </span>
              {millions(money)}
            </b>
            <small>{t('lords-of-vegas.pointsShort', { count: points })}</small>
          </li>
        );
      })}
    </ul>
  );
};
