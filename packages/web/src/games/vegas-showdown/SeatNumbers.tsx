/** The numbers of a seat: money, income, counters, the sheet in small, and what it is doing. */

import { incomeOf } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { coveredOf, MiniPlan } from './Plan.tsx';
import { picksOf } from './picks.ts';
import type { ShowdownProps, ShowdownSession } from './types.ts';
import { Values } from './Values.tsx';
import { doingWords, nameOf } from './words.ts';
import './seats.css';

export const SeatNumbers = ({ session, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { view, money: gains, fame } = session.frame.value;
  const chair = at(view.chairs, seat);
  const { names } = session.text.value;
  const shown = picksOf(session).looking.value === seat;
  return (
    <div class="showdown-numbers">
      <button
        type="button"
        class="mini-press"
        aria-pressed={shown}
        aria-label={`${t('vegas-showdown.sheetOf', { name: nameOf(session, seat) })}, ${coveredOf(chair.sheet, view.options.sheet)}`}
        onClick={() => lookAt(session, seat)}
      >
        <MiniPlan sheet={chair.sheet} shape={view.options.sheet} />
      </button>
      <div class="showdown-money">
        <p>
          <span class="visually-hidden">{names.counters.money} </span>
          <b>{money(chair.money)}</b>
          <Gain amount={at(gains, seat)} />
          <span class="seat-income" title={names.counters.income}>
            <span class="visually-hidden">{names.counters.income} </span>+{incomeOf(chair)}
          </span>
        </p>
        <p>
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
        {doingWords(session, seat)}
      </p>
    </div>
  );
};

const Gain = ({ amount }: { readonly amount: number }) =>
  amount === 0 ? null : (
    <em class={amount > 0 ? 'seat-gain gain' : 'seat-gain loss'}>{`${amount > 0 ? '+' : '−'}${Math.abs(amount)}`}</em>
  );

/** Shows a sheet in place of the market, or goes back. */
export const lookAt = (session: ShowdownSession, seat: Seat): void => {
  const { looking } = picksOf(session);
  looking.value = looking.peek() === seat ? null : seat;
};
