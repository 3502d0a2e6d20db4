/** The table page once there is a table: stage, dock, seats, side and top bar, in the order focus goes round. */

import { computed, useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { lazy } from '../ui/lazy.tsx';
import { askIn } from './commands.ts';
import { Dock } from './Dock.tsx';
import { useFocusOnQuestion } from './focus.ts';
import type { ScreenTypes, SessionProps } from './game-screen.ts';
import { HandOver } from './HandOver.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { useKeys } from './keyboard.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { LogLines, LogPanel } from './LogPanel.tsx';
import { type Panels, tablePanels } from './panels.ts';
import { SeatList, SeatRail } from './SeatRail.tsx';
import type { Session } from './session.ts';
import { TopBar } from './TopBar.tsx';
import { tableControls } from './table-controls.ts';
import { UndoDialog } from './UndoButtons.tsx';
import { WhyPaper } from './WhyPaper.tsx';
import './table.css';

const SetupDialog = lazy(async () => (await import('../setup/SetupDialog.tsx')).SetupDialog);

export const TableFrame = <S extends ScreenTypes>({ session }: SessionProps<S>) => {
  const panels = useMemo(tablePanels, []);
  const controls = useMemo(() => computed(() => tableControls(session, panels)), [session, panels]);
  useKeys(controls);
  useFocusOnQuestion(useComputed(() => (session.actor === null ? undefined : askIn(session.update.value))));
  useResult(session, panels);
  const { Side } = session.screen;
  const Papers = session.extras?.Papers;
  return (
    <div class="table-app" data-game={session.setting.game}>
      <div class="table-frame">
        <Stage session={session} panels={panels} />
        <Dock session={session} controls={controls.value} />
        <SeatRail session={session} />
        <aside class="side" aria-label={t('table.openLog')}>
          <Side session={session} />
          <SideLog session={session} />
        </aside>
        <TopBar session={session} panels={panels} />
        {Papers !== undefined && <Papers sitting={session} />}
      </div>
      <WhyPaper players={session.players} />
      <LiveRegion live={session.live} />
      <OpenDialog session={session} panels={panels} controls={controls.value} />
    </div>
  );
};

const SideLog = <S extends ScreenTypes>({ session }: SessionProps<S>) => {
  const Around = session.extras?.LogPanel;
  return Around === undefined ? (
    <LogPanel session={session} />
  ) : (
    <Around sitting={session} log={<LogLines session={session} />} />
  );
};

const Stage = <S extends ScreenTypes>({ session, panels }: SessionProps<S> & { readonly panels: Panels }) => {
  const stage = useRef<HTMLElement>(null);
  const { Board, TextView } = session.screen;
  const inWords = panels.textView.value;
  useEffect(() => {
    session.stage = stage.current?.closest('.table-frame') ?? null;
    return () => {
      session.stage = null;
    };
  }, [session]);
  return (
    // A tap anywhere on the board finishes what is playing; keys have Space for it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space does the same from anywhere on the page
    <main id="main" ref={stage} class="stage" tabIndex={-1} onClick={() => session.isPlaying.peek() && session.skip()}>
      {inWords ? <TextView session={session} /> : <Board session={session} />}
      <HandOver session={session} />
    </main>
  );
};

const OpenDialog = <S extends ScreenTypes>({
  session,
  panels,
  controls,
}: SessionProps<S> & { readonly panels: Panels; readonly controls: ReturnType<typeof tableControls> }) => {
  const { Rail, Side, Result } = session.screen;
  const close = (): void => {
    panels.dialog.value = null;
  };
  switch (panels.dialog.value) {
    case null:
      return null;
    case 'undo':
      return <UndoDialog session={session} panels={panels} />;
    case 'keys':
      return <KeysDialog controls={controls} panels={panels} />;
    case 'log':
      return (
        <Dialog title={t('table.openLog')} onClose={close}>
          <SeatList session={session} />
          <Rail session={session} />
          <Side session={session} />
          <LogLines session={session} />
        </Dialog>
      );
    case 'result':
      return <Result session={session} onClose={close} onNewTable={() => panels.open('newTable')} />;
    case 'newTable':
      return (
        <SetupDialog
          start={{ game: session.setting.game, seats: 'last', edition: null, where: 'here' }}
          onClose={close}
        />
      );
  }
};

/** The result opens by itself once the last story has been told. */
const useResult = <S extends ScreenTypes>(session: Session<S>, panels: Panels): void => {
  const isOver = useComputed(() => session.update.value.outcome !== null && !session.isPlaying.value);
  const over = isOver.value;
  useEffect(() => {
    if (over) panels.dialog.value = 'result';
    else if (panels.dialog.peek() === 'result') panels.dialog.value = null;
  }, [over, panels]);
};
