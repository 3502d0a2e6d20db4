/** The panel beside the board: what everybody would be paid if the round ended now, best total first. */

import { at } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ParticipantBadge } from './Bills.tsx';
import { winningsNow } from './prospects.ts';
import { moneyOf } from './SeatNumbers.tsx';
import type { LasVegasProps, LasVegasSession } from './types.ts';

interface Line {
  readonly seat: LasVegasSession['players'][number]['seat'];
  readonly name: string;
  readonly now: number;
  /** With what has been won before; null where that lies face down. */
  readonly total: number | null;
}

const linesOf = (session: LasVegasSession): Line[] => {
  const { view, payout } = session.frame.value;
  return session.players
    .map(({ seat, name }) => {
      const now = winningsNow(view, seat, payout?.gone);
      const before = moneyOf(at(view.chairs, seat));
      return { seat, name, now, total: before === null ? null : before + now };
    })
    .sort((a, b) => (b.total ?? b.now) - (a.total ?? a.now));
};

export const StandNow = ({ session }: LasVegasProps) => {
  // At the end the result says it all.
  if (session.frame.value.view.phase.type === 'over') return null;
  return (
    <section class="panel stand-now">
      <h2 class="panel-head">
        <Icon name="clock" size={17} />
        {t('las-vegas.standNow')}
        <span class="panel-note">{t('las-vegas.total')}</span>
      </h2>
      <ol>
        {linesOf(session).map(({ seat, name, now, total }) => (
          <li key={seat}>
            <ParticipantBadge session={session} participant={seat} />
            <bdi>{name}</bdi>
            <b class={now > 0 ? 'gain' : ''}>{now > 0 ? `+${money(now)}` : '–'}</b>
            <span>{total === null ? '?' : money(total)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
