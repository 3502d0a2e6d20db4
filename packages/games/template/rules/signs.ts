/** Queries about the row that several rules share. */

import { at, type DeepReadonly } from '@fremont/kernel';
import type { BySign, Sign, View } from '../types.ts';

export const bySign = <T>(make: (sign: Sign) => T): BySign<T> => ({ 1: make(1), 2: make(2), 3: make(3) });

/** Dice and tips on a sign, by seat; in a view those tips that the viewer knows. RULES 4.1. */
export const strengthsOf = (
  { chairs, row }: DeepReadonly<Pick<View, 'chairs' | 'row'>>,
  sign: Sign,
): readonly number[] => chairs.map(({ tip }, index) => at(row[sign], index) + (tip === sign ? 1 : 0));
