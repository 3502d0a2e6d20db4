/** Answers decisions with one legal answer for the person, if the settings say so and nothing is lost by it. */

import { barrierAfter, play, type Seat, seededChance } from '@fremont/kernel';
import { effect } from '@preact/signals';
import { settings } from '../../settings/index.ts';
import { askIn } from '../commands.ts';
import type { ScreenTypes } from '../game-screen.ts';
import { statePerModel } from '../state-per-model.ts';
import type { TableModel } from '../table-model.ts';

/** Long enough to see that nothing else was possible. */
const SHOWN_MS = { 1: 900, 2: 450, instant: 60 } as const;

/** Returns a stop function. A decision is answered at most once, so that a refused command is not repeated forever. */
export const playForcedMoves = <S extends ScreenTypes>(model: TableModel<S>): (() => void) => {
  model.forcedRule.value = forcedActionOf;
  let answered: string | undefined;
  return effect(() => {
    const action = model.forcedAction.value;
    const ask = askIn(model.update.value);
    if (action === null || ask === answered || model.commands.isSending.value) return undefined;
    const timer = setTimeout(() => {
      answered = ask;
      playForced(model, action);
    }, SHOWN_MS[settings.speed.peek()]);
    return () => clearTimeout(timer);
  });
};

/** The only answer to the open decision, if the table plays it; null if the person decides. */
export const forcedActionOf = <S extends ScreenTypes>(model: TableModel<S>): S['game']['action'] | null => {
  const { actor, screen } = model;
  const { legal, jump, undoAsk } = model.update.value;
  const [only, ...others] = legal;
  const wanted = model.setting.lesson === undefined ? settings.forcedMoves.value : 'off';
  if (wanted === 'off' || actor === null || only === undefined || others.length > 0) return null;
  // After an undo or redo the person decides where to stop. An action would also end somebody's request for an undo.
  if (jump || undoAsk !== null) return null;
  // The person is reading a note, or the last command failed.
  if (model.botsWait.value || model.commandError.value !== null) return null;
  if (screen.hasOtherChoices?.(only) === true) return null;
  return wanted === 'all' || losesNothing(model, actor, only) ? only : null;
};

/** False for a roll, a draw, a reveal, and for a move that ends the free undo of an earlier choice. */
const losesNothing = <S extends ScreenTypes>(
  model: TableModel<S>,
  seat: Seat,
  action: S['game']['action'],
): boolean => {
  const { game } = model.screen;
  const played = play(game, model.assumedState.value, seat, action, seededChance(1));
  if (!played.ok) return false;
  const { draws, events, state } = played.value;
  if (barrierAfter(game, { seat, draws }, events, seat) !== null) return false;
  return !hasUndoableChoice(model) || game.toAct(state).includes(seat);
};

/** The version at which the table last played a move, if no undoable choice of a person came right before. */
const lastForced = statePerModel<object, { version: number }>(() => ({ version: Number.NaN }));

/** Sends a move that the table plays for the person. */
export const playForced = <S extends ScreenTypes>(model: TableModel<S>, action: S['game']['action']): void => {
  if (!hasUndoableChoice(model)) lastForced(model).version = model.update.peek().version;
  model.commands.actForThem(action, model.viewer);
};

/** True if a choice of a person at this device can be undone freely. Moves that the table played are no choices. */
const hasUndoableChoice = <S extends ScreenTypes>(model: TableModel<S>): boolean =>
  model.freeUndoHere !== null && model.update.value.version !== lastForced(model).version + 1;
