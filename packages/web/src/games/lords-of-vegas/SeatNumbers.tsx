/** The numbers of a seat: cash, points, dice and markers left. */

import { at, type Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Ticking } from '../../table/Ticking.tsx';
import { lotsOf } from './owned-pieces.ts';
import type { LordsProps } from './types.ts';
import { millions } from './words.ts';

export const SeatNumbers = ({ model, seat }: LordsProps & { readonly seat: Seat }) => {
  const { view, gains } = model.frame.value;
  const chair = at(view.chairs, seat);
  const gain = gains[seat] ?? 0;
  return (
    <div class="seat-numbers lords-numbers">
      <p class="seat-number" data-cash={seat}>
        <b>
          <Ticking model={model} value={chair.money} format={millions} />
          {gain !== 0 && <GainTag amount={gain} />}
        </b>
        <span>{t('lords-of-vegas.cash')}</span>
      </p>
      <p class="seat-number" data-score={seat}>
        <b>
          <Ticking model={model} value={chair.points} />
        </b>
        <span>{t('lords-of-vegas.pointsWord', { count: chair.points })}</span>
      </p>
      <p class="seat-number">
        <b>{chair.diceLeft}</b>
        <span>{t('lords-of-vegas.diceLeft', { count: chair.diceLeft })}</span>
      </p>
      <p class="seat-number">
        <b>{lotsOf(view, seat).length}</b>
        <span>{t('lords-of-vegas.lots', { count: lotsOf(view, seat).length })}</span>
      </p>
    </div>
  );
};

const GainTag = ({ amount }: { readonly amount: number }) => (
  <em class={amount > 0 ? 'gain-tag gain' : 'gain-tag loss'}>{`${amount > 0 ? '+' : '−'}${Math.abs(amount)}`}</em>
);
