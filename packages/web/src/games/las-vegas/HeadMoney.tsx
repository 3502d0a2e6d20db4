/** What a seat has, under its badge: the seat card of a phone. */

import { isImaginary, type Participant } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { moneyOf } from './SeatNumbers.tsx';
import type { LasVegasSession } from './types.ts';

export const HeadMoney = ({
  session,
  participant,
}: {
  readonly session: LasVegasSession;
  readonly participant: Participant;
}) => {
  if (isImaginary(participant))
    return <span class="head-neutral">{t(participant === 'gray' ? 'royale.gray' : 'las-vegas.neutral')}</span>;
  const chair = at(session.frame.value.view.chairs, participant);
  const dollars = moneyOf(chair);
  return (
    <span class="head-money" data-money={participant}>
      {dollars === null ? `×${chair.billCount}` : dollars / 1000}
    </span>
  );
};
