/** Covers the board until the right person holds the device, so that secrets stay secret. */

import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import type { ScreenTypes } from '../game-screen.ts';
import type { OpenTable } from '../open-table.ts';
import { playerAt } from '../players.ts';

export type HandOverProps<S extends ScreenTypes> = Pick<OpenTable<S>, 'model' | 'viewpoint'>;

export const HandOver = <S extends ScreenTypes>({ model, viewpoint }: HandOverProps<S>) => {
  const seat = model.handOver.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  const { name, colour, initial } = playerAt(model.players, seat);
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
          onClick={() => viewpoint.takeOver()}
        >
          {t('table.handOverTake', { name })}
        </button>
      </div>
    </div>
  );
};
