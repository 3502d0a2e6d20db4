/** The seats of a new table, with buttons to add, remove, move and shuffle. */

import { useSignal } from '@preact/signals';
import type { OpenFront } from '../games/front.ts';
import { list, t } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { addSeat, type SeatDraft, type SeatKind } from './draft.ts';
import { usualLevel } from './levels.ts';
import { freshNames } from './names.ts';
import { SeatRow } from './SeatRow.tsx';
import { shuffleSeats } from './seat-edits.ts';

export const SeatList = (props: {
  readonly front: OpenFront;
  readonly seats: readonly SeatDraft[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}) => {
  const { seats, front } = props;
  const { min, max } = front.seats;
  /** Announced to screen readers after a change of order. */
  const said = useSignal('');
  const reorder = (next: readonly SeatDraft[]): void => {
    props.onChange(next);
    said.value = t('setup.order', { names: list(next.map(({ name }) => name)) });
  };
  const full = seats.length < max ? null : t('setup.tooMany', { max });
  const add = (kind: SeatKind): void => props.onChange(addSeat(seats, kind, freshNames()));
  return (
    <>
      <div class="seats-head">
        <h3 class="cap">{t('setup.seats')}</h3>
        <span>{t(`setup.begins-${front.begins}`)}</span>
      </div>
      <ol class="seats">
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            front={front}
            seats={seats}
            seat={seat}
            index={index}
            tooFew={seats.length > min ? null : t('setup.tooFew', { min })}
            onChange={props.onChange}
            onReorder={reorder}
          />
        ))}
      </ol>
      <div class="seats-foot">
        <Button size="small" icon="bot" off={full} onPress={() => add(usualLevel(front))}>
          {t('setup.addBot')}
        </Button>
        <Button size="small" icon="person" off={full} onPress={() => add('person')}>
          {t('setup.addPerson')}
        </Button>
        <Button size="small" icon="shuffle" onPress={() => reorder(shuffleSeats(seats, Math.random))}>
          {t('setup.shuffle')}
        </Button>
      </div>
      <span class="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
};
