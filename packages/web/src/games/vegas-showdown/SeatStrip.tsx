/** Phones have no rail of seats: badge, money and Fame of everybody above the board; a press shows the sheet. */

import { at } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { picksOf } from './picks.ts';
import { lookAt } from './SeatNumbers.tsx';
import type { ShowdownProps } from './types.ts';

export const SeatStrip = ({ session }: ShowdownProps) => {
  const { view } = session.frame.value;
  const active = view.phase.type === 'over' ? null : view.phase.seat;
  return (
    <ul class="showdown-seats">
      {session.players.map(({ seat, name, colour, initial }) => {
        const chair = at(view.chairs, seat);
        return (
          <li key={seat} class={active === seat ? 'strip-active' : ''}>
            <button
              type="button"
              aria-pressed={picksOf(session).looking.value === seat}
              aria-label={t('vegas-showdown.lookAt', { name, money: money(chair.money), fame: chair.fame })}
              onClick={() => lookAt(session, seat)}
            >
              <Badge enamel={colour} initial={initial} />
              <b>{money(chair.money)}</b>
              <small>
                <Icon name="star" size={12} />
                {chair.fame}
                {view.dealer === seat && ' · D'}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
