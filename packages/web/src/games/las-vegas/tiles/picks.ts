/** The parts of an answer that the player has picked: a die, a group of gray dice, a slot. */

import { type Signal, signal } from '@preact/signals';
import { askIn } from '../../../table/commands.ts';
import { statePerModel } from '../../../table/state-per-model.ts';
import type { LasVegasModel } from '../types.ts';

interface Picks {
  /** The question that the picks belong to. */
  readonly question: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

const picksOf = statePerModel<LasVegasModel, Signal<Picks>>(() => signal({ question: undefined, values: {} }));

/** The picked option of a group; undefined if the player has picked none for this question. */
export const pickedOf = (model: LasVegasModel, id: string): string | undefined => {
  const { question, values } = picksOf(model).value;
  return question === askIn(model.update.value) ? values[id] : undefined;
};

/** A new pick also cancels the chosen answer, which belongs to the old pick. */
export const pick = (model: LasVegasModel, id: string, value: string): void => {
  const picked = picksOf(model);
  const question = askIn(model.update.peek());
  const before = picked.peek();
  model.commands.stepBack();
  picked.value = { question, values: { ...(before.question === question ? before.values : {}), [id]: value } };
};
