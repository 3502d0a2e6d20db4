/** A copy by hand: bots and simulations copy states far more often than anything else. */

import type { DeepReadonly } from '@fremont/kernel';
import { copyRoyale } from './rules/royale-view.ts';
import type { Casino, Chair, Decision, Dice, Options, Roll, State } from './types.ts';

export const clone = (state: DeepReadonly<State>): State => ({
  // Options and phases are never written into, only replaced, so a copy of their data is all that is needed.
  options: copyOptions(state.options),
  phase: copyPhase(state.phase),
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  chairs: state.chairs.map(copyChair),
  casinos: state.casinos.map(copyCasino),
  unseen: state.unseen.slice(),
  returned: state.returned.slice(),
  // States written down before there were tiles have neither this nor gray dice.
  royale: state.royale ? copyRoyale(state.royale) : null,
});

const copyOptions = (options: DeepReadonly<Options>): Options =>
  options.faces === undefined ? { ...options } : { ...options, faces: options.faces.slice() };

const copyPhase = (phase: DeepReadonly<State['phase']>): State['phase'] => {
  if (phase.type === 'placing') return { type: 'placing', roll: copyRoll(phase.roll) };
  return phase.type === 'deciding' ? { type: 'deciding', decision: copyDecision(phase.decision) } : { ...phase };
};

const copyRoll = ({ small, big, neutral }: DeepReadonly<Roll>): Roll => ({
  small: small.slice(),
  big,
  neutral: neutral.slice(),
});

const copyDecision = (decision: DeepReadonly<Decision>): Decision => {
  if ('rolled' in decision) return { ...decision, rolled: [decision.rolled[0], decision.rolled[1]] };
  return 'roll' in decision ? { ...decision, roll: copyRoll(decision.roll) } : { ...decision };
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
  gray: casino.gray ?? 0,
});
