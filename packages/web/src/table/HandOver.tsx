/** Between people with secrets: a paper card that covers the board until the right person holds the device. */

import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import type { ScreenTypes, SessionProps } from './game-screen.ts';
import { playerAt } from './players.ts';

export const HandOver = <S extends ScreenTypes>({ session }: SessionProps<S>) => {
  const seat = session.handOver.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  const { name, colour, initial } = playerAt(session.players, seat);
  return (
    <div class="hand-over">
      <div class="hand-over-card" role="dialog" aria-modal="false" aria-label={t('table.handOver', { name })}>
        <Badge enamel={colour} initial={initial} />
        <h2>{t('table.handOver', { name })}</h2>
        <p>{t('table.handOverText', { name })}</p>
        <button
          ref={button}
          type="button"
          class="button button-primary button-large"
          onClick={() => session.takeOver()}
        >
          {t('table.handOverTake', { name })}
        </button>
      </div>
    </div>
  );
};
