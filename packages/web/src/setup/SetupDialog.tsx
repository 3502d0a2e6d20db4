/** Setting up a new table: edition, who sits where, what happens. Good enough to open at once. */

import { type Edition, lasVegas, type Options } from '@fremont/games/las-vegas';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { notify } from '../ui/Toast.tsx';
import { NAME_MAX, nameFault, peopleSeats, type SeatDraft, soloSeats } from './draft.ts';
import { EditionFacts } from './EditionFacts.tsx';
import { rememberedSetup, rememberSetup } from './memory.ts';
import { freshNames } from './names.ts';
import { EditionChoice, OptionRows } from './OptionRows.tsx';
import { openTable } from './open.ts';
import { fittingOptions } from './options.ts';
import { SeatList } from './SeatList.tsx';
import './setup.css';

export interface SetupStart {
  /** The seats of the last time, or people around one screen. */
  readonly seats: 'last' | 'people';
  /** Null for the edition of the last time. */
  readonly edition: Edition | null;
}

const { min: SEATS_MIN } = lasVegas.meta.seats;

const startingSeats = (start: SetupStart, kept: readonly SeatDraft[] | null): readonly SeatDraft[] => {
  const names = freshNames();
  const people = kept?.filter(({ kind }) => kind === 'person') ?? [];
  if (start.seats === 'people') return people.length >= SEATS_MIN ? people : peopleSeats(SEATS_MIN, names);
  return kept ?? soloSeats(t('setup.defaultName'), 2, 'greedy', names);
};

const startingOptions = (start: SetupStart, kept: unknown, seats: number): Options => {
  const fields = typeof kept === 'object' && kept !== null ? kept : {};
  return fittingOptions(start.edition === null ? fields : { ...fields, edition: start.edition }, seats);
};

export const SetupDialog = ({ start, onClose }: { readonly start: SetupStart; readonly onClose: () => void }) => {
  const kept = useMemo(() => rememberedSetup(lasVegas.meta.seats), []);
  const seats = useSignal(startingSeats(start, kept.seats));
  const options = useSignal(startingOptions(start, kept.options, seats.peek().length));
  const setSeats = (next: readonly SeatDraft[]): void => {
    seats.value = next;
    options.value = fittingOptions(options.value, next.length);
  };
  const open = (): void => {
    rememberSetup(options.value, seats.value);
    openTable(options.value, seats.value).then(onClose, () =>
      notify({ key: 'open', text: () => t('home.openFailed') }),
    );
  };
  return (
    <Dialog
      title={t('setup.title')}
      size="large"
      onClose={onClose}
      footer={
        <>
          <EditionFacts options={options.value} seats={seats.value} />
          <Button look="primary" size="large" off={reasonNotToOpen(seats.value)} onPress={open}>
            {t('setup.open-table')}
          </Button>
        </>
      }
    >
      <div class="setup">
        <div>
          <EditionChoice options={options} seats={seats.value.length} />
          <SeatList seats={seats.value} onChange={setSeats} />
        </div>
        <OptionRows options={options} seats={seats.value.length} />
      </div>
    </Dialog>
  );
};

const reasonNotToOpen = (seats: readonly SeatDraft[]): string | null => {
  const fault = seats.map((seat) => nameFault(seats, seat)).find((one) => one !== null) ?? null;
  return fault === null ? null : t('setup.fixFirst', { what: t(`setup.${fault}`, { max: NAME_MAX }) });
};
