/** The panel beside the board: the winnings of each seat if the round ended now, the best total first. */

import { at } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ParticipantBadge } from './Bills.tsx';
import { moneyOf } from './SeatNumbers.tsx';
import type { LasVegasModel, LasVegasProps } from './types.ts';
import { winningsNow } from './winnings.ts';

interface WinningsRow {
  readonly seat: LasVegasModel['players'][number]['seat'];
  readonly name: string;
  readonly now: number;
  /** With earlier winnings; null if those are hidden. */
  readonly total: number | null;
}

const rowsOf = (model: LasVegasModel): WinningsRow[] => {
  const { view, payout } = model.frame.value;
  return model.players
    .map(({ seat, name }) => {
      const now = winningsNow(view, seat, payout?.paid);
      const before = moneyOf(at(view.chairs, seat));
      return { seat, name, now, total: before === null ? null : before + now };
    })
    .sort((a, b) => (b.total ?? b.now) - (a.total ?? a.now));
};

export const WinningsPanel = ({ model }: LasVegasProps) => {
  // After the match the result shows the final totals.
  if (model.frame.value.view.phase.type === 'over') return null;
  return (
    <section class="panel stand-now">
      <h2 class="panel-head">
        <Icon name="clock" size={17} />
        {t('las-vegas.standNow')}
        <span class="panel-note">{t('las-vegas.total')}</span>
      </h2>
      <ol>
        {rowsOf(model).map(({ seat, name, now, total }) => (
          <li key={seat}>
            <ParticipantBadge model={model} participant={seat} />
            <bdi>{name}</bdi>
            <b class={now > 0 ? 'gain' : ''}>{now > 0 ? `+${money(now)}` : '–'}</b>
            <span>{total === null ? '?' : money(total)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
