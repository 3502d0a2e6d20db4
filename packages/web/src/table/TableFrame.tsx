/** The page of an open table. Stage, dock, seats, side and top bar are in focus order. */

import { computed, type ReadonlySignal, useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { enterPlace } from '../sound/index.ts';
import { lazyPart } from '../ui/lazy.tsx';
import { askIn } from './commands.ts';
import type { Controls } from './controls.ts';
import { Dock } from './Dock.tsx';
import { useFirstTrigger } from './explain.ts';
import { useFocusOnQuestion } from './focus.ts';
import type { ModelProps, ScreenTypes } from './game-screen.ts';
import { useKeys } from './keyboard.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { LogPanel, LogWithFilter } from './LogPanel.tsx';
import type { HandOverProps } from './on-demand/HandOver.tsx';
import type { OpenDialogProps } from './on-demand/OpenDialog.tsx';
import type { TableProps } from './open-table.ts';
import { usePageGuard } from './page-guard.ts';
import { type Panels, tablePanels } from './panels.ts';
import { SeatRail } from './SeatRail.tsx';
import { TopBar } from './TopBar.tsx';
import { tableControls } from './table-controls.ts';
import type { TableModel } from './table-model.ts';
import { why } from './why.ts';
import './table.css';

/** The casts are sound, because these parts read from a table only what every game has. */
const OpenDialog = lazyPart(async () => (await import('./on-demand/index.ts')).loadDialogs()) as <
  S extends ScreenTypes,
>(
  props: OpenDialogProps<S>,
) => VNode;

const Coach = lazyPart(async () => (await import('../lessons/on-demand/Coach.tsx')).Coach) as <S extends ScreenTypes>(
  props: TableProps<S> & { readonly controls: ReadonlySignal<Controls> },
) => VNode;

const Finale = lazyPart(async () => (await import('./on-demand/finale/Finale.tsx')).Finale) as unknown as <
  S extends ScreenTypes,
>(props: {
  readonly table: TableProps<S>['table'];
  readonly panels: Panels;
}) => VNode;

const HandOver = lazyPart(async () => (await import('./on-demand/HandOver.tsx')).HandOver) as <S extends ScreenTypes>(
  props: HandOverProps<S>,
) => VNode;

const OutcomePlate = lazyPart(async () => (await import('./on-demand/OutcomePlate.tsx')).OutcomePlate) as <
  S extends ScreenTypes,
>(
  props: ModelProps<S>,
) => VNode;

const Explanations = lazyPart(async () => (await import('./on-demand/explain/index.ts')).loadTooltip());

const WhyPaper = lazyPart(async () => (await import('./on-demand/WhyPaper.tsx')).WhyPaper);

const CatchUp = lazyPart(async () => (await import('./on-demand/catch-up/CatchUp.tsx')).CatchUp) as <
  S extends ScreenTypes,
>(
  props: TableProps<S> & { readonly place: 'side' | 'frame' },
) => VNode;

/** A person who watches what they have missed sees a replay in place of the table, which stays open. */
export const TableFrame = <S extends ScreenTypes>({ table }: TableProps<S>) =>
  table.watched.value === null ? <OwnFrame table={table} /> : <OwnFrame key="watched" table={table.watched.value} />;

const OwnFrame = <S extends ScreenTypes>({ table }: TableProps<S>) => {
  const { model } = table;
  const panels = useMemo(tablePanels, []);
  const controls = useMemo(() => computed(() => tableControls(table, panels)), [table, panels]);
  useKeys(controls);
  useFocusOnQuestion(useComputed(() => (model.actor === null ? undefined : askIn(model.update.value))));
  useFinale(model, panels);
  const trigger = useFirstTrigger();
  useEffect(() => enterPlace(model.setting.game), [model]);
  usePageGuard(model, panels);
  const { Side } = model.screen;
  const { Overlays, ReplayBar } = model.extras ?? {};
  return (
    <div class="table-app" data-game={model.setting.game}>
      <div class="table-frame" inert={panels.finale.value !== null}>
        <Stage table={table} panels={panels} />
        {ReplayBar === undefined ? <Dock model={model} controls={controls.value} /> : <ReplayBar model={model} />}
        <SeatRail model={model} />
        <aside class="side" aria-label={t('table.openLog')}>
          <Side model={model} />
          {model.missed.value !== null && <CatchUp table={table} place="side" />}
          <SideLog model={model} />
        </aside>
        <TopBar table={table} panels={panels} />
        {model.missed.value !== null && <CatchUp table={table} place="frame" />}
        {Overlays !== undefined && <Overlays model={model} />}
      </div>
      {model.setting.lesson !== undefined && <Coach table={table} controls={controls} />}
      {panels.finale.value !== null && <Finale table={table} panels={panels} />}
      {why.value !== null && <WhyPaper players={model.players} />}
      {trigger !== null && <Explanations first={trigger} />}
      <LiveRegion live={table.live} />
      {panels.dialog.value !== null && (
        <OpenDialog table={table} panels={panels} controls={controls.value} dialog={panels.dialog.value} />
      )}
    </div>
  );
};

const SideLog = <S extends ScreenTypes>({ model }: ModelProps<S>) => {
  const Around = model.extras?.LogPanel;
  if (Around === undefined) return <LogPanel model={model} />;
  return <Around model={model} log={<LogWithFilter model={model} />} />;
};

const Stage = <S extends ScreenTypes>({ table, panels }: TableProps<S> & { readonly panels: Panels }) => {
  const { model, story, viewpoint } = table;
  const stage = useRef<HTMLElement>(null);
  const { Board, TextView } = model.screen;
  const inWords = panels.textView.value;
  useEffect(() => {
    story.stage = stage.current?.closest('.table-frame') ?? null;
    return () => {
      story.stage = null;
    };
  }, [story]);
  return (
    // A tap anywhere on the board skips the animation. The key for it is Space.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space does the same from anywhere on the page
    <main id="main" ref={stage} class="stage" tabIndex={-1} onClick={() => model.isPlaying.peek() && story.skip()}>
      {inWords ? <TextView model={model} /> : <Board model={model} />}
      {model.plate.value !== null && <OutcomePlate model={model} />}
      {model.handOver.value !== null && <HandOver model={model} viewpoint={viewpoint} />}
    </main>
  );
};

/** Opens the finale once the last story has been shown. A match that was over before has no show. */
const useFinale = <S extends ScreenTypes>(model: TableModel<S>, panels: Panels): void => {
  const isOver = useComputed(() => model.update.value.outcome !== null && !model.isPlaying.value);
  const over = isOver.value;
  const wasPlayed = useRef(false);
  useEffect(() => {
    if (model.extras?.ReplayBar !== undefined) return;
    if (over) panels.openFinale(wasPlayed.current ? 'show' : 'still');
    else {
      wasPlayed.current = true;
      panels.closeFinale();
    }
  }, [over, panels]);
};
