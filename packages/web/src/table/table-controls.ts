/** Controls of every table: undo, views, help. The game's own controls come first. */

import type { UndoState } from '@fremont/table';
import { t } from '../i18n/index.ts';
import { settings } from '../settings/index.ts';
import { toggleMuted } from '../sound/index.ts';
import type { Control, Controls, Reason } from './controls.ts';
import type { ScreenTypes } from './game-screen.ts';
import type { OpenTable } from './open-table.ts';
import type { Panels } from './panels.ts';
import { told } from './sentences.ts';
import type { TableModel } from './table-model.ts';
import type { Tempo } from './tempo.ts';

export const tableControls = <S extends ScreenTypes>(table: OpenTable<S>, panels: Panels): Controls =>
  panels.finale.value === null ? openControls(table, panels) : finaleControls(panels);

const openControls = <S extends ScreenTypes>(table: OpenTable<S>, panels: Panels): Controls =>
  table.model.extras?.ReplayBar === undefined ? playControls(table, panels) : replayControls(table, panels);

/** Nothing in a replay is left to decide. Its own controls come from the extras. */
const replayControls = <S extends ScreenTypes>({ model }: OpenTable<S>, panels: Panels): Controls => [
  ...(model.extras?.controls(model) ?? []),
  ...lensControls(model),
  ...panelControls(panels),
  muteControl(),
];

const playControls = <S extends ScreenTypes>({ model, story, tempo }: OpenTable<S>, panels: Panels): Controls => [
  ...model.gameControls.value,
  ...stepControls(model, story),
  ...catchUpControls(model),
  ...(isBusy(model) ? [] : forwardControls(model, tempo)),
  ...resultControls(model, panels),
  undoControl(model, panels),
  redoControl(model),
  ...(model.extras?.controls(model) ?? []),
  ...lensControls(model),
  ...panelControls(panels),
  muteControl(),
];

const reasonOnly = (why: Reason['why']): Reason => ({ why, remedy: null, href: null });

/** A story is shown or a command is on its way. */
const waitReason = (): Reason => reasonOnly(told('table.undoPlaying'));

const stepControls = <S extends ScreenTypes>(model: TableModel<S>, story: OpenTable<S>['story']): Control[] => [
  ...(model.isPlaying.value
    ? [{ id: 'skip', keys: ['Space'], label: t('table.skip'), off: null, run: () => story.skip() }]
    : []),
  ...(model.chosen.value === null
    ? []
    : [
        {
          id: 'stepBack',
          keys: ['Escape'],
          label: t('table.stepBack'),
          off: null,
          run: () => model.commands.stepBack(),
        },
      ]),
];

/** A person may prepare or answer an offer while others act. That is their decision now. */
const isBusy = <S extends ScreenTypes>(model: TableModel<S>): boolean =>
  model.hasAwaitedAnswer || model.gameControls.value.some(({ primary }) => primary === true);

/** While others act, one key goes to the next decision of a person here. */
const forwardControls = <S extends ScreenTypes>(model: TableModel<S>, tempo: Tempo): Control[] => {
  const { update, people, players, actor, handOver } = model;
  const hasOthers = people.length > 0 && people.length < players.length;
  if (!hasOthers || actor !== null || handOver.value !== null || update.value.outcome !== null) return [];
  const label = t(tempo.isForwarding.value ? 'table.forwardStop' : 'table.forward');
  return [{ id: 'forward', keys: ['KeyF'], label, off: null, run: () => tempo.toggleForward() }];
};

/** The finale covers the table, so the controls of the table do not work. */
const finaleControls = (panels: Panels): Controls => [
  { id: 'stepBack', keys: ['Escape'], label: t('table.stepBack'), off: null, run: () => panels.closeFinale() },
  { id: 'textView', keys: ['KeyV'], label: t('table.textView'), off: null, run: () => panels.toggleChart() },
  muteControl(),
];

/** After the match the primary button opens the finale again. */
const resultControls = <S extends ScreenTypes>(model: TableModel<S>, panels: Panels): Control[] =>
  model.update.value.outcome === null || model.isPlaying.value
    ? []
    : [
        {
          id: 'result',
          keys: ['Enter', 'NumpadEnter'],
          label: t('table.showResult'),
          off: null,
          run: () => panels.openFinale('still'),
          primary: true,
        },
      ];

const undoControl = <S extends ScreenTypes>(model: TableModel<S>, panels: Panels): Control => {
  const undo = model.undoState;
  return {
    id: 'undo',
    keys: ['Ctrl+KeyZ'],
    label: t('table.undo'),
    off: undoOff(model, undo),
    run: () => {
      if (undo.type === 'consent') panels.dialog.value = 'undo';
      else model.commands.undo([]);
    },
  };
};

const undoOff = <S extends ScreenTypes>(model: TableModel<S>, undo: UndoState): Reason | null => {
  if (model.isPlaying.value || model.commands.isSending.value) return waitReason();
  return undo.type === 'none' ? reasonOnly(told('table.undoNothing')) : null;
};

const redoControl = <S extends ScreenTypes>(model: TableModel<S>): Control => {
  const { canRedo } = model.update.value;
  const idle = canRedo ? null : reasonOnly(told('table.redoNothing'));
  return {
    id: 'redo',
    keys: ['Ctrl+Shift+KeyZ', 'Ctrl+KeyY'],
    label: t('table.redo'),
    off: model.isPlaying.value ? waitReason() : idle,
    run: () => model.commands.redo(),
  };
};

const lensControls = <S extends ScreenTypes>({ screen, lens }: TableModel<S>): Control[] =>
  screen.hasLens === undefined
    ? []
    : [{ id: 'lens', keys: ['KeyK'], label: t('table.lens'), off: null, run: () => lens.toggle() }];

/** Shows what happened since this person's last move, or hides it. */
const catchUpControls = <S extends ScreenTypes>(model: TableModel<S>): Control[] => {
  if (model.people.length === 0 || model.setting.lesson !== undefined) return [];
  const isShown = model.missed.value !== null;
  return [
    {
      id: 'catchUp',
      keys: isShown ? ['KeyU', 'Escape'] : ['KeyU'],
      label: t('table.catchUp'),
      off: null,
      run: () => {
        if (isShown) model.missed.value = null;
        else import('./on-demand/catch-up/ask.ts').then(({ askWhatChanged }) => askWhatChanged(model), reportError);
      },
    },
  ];
};

const muteControl = (): Control => ({
  id: 'mute',
  keys: ['KeyM'],
  label: settings.muted.value ? t('shell.soundOff') : t('shell.soundOn'),
  off: null,
  run: toggleMuted,
});

const panelControls = (panels: Panels): Control[] => [
  { id: 'textView', keys: ['KeyV'], label: t('table.textView'), off: null, run: () => panels.toggleTextView() },
  { id: 'log', keys: ['KeyJ'], label: t('table.openLog'), off: null, run: () => panels.openLog() },
  { id: 'why', keys: ['KeyW'], label: t('table.why'), off: null, run: () => panels.askWhy() },
  {
    id: 'keys',
    keys: ['Shift+Slash'],
    label: t('table.keys'),
    off: null,
    run: () => panels.open('keys'),
  },
];
