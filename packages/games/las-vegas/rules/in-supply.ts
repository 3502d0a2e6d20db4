/** Whether a seat has a die of a size in its supply. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { DieSize, Refusal, State, SupplyUse } from '../types.ts';

type S = DeepReadonly<State>;

export const isInSupply = (state: S, seat: Seat, die: DieSize): boolean => at(state.chairs, seat).supply[die] > 0;

const otherSize = (die: DieSize): DieSize => (die === 'big' ? 'small' : 'big');

/** For a seat with at least one die in its supply: if it has none of this size, it has one of the other. */
export const checkInSupply = (state: S, seat: Seat, die: DieSize, use: Exclude<SupplyUse, 'move'>): Refusal | null =>
  isInSupply(state, seat, die)
    ? null
    : { code: 'notInSupply', die, use, instead: { type: 'die', die: otherSize(die) } };
