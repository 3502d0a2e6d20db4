/** Stores at which tables the lens is on. */

import { readStored, writeStored } from '../settings/store.ts';
import type { TableId } from '../tables/types.ts';

const STORE_KEY = 'fremont.lens';
/** Only this many tables are stored. The lens of older tables is off again. */
const KEPT_MAX = 50;

export const isLensOn = (table: TableId): boolean => switchedOn().includes(table);

export const keepLens = (table: TableId, on: boolean): void => {
  const others = switchedOn().filter((one) => one !== table);
  writeStored(STORE_KEY, JSON.stringify((on ? [table, ...others] : others).slice(0, KEPT_MAX)));
};

/** Latest first. */
const switchedOn = (): readonly TableId[] => {
  try {
    const json: unknown = JSON.parse(readStored(STORE_KEY) ?? '[]');
    return Array.isArray(json) ? json.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};
