/** The numbers on a seat card: money or number of bills, chips, dice left. */

import { type ChairView, EDITION_FACTS, supplyOf } from '@fremont/games/las-vegas/base';
import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Chip } from '../../pieces/Chip.tsx';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import { Ticking } from '../../table/Ticking.tsx';
import type { LasVegasModel, LasVegasProps } from './types.ts';

/** The value of the won bills; null if they are hidden. */
export const moneyOf = ({ bills }: ChairView): number | null => bills?.reduce((sum, bill) => sum + bill, 0) ?? null;

export const SeatNumbers = ({ model, seat }: LasVegasProps & { readonly seat: Seat }) => {
  const { view } = model.frame.value;
  const chair = at(view.chairs, seat);
  const hasChips = EDITION_FACTS[view.options.edition].chipsPerRound > 0;
  return (
    <div class="seat-numbers">
      <SeatMoney model={model} chair={chair} seat={seat} />
      {hasChips && (
        <p class="seat-number seat-chips" data-chips={seat}>
          <b>
            <Chip />
            {chair.chips}
          </b>
          <span>{t('las-vegas.chips', { count: chair.chips })}</span>
        </p>
      )}
      <p class="seat-number seat-dice">
        <DiceLeft model={model} seat={seat} chair={chair} />
        <span>{t('las-vegas.diceLeft', { count: supplyOf(chair) })}</span>
      </p>
    </div>
  );
};

/** The smallest bill. Totals count up in steps of it. */
export const MONEY_STEP = 10_000;

const SeatMoney = ({ model, chair, seat }: LasVegasProps & { readonly chair: ChairView; readonly seat: Seat }) => {
  const dollars = moneyOf(chair);
  const bills = t('las-vegas.billCount', { count: chair.billCount });
  return (
    <p class="seat-number" data-money={seat}>
      <b>
        {dollars === null ? (
          `×${chair.billCount}`
        ) : (
          <Ticking model={model} value={dollars} format={money} step={MONEY_STEP} />
        )}
      </b>
      <span>{bills}</span>
    </p>
  );
};

type LeftDie = 'small' | 'big' | 'neutral' | 'gone';

/** One mark for each die of the edition. It is filled until the seat places the die. */
const diceMarks = ({ view }: { readonly view: LasVegasModel['view'] }, { supply, neutral }: ChairView): LeftDie[] => {
  const all = EDITION_FACTS[view.options.edition].dice;
  return [
    ...Array.from({ length: all.small }, (_, index): LeftDie => (index < supply.small ? 'small' : 'gone')),
    ...Array.from({ length: all.big }, (_, index): LeftDie => (index < supply.big ? 'big' : 'gone')),
    ...Array.from({ length: neutral }, (): LeftDie => 'neutral'),
  ];
};

const DiceLeft = ({ model, seat, chair }: LasVegasProps & { readonly seat: Seat; readonly chair: ChairView }) => {
  const { colour } = playerAt(model.players, seat);
  return (
    <span class="dice-left" style={{ '--own': `var(--pl-${colour})` }} aria-hidden="true">
      {numbered(diceMarks(model.frame.value, chair)).map(({ item, number }) => (
        <i key={number} class={`dice-left-${item}`} />
      ))}
    </span>
  );
};
