/** Plays decisions with one legal answer, if the player wants that. */

import { effect } from '@preact/signals';
import { settings } from '../settings/index.ts';
import type { ScreenTypes } from './game-screen.ts';
import type { TableModel } from './table-model.ts';

/** Long enough to see that nothing else was possible. */
const SHOWN_MS = { 1: 900, 2: 450, instant: 60 } as const;

/** Returns a stop function. */
export const playForcedMoves = <S extends ScreenTypes>(model: TableModel<S>): (() => void) =>
  effect(() => {
    const action = model.forcedAction.value;
    if (action === null || model.commands.isSending.value) return undefined;
    const timer = setTimeout(() => model.commands.act(action), SHOWN_MS[settings.speed.value]);
    return () => clearTimeout(timer);
  });
