/** The numbers on a seat card: money, income, counters, the small sheet, and the action of this turn. */

import { incomeOf } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { explains } from '../../table/explain.ts';
import { Ticking } from '../../table/Ticking.tsx';
import { picksOf, toggleSheet } from './picks.ts';
import { coveredCount, SheetThumbnail } from './SheetDrawing.tsx';
import type { ShowdownProps } from './types.ts';
import { Values } from './Values.tsx';
import { nameOf, seatAction } from './words.ts';
import './seats.css';

export const SeatNumbers = ({ model, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { view, money: gains, fame } = model.frame.value;
  const chair = at(view.chairs, seat);
  const { names } = model.text.value;
  const isOpen = picksOf(model).openSheet.value === seat;
  return (
    <div class="showdown-numbers">
      <button
        type="button"
        class="mini-press"
        aria-pressed={isOpen}
        aria-label={`${t('vegas-showdown.sheetOf', { name: nameOf(model, seat) })}, ${coveredCount(chair.sheet, view.options.sheet)}`}
        onClick={() => toggleSheet(model, seat)}
      >
        <SheetThumbnail sheet={chair.sheet} shape={view.options.sheet} />
      </button>
      <div class="showdown-money">
        <p>
          <span class="visually-hidden">{names.counters.money} </span>
          <b data-cash={seat}>
            <Ticking model={model} value={chair.money} format={money} />
          </b>
          <Gain amount={at(gains, seat)} />
          <span class="seat-income" {...explains('income')}>
            <span class="visually-hidden">{names.counters.income} </span>+{incomeOf(chair)}
          </span>
        </p>
        <p data-fame={seat}>
          <Values names={names} population={chair.population} revenue={chair.revenue} fame={chair.fame} />
          <Gain amount={at(fame, seat)} />
        </p>
      </div>
      <p class="seat-doing">
        {view.dealer === seat && (
          <abbr class="dealer" title={names.dealer}>
            D
          </abbr>
        )}
        {seatAction(model, seat)}
      </p>
    </div>
  );
};

const Gain = ({ amount }: { readonly amount: number }) =>
  amount === 0 ? null : (
    <em class={amount > 0 ? 'seat-gain gain' : 'seat-gain loss'}>{`${amount > 0 ? '+' : '−'}${Math.abs(amount)}`}</em>
  );
