/** One seat: badge, name, who plays it, and the numbers of the game. A press highlights its pieces on the board. */

import type { Seat } from '@fremont/kernel';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ModelProps, ScreenTypes } from './game-screen.ts';
import { type Player, playerAt } from './players.ts';
import { RoadArrow } from './RoadArrow.tsx';

export const SeatCard = <S extends ScreenTypes>({
  model,
  seat,
  active,
  finished,
}: ModelProps<S> & { readonly seat: Seat; readonly active: boolean; readonly finished: boolean }) => {
  const player = playerAt(model.players, seat);
  const { SeatNumbers } = model.screen;
  const SeatClock = model.extras?.SeatClock;
  const picked = model.spotlight.value === seat;
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
          model.spotlight.value = picked ? null : seat;
        }}
      />
      <div class="seat-who">
        <Badge enamel={player.colour} initial={player.initial} />
        <div class="seat-name">
          <p>
            <bdi>{player.name}</bdi>
            {player.isYou && <span class="seat-you">{t('table.you')}</span>}
          </p>
          <p class="seat-kind">
            <Kind model={model} player={player} />
          </p>
        </div>
        {SeatClock !== undefined && <SeatClock model={model} seat={seat} />}
      </div>
      <SeatNumbers model={model} seat={seat} />
    </li>
  );
};

/** In the order of the names of bots in this language: the page does not load the names in others. */
const styleWord = ({ name }: Player): string => {
  const word = t('table.styles').split(', ')[t('shell.botNames').split(', ').indexOf(name)];
  return word === undefined ? '' : ` · ${word}`;
};

const Kind = <S extends ScreenTypes>({ model, player }: ModelProps<S> & { readonly player: Player }) => {
  const SeatNote = model.extras?.SeatNote;
  if (SeatNote !== undefined && player.bot === null) return <SeatNote model={model} seat={player.seat} />;
  return player.bot === null ? (
    <span>{t('table.here')}</span>
  ) : (
    <>
      <Icon name="bot" size={14} />
      {t('table.bot', { level: t(`table.level-${player.bot}`) })}
      {styleWord(player)}
    </>
  );
};
