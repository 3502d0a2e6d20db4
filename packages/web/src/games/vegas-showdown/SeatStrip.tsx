/** Badge, money and Fame of each seat above the board. Phones show it instead of the seat cards. A press opens the sheet. */

import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Named } from '../../table/ControlButton.tsx';
import { Ticking } from '../../table/Ticking.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { picksOf, toggleSheet } from './picks.ts';
import type { ShowdownModel, ShowdownProps } from './types.ts';
import { nameOf } from './words.ts';
import './seats.css';

export const SeatStrip = ({ model }: ShowdownProps) => {
  const { view } = model.frame.value;
  const active = view.phase.type === 'over' ? null : view.phase.seat;
  return (
    <ul class="showdown-seats">
      {model.players.map(({ seat, colour, initial }) => {
        const chair = at(view.chairs, seat);
        return (
          <li key={seat} data-seat={seat} class={active === seat ? 'strip-active' : ''}>
            <button
              type="button"
              aria-pressed={picksOf(model).openSheet.value === seat}
              onClick={() => toggleSheet(model, seat)}
            >
              <Named label={labelOf(model, seat)}>
                <Badge enamel={colour} initial={initial} />
                <b data-cash={seat}>
                  <Ticking model={model} value={chair.money} format={money} />
                </b>
                <small data-fame={seat}>
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

const labelOf = (model: ShowdownModel, seat: Seat): string => {
  const { view } = model.frame.value;
  const { money: dollars, fame } = at(view.chairs, seat);
  const label = t('vegas-showdown.lookAt', { name: nameOf(model, seat), money: money(dollars), fame });
  return view.dealer === seat ? `${label}, ${model.text.value.names.dealer}` : label;
};
