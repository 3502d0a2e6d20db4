/** RULES 2, Rolling: all dice the seat still has, once. */

import { at, type Chance, type DeepReadonly, pick, type Seat } from '@fremont/kernel';
import { type Event, type Refusal, SIGNS, type State } from '../types.ts';

export const checkRoll = ({ phase }: DeepReadonly<State>): Refusal | null =>
  phase.type === 'rolling' ? null : { code: 'alreadyRolled' }; // RULES 2.2

/** Every seat has a stream of its own, so one player's luck does not hang on what the others do. */
export const roll = (draft: State, seat: Seat, chance: Chance): readonly Event[] => {
  const { dice } = at(draft.chairs, seat);
  const rolled = Array.from({ length: dice }, () => pick(SIGNS, chance, `dice:${seat}`));
  draft.phase = { type: 'placing', roll: rolled };
  return [{ type: 'diceRolled', seat, roll: rolled }];
};
