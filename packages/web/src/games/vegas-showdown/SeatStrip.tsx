/** Phones have no rail of seats: badge, money and Fame of everybody above the board; a press shows the sheet. */

import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Named } from '../../table/ControlButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { picksOf } from './picks.ts';
import { lookAt } from './SeatNumbers.tsx';
import type { ShowdownProps, ShowdownSession } from './types.ts';
import { nameOf } from './words.ts';

export const SeatStrip = ({ session }: ShowdownProps) => {
  const { view } = session.frame.value;
  const active = view.phase.type === 'over' ? null : view.phase.seat;
  return (
    <ul class="showdown-seats">
      {session.players.map(({ seat, colour, initial }) => {
        const chair = at(view.chairs, seat);
        return (
          <li key={seat} data-seat={seat} class={active === seat ? 'strip-active' : ''}>
            <button
              type="button"
              aria-pressed={picksOf(session).looking.value === seat}
              onClick={() => lookAt(session, seat)}
            >
              <Named label={labelOf(session, seat)}>
                <Badge enamel={colour} initial={initial} />
                <b>{money(chair.money)}</b>
                <small>
                  <Icon name="star" size={12} />
                  {chair.fame}
                  {view.dealer === seat && <span class="dealer">D</span>}
                </small>
              </Named>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const labelOf = (session: ShowdownSession, seat: Seat): string => {
  const { view } = session.frame.value;
  const { money: dollars, fame } = at(view.chairs, seat);
  const label = t('vegas-showdown.lookAt', { name: nameOf(session, seat), money: money(dollars), fame });
  return view.dealer === seat ? `${label}, ${session.text.value.names.dealer}` : label;
};
