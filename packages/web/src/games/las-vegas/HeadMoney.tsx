/** The money of a seat under its badge. Phones show it instead of the seat card. */

import { isImaginary, type Participant } from '@fremont/games/las-vegas/base';
import { at } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Ticking } from '../../table/Ticking.tsx';
import { MONEY_STEP, moneyOf } from './SeatNumbers.tsx';
import type { LasVegasModel } from './types.ts';

const thousands = (dollars: number): string => String(dollars / 1000);

export const HeadMoney = ({
  model,
  participant,
}: {
  readonly model: LasVegasModel;
  readonly participant: Participant;
}) => {
  if (isImaginary(participant))
    return <span class="head-neutral">{t(participant === 'gray' ? 'royale.gray' : 'las-vegas.neutral')}</span>;
  const chair = at(model.frame.value.view.chairs, participant);
  const dollars = moneyOf(chair);
  return (
    <span class="head-money" data-money={participant}>
      {dollars === null ? (
        `×${chair.billCount}`
      ) : (
        <Ticking model={model} value={dollars} format={thousands} step={MONEY_STEP} />
      )}
    </span>
  );
};
