/** The seats in turn order. */

import { t } from '../i18n/index.ts';
import type { ScreenTypes, SessionProps } from './game-screen.ts';
import { SeatCard } from './SeatCard.tsx';

export const SeatRail = <S extends ScreenTypes>({ session }: SessionProps<S>) => {
  const { Rail } = session.screen;
  return (
    <aside class="seat-rail" aria-label={t('table.seats')}>
      <SeatList session={session} />
      <Rail session={session} />
    </aside>
  );
};

export const SeatList = <S extends ScreenTypes>({ session }: SessionProps<S>) => (
  <ul class="seat-list">
    {session.players.map(({ seat }) => {
      const state = session.screen.seatState(session, seat);
      return (
        <SeatCard
          key={seat}
          session={session}
          seat={seat}
          active={state === 'active'}
          finished={state === 'finished'}
        />
      );
    })}
  </ul>
);
