/** The plate that says what happened. Hidden from screen readers, because the live region reads the same sentence. */

import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import type { ModelProps, ScreenTypes } from '../game-screen.ts';
import type { PlateTone } from '../plates.ts';
import { type Players, playerAt } from '../players.ts';
import { Told } from '../Told.tsx';
import './plate.css';

export const OutcomePlate = <S extends ScreenTypes>({ model }: ModelProps<S>) => {
  const plate = model.plate.value;
  if (plate === null) return null;
  const { tone, seat, event } = plate;
  return (
    <div class="plate" data-tone={tone} aria-hidden="true">
      {seat !== null && <SeatBadge players={model.players} seat={seat} />}
      <div class="plate-text">
        <PlateHead tone={tone} />
        <p class="plate-words">
          <Told sentence={model.sentenceOf(event)} players={model.players} />
        </p>
      </div>
    </div>
  );
};

/** One word for the kind of result. It says nothing for a tone of null. */
export const PlateHead = ({ tone }: { readonly tone: PlateTone | null }) =>
  tone === null ? null : (
    <p class="plate-head" data-tone={tone}>
      {t(`table.plate-${tone}`)}
    </p>
  );

const SeatBadge = ({ players, seat }: { readonly players: Players; readonly seat: Seat }) => {
  const { colour, initial } = playerAt(players, seat);
  return <Badge enamel={colour} initial={initial} />;
};
