/** One seat: badge, name, who plays it, and the numbers of the game. A press picks its pieces out on the board. */

import type { Seat } from '@fremont/kernel';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ScreenTypes, SessionProps } from './game-screen.ts';
import { type Player, playerAt } from './players.ts';
import { RoadArrow } from './RoadArrow.tsx';

export const SeatCard = <S extends ScreenTypes>({
  session,
  seat,
  active,
  finished,
}: SessionProps<S> & { readonly seat: Seat; readonly active: boolean; readonly finished: boolean }) => {
  const player = playerAt(session.players, seat);
  const { SeatNumbers } = session.screen;
  const SeatClock = session.extras?.SeatClock;
  const picked = session.spotlight.value === seat;
  return (
    <li
      class={['seat', active && 'seat-active', finished && 'seat-finished', picked && 'seat-picked']
        .filter(Boolean)
        .join(' ')}
      data-seat={seat}
    >
      {active && <RoadArrow />}
      <button
        type="button"
        class="seat-press"
        aria-pressed={picked}
        aria-label={t('table.showPieces', { name: player.name })}
        onClick={() => {
          session.spotlight.value = picked ? null : seat;
        }}
      />
      <div class="seat-who">
        <Badge enamel={player.colour} initial={player.initial} />
        <div class="seat-name">
          <p>
            <bdi>{player.name}</bdi>
            {isOnlyPerson(session.people, seat) && <span class="seat-you">{t('table.you')}</span>}
          </p>
          <p class="seat-kind">
            <Kind session={session} player={player} />
          </p>
        </div>
        {SeatClock !== undefined && <SeatClock sitting={session} seat={seat} />}
      </div>
      <SeatNumbers session={session} seat={seat} />
    </li>
  );
};

/** "You" is clear only while one person sits at the device. */
const isOnlyPerson = (people: readonly Seat[], seat: Seat): boolean => people.length === 1 && people[0] === seat;

const Kind = <S extends ScreenTypes>({ session, player }: SessionProps<S> & { readonly player: Player }) => {
  const SeatNote = session.extras?.SeatNote;
  if (SeatNote !== undefined && player.bot === null) return <SeatNote sitting={session} seat={player.seat} />;
  return player.bot === null ? (
    <span>{t('table.here')}</span>
  ) : (
    <>
      <Icon name="bot" size={14} />
      {t('table.bot', { level: t(`table.level-${player.bot}`) })}
    </>
  );
};
