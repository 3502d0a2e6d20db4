/** The lesson tables whose coach is sent away. The menu of a table and the coach share it. */

import { signal } from '@preact/signals';

const away = signal<ReadonlySet<string>>(new Set());

export const isAway = (table: string): boolean => away.value.has(table);

export const setAway = (table: string, isGone: boolean): void => {
  const others = [...away.peek()].filter((id) => id !== table);
  away.value = new Set(isGone ? [...others, table] : others);
};
