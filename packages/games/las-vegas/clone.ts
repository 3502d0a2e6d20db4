/** A draft by hand: bots and simulations copy states far more often than anything else. */

import type { DeepReadonly } from '@fremont/kernel';
import { copyRoyale } from './rules/royale-view.ts';
import type { Casino, Chair, State } from './types.ts';

/** Copies what rules write into. Options, phases, bills and dice are values, only ever replaced, so they are shared. */
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
  // States written down before there were tiles have neither this nor gray dice.
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
