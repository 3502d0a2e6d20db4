/** What every table offers, whatever is played: undo, views, help. The game's own controls come before these. */

import type { UndoState } from '@fremont/table';
import { t } from '../i18n/index.ts';
import type { Control, Controls, Reason } from './controls.ts';
import type { ScreenTypes } from './game-screen.ts';
import type { Panels } from './panels.ts';
import { told } from './sentences.ts';
import type { Session } from './session.ts';

export const tableControls = <S extends ScreenTypes>(session: Session<S>, panels: Panels): Controls => [
  ...session.screen.controls(session),
  ...stepControls(session),
  ...resultControls(session, panels),
  undoControl(session, panels),
  redoControl(session),
  ...(session.extras?.controls(session) ?? []),
  ...lensControls(session),
  ...panelControls(panels),
];

const here = (why: Reason['why']): Reason => ({ why, remedy: null, href: null });

const PLAYING = (): Reason => here(told('table.undoPlaying'));

const stepControls = <S extends ScreenTypes>(session: Session<S>): Control[] => [
  ...(session.isPlaying.value
    ? [{ id: 'skip', keys: ['Space'], label: t('table.skip'), off: null, run: () => session.skip() }]
    : []),
  ...(session.chosen.value === null
    ? []
    : [{ id: 'stepBack', keys: ['Escape'], label: t('table.stepBack'), off: null, run: () => session.stepBack() }]),
];

/** Once the match is over the big button opens the result again. */
const resultControls = <S extends ScreenTypes>(session: Session<S>, panels: Panels): Control[] =>
  session.update.value.outcome === null || session.isPlaying.value
    ? []
    : [
        {
          id: 'result',
          keys: ['Enter', 'NumpadEnter'],
          label: t('table.showResult'),
          off: null,
          run: () => panels.open('result'),
          primary: true,
        },
      ];

const undoControl = <S extends ScreenTypes>(session: Session<S>, panels: Panels): Control => {
  const undo = session.undoState;
  return {
    id: 'undo',
    keys: ['Ctrl+KeyZ'],
    label: t('table.undo'),
    off: undoOff(session, undo),
    run: () => {
      if (undo.type === 'consent') panels.dialog.value = 'undo';
      else session.undo([]);
    },
  };
};

const undoOff = <S extends ScreenTypes>(session: Session<S>, undo: UndoState): Reason | null => {
  if (session.isPlaying.value || session.isSending.value) return PLAYING();
  return undo.type === 'none' ? here(told('table.undoNothing')) : null;
};

const redoControl = <S extends ScreenTypes>(session: Session<S>): Control => {
  const { canRedo } = session.update.value;
  const idle = canRedo ? null : here(told('table.redoNothing'));
  return {
    id: 'redo',
    keys: ['Ctrl+Shift+KeyZ', 'Ctrl+KeyY'],
    label: t('table.redo'),
    off: session.isPlaying.value ? PLAYING() : idle,
    run: () => session.redo(),
  };
};

const lensControls = <S extends ScreenTypes>({ screen, lens }: Session<S>): Control[] =>
  screen.hasLens === undefined
    ? []
    : [{ id: 'lens', keys: ['KeyK'], label: t('table.lens'), off: null, run: () => lens.toggle() }];

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
