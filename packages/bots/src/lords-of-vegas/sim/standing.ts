/** RULES 7.3: who is ahead at the end. */

import { nth } from './board.ts';
import type { Table } from './table.ts';

/** More points, or as many and more money. */
export const isAhead = ({ space, money }: Table, one: number, other: number): boolean => {
  const points = nth(space, one) - nth(space, other);
  return points > 0 || (points === 0 && nth(money, one) > nth(money, other));
};
