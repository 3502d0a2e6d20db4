/** Setting up a new table: edition, who sits where, what happens. Good enough to open at once. */

import { type Edition, lasVegas, type Options } from '@fremont/games/las-vegas';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { loadMessages, t } from '../i18n/index.ts';
import { onlineMessages } from '../online/messages.ts';
import { newOnlineDraft } from '../online/setup/draft.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { lazy } from '../ui/lazy.tsx';
import { notify } from '../ui/Toast.tsx';
import { NAME_MAX, nameFault, peopleSeats, type SeatDraft, soloSeats } from './draft.ts';
import { EditionFacts } from './EditionFacts.tsx';
import { rememberedSetup, rememberSetup } from './memory.ts';
import { freshNames } from './names.ts';
import { EditionChoice, OptionRows } from './OptionRows.tsx';
import { openTable } from './open.ts';
import { fittingOptions } from './options.ts';
import { SeatList } from './SeatList.tsx';
import { WhereChoice } from './WhereChoice.tsx';
import './setup.css';

export interface SetupStart {
  /** The seats of the last time, or people around one screen. */
  readonly seats: 'last' | 'people';
  /** Null for the edition of the last time. */
  readonly edition: Edition | null;
  /** At this device, or on the server: for everybody, or for whoever gets the link. */
  readonly where: 'here' | 'public' | 'link';
}

const onlineSetup = async () => {
  const [loaded] = await Promise.all([import('../online/setup/OnlineSetup.tsx'), loadMessages(onlineMessages)]);
  return loaded;
};

const OnlineBody = lazy(async () => (await onlineSetup()).OnlineBody);
const OnlineFooter = lazy(async () => (await onlineSetup()).OnlineFooter);

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
  const isOnline = useSignal(start.where !== 'here');
  const draft = useMemo(() => newOnlineDraft(start.where === 'public' ? 'public' : 'link'), []);
  const count = isOnline.value ? draft.seats.value.length : seats.value.length;
  const top = (
    <>
      <WhereChoice isOnline={isOnline} />
      <EditionChoice options={options} seats={count} />
    </>
  );
  const setSeats = (next: readonly SeatDraft[]): void => {
    seats.value = next;
    options.value = fittingOptions(options.value, next.length);
  };
  return (
    <Dialog
      title={t('setup.title')}
      size="large"
      onClose={onClose}
      footer={
        isOnline.value ? (
          <OnlineFooter draft={draft} options={options} onDone={onClose} />
        ) : (
          <LocalFooter seats={seats.value} options={options.value} onDone={onClose} />
        )
      }
    >
      {isOnline.value ? (
        <OnlineBody draft={draft} options={options} top={top} rules={<OptionRows options={options} seats={count} />} />
      ) : (
        <div class="setup">
          <div>
            {top}
            <SeatList seats={seats.value} onChange={setSeats} />
          </div>
          <OptionRows options={options} seats={count} />
        </div>
      )}
    </Dialog>
  );
};

const LocalFooter = (props: {
  readonly seats: readonly SeatDraft[];
  readonly options: Options;
  readonly onDone: () => void;
}) => {
  const { seats, options } = props;
  const open = (): void => {
    rememberSetup(options, seats);
    openTable(options, seats).then(props.onDone, () => notify({ key: 'open', text: () => t('home.openFailed') }));
  };
  return (
    <>
      <EditionFacts options={options} seats={seats} />
      <Button look="primary" size="large" off={reasonNotToOpen(seats)} onPress={open}>
        {t('setup.open-table')}
      </Button>
    </>
  );
};

const reasonNotToOpen = (seats: readonly SeatDraft[]): string | null => {
  const fault = seats.map((seat) => nameFault(seats, seat)).find((one) => one !== null) ?? null;
  return fault === null ? null : t('setup.fixFirst', { what: t(`setup.${fault}`, { max: NAME_MAX }) });
};
