/** Facts about the row that several rules ask for. */

import { at, type DeepReadonly } from '@fremont/kernel';
import type { BySign, Sign, State } from '../types.ts';

export const bySign = <T>(make: (sign: Sign) => T): BySign<T> => ({ 1: make(1), 2: make(2), 3: make(3) });

/** Dice and tips on a sign, by seat. RULES 4.1. */
export const strengthsOf = ({ chairs, row }: DeepReadonly<State>, sign: Sign): readonly number[] =>
  chairs.map(({ tip }, index) => at(row[sign], index) + (tip === sign ? 1 : 0));
