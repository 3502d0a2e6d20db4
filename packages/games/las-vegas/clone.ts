/** A copy by hand: bots and simulations copy states far more often than anything else. */

import type { DeepReadonly } from '@fremont/kernel';
import type { Casino, Chair, Dice, State } from './types.ts';

export const clone = (state: DeepReadonly<State>): State => ({
  // Options and phases are never written into, only replaced, so a copy of their data is all that is needed.
  options: { ...state.options },
  phase: copyPhase(state.phase),
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  chairs: state.chairs.map(copyChair),
  casinos: state.casinos.map(copyCasino),
  unseen: state.unseen.slice(),
  returned: state.returned.slice(),
  royale: null,
});

const copyPhase = (phase: DeepReadonly<State['phase']>): State['phase'] => {
  if (phase.type !== 'placing') return { ...phase };
  const { small, big, neutral } = phase.roll;
  return { type: 'placing', roll: { small: small.slice(), big, neutral: neutral.slice() } };
};

const copyDice = (dice: Readonly<Dice>): Dice => ({ small: dice.small, big: dice.big });

const copyChair = (chair: DeepReadonly<Chair>): Chair => ({
  bills: chair.bills.slice(),
  chips: chair.chips,
  supply: copyDice(chair.supply),
  neutral: chair.neutral,
});

const copyCasino = (casino: DeepReadonly<Casino>): Casino => ({
  bills: casino.bills.slice(),
  dice: casino.dice.map(copyDice),
  neutral: copyDice(casino.neutral),
  gray: casino.gray,
});
