/** The seats in turn order, with the game's panels below. */

import { t } from '../i18n/index.ts';
import type { ModelProps, ScreenTypes } from './game-screen.ts';
import { SeatCard } from './SeatCard.tsx';

export const SeatRail = <S extends ScreenTypes>({ model }: ModelProps<S>) => {
  const { Rail } = model.screen;
  return (
    <aside class="seat-rail" aria-label={t('table.seats')}>
      <SeatList model={model} />
      <Rail model={model} />
    </aside>
  );
};

export const SeatList = <S extends ScreenTypes>({ model }: ModelProps<S>) => (
  <ul class="seat-list">
    {model.players.map(({ seat }) => {
      const state = model.screen.seatState(model, seat);
      return (
        <SeatCard key={seat} model={model} seat={seat} active={state === 'active'} finished={state === 'finished'} />
      );
    })}
  </ul>
);
