/** Who sits where: added, removed, moved and shuffled with buttons that a keyboard reaches like a finger does. */

import { lasVegas } from '@fremont/games/las-vegas';
import { useSignal } from '@preact/signals';
import { list, t } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { addSeat, type SeatDraft, type SeatKind, shuffleSeats } from './draft.ts';
import { freshNames } from './names.ts';
import { SeatRow } from './SeatRow.tsx';

const { min, max } = lasVegas.meta.seats;

export const SeatList = (props: {
  readonly seats: readonly SeatDraft[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}) => {
  const { seats } = props;
  /** Said to screen readers after the order has changed. */
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
        <span>{t('setup.seatsHint')}</span>
      </div>
      <ol class="seats">
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
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
        <Button size="small" icon="bot" off={full} onPress={() => add('greedy')}>
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
