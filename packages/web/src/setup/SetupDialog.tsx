/** The dialog for a new table: game, seats, options. Its defaults can be opened at once. */

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { OpenFront } from '../games/front.ts';
import { FIRST_FRONT, frontOf, setupOf } from '../games/fronts.ts';
import { loadMessages, t } from '../i18n/index.ts';
import { LessonNote } from '../lessons/LessonNote.tsx';
import { onlineMessages } from '../online/messages.ts';
import { newOnlineDraft } from '../online/setup/draft.ts';
import { fittingOnlineSeats } from '../online/setup/seats.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { lazy } from '../ui/lazy.tsx';
import { notify } from '../ui/Toast.tsx';
import { NAME_MAX, type SeatDraft } from './draft.ts';
import { EditionChoice, GameChoice } from './GameChoice.tsx';
import { rememberedGame, rememberSetup } from './memory.ts';
import { freshNames } from './names.ts';
import { OptionRows } from './OptionRows.tsx';
import { openTable } from './open.ts';
import { fittingOptions } from './options.ts';
import { SeatList } from './SeatList.tsx';
import { nameFault, withAllNames } from './seat-edits.ts';
import { newSetupDraft, type SetupDraft, type SetupStart } from './setup-draft.ts';
import { TableFacts } from './TableFacts.tsx';
import { WhereChoice } from './WhereChoice.tsx';
import './setup.css';

export type { SetupStart } from './setup-draft.ts';

const OnlineBody = lazy(async () => {
  await loadMessages(onlineMessages);
  return (await import('../online/setup/OnlineSetup.tsx')).OnlineBody;
});
const OnlineFooter = lazy(async () => {
  await loadMessages(onlineMessages);
  return (await import('../online/setup/OnlineSetup.tsx')).OnlineFooter;
});

const startingFront = ({ game }: SetupStart): OpenFront =>
  frontOf(game ?? rememberedGame() ?? FIRST_FRONT.id) ?? FIRST_FRONT;

/** The chosen game and its draft. The draft is null until the game's set-up is loaded. */
const useDraft = (start: SetupStart) => {
  const front = useSignal(startingFront(start));
  const before = useSignal<readonly SeatDraft[] | null>(null);
  const setup = setupOf(front.value.id);
  const draft = useMemo(() => {
    const wishes = before.peek() === null ? start : { seats: start.seats, edition: null };
    return setup === null ? null : newSetupDraft(front.peek(), setup, wishes, before.peek());
  }, [setup]);
  const choose = (next: OpenFront): void => {
    before.value = draft?.seats.peek() ?? null;
    front.value = next;
  };
  return { front: front.value, draft, choose };
};

export const SetupDialog = ({ start, onClose }: { readonly start: SetupStart; readonly onClose: () => void }) => {
  const { front, draft, choose } = useDraft(start);
  const isOnline = useSignal(start.where !== 'here');
  const online = useMemo(() => newOnlineDraft(start.where === 'public' ? 'public' : 'link', front.seats), []);
  const chooseGame = (next: OpenFront): void => {
    online.seats.value = fittingOnlineSeats(online.seats.peek(), next.seats);
    choose(next);
  };
  const parts = { front, draft, onDone: onClose };
  return (
    <Dialog
      title={t('setup.title')}
      size="large"
      onClose={onClose}
      footer={
        draft === null ? null : isOnline.value ? (
          <OnlineFooter {...parts} draft={draft} online={online} />
        ) : (
          <LocalFooter {...parts} draft={draft} />
        )
      }
    >
      <GameChoice now={front} onChoose={chooseGame} />
      {draft === null ? (
        <div class="setup setup-waiting" />
      ) : isOnline.value ? (
        <OnlineBody
          front={front}
          draft={draft}
          online={online}
          top={<Top {...parts} draft={draft} isOnline={isOnline} seats={online.seats.value.length} />}
          rules={<OptionRows front={front} draft={draft} seats={online.seats.value.length} />}
        />
      ) : (
        <LocalBody
          {...parts}
          draft={draft}
          top={<Top {...parts} draft={draft} isOnline={isOnline} seats={draft.seats.value.length} />}
        />
      )}
    </Dialog>
  );
};

interface PartProps {
  readonly front: OpenFront;
  readonly draft: SetupDraft;
}

const Top = (props: PartProps & { readonly isOnline: Signal<boolean>; readonly seats: number }) => (
  <>
    <WhereChoice isOnline={props.isOnline} />
    <EditionChoice front={props.front} draft={props.draft} seats={props.seats} />
    <LessonNote front={props.front} edition={String(props.draft.options.value['edition'] ?? '')} />
  </>
);

const LocalBody = ({ front, draft, top }: PartProps & { readonly top: ComponentChildren }) => {
  const { setup, seats, options } = draft;
  const setSeats = (next: readonly SeatDraft[]): void => {
    seats.value = next;
    options.value = fittingOptions(setup, options.value, next.length);
  };
  return (
    <div class="setup">
      <div>
        {top}
        <SeatList front={front} seats={seats.value} onChange={setSeats} />
      </div>
      <OptionRows front={front} draft={draft} seats={seats.value.length} />
    </div>
  );
};

const LocalFooter = ({ front, draft, onDone }: PartProps & { readonly onDone: () => void }) => {
  const seats = draft.seats.value;
  const options = draft.options.value;
  const open = (): void => {
    const named = withAllNames(seats, freshNames());
    rememberSetup(front.id, options, named);
    openTable(front.id, options, named).then(onDone, () => notify({ key: 'open', text: () => t('home.openFailed') }));
  };
  return (
    <>
      <TableFacts setup={draft.setup} options={options} seats={seats} />
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
