/** Copies a state field by field. Bots and simulations copy states more often than they do anything else. */

import type { DeepReadonly } from '@fremont/kernel';
import { copyRoyale } from './rules/royale-view.ts';
import type { Casino, Chair, State } from './types.ts';

/**
 * Copies the parts that the rules write to. Options, phases, bills and dice are replaced, never changed, so they are
 * shared.
 */
export const clone = (state: DeepReadonly<State>): State => ({
  options: state.options,
  phase: state.phase,
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  chairs: state.chairs.map(copyChair),
  casinos: state.casinos.map(copyCasino),
  unseen: state.unseen,
  returned: state.returned,
  // States stored before tiles existed have neither this field nor gray dice.
  royale: state.royale ? copyRoyale(state.royale) : null,
});

const copyChair = ({ bills, chips, supply, neutral }: DeepReadonly<Chair>): Chair => ({
  bills,
  chips,
  supply,
  neutral,
});

const copyCasino = ({ bills, dice, neutral, gray }: DeepReadonly<Casino>): Casino => ({
  bills,
  dice: dice.slice(),
  neutral,
  gray: gray ?? 0,
});
