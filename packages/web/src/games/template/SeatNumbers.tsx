/** The numbers of a seat: its money and the dice it still has to place. */

import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import type { NeonRowProps } from './types.ts';

export const SeatNumbers = ({ model, seat }: NeonRowProps & { readonly seat: Seat }) => {
  const { chairs } = model.frame.value.view;
  const chair = at(chairs, seat);
  return (
    <div class="seat-numbers">
      <p class="seat-number" data-money={seat}>
        <b>{money(chair.money)}</b>
        <span>{t('template.money')}</span>
      </p>
      <p class="seat-number">
        <b>{chair.dice}</b>
        <span>{t('template.diceLeft', { count: chair.dice })}</span>
      </p>
    </div>
  );
};
