/** Stores at which tables the lens is on. */

import { isKeptOn, keepSwitch } from '../settings/kept-switches.ts';
import type { TableId } from '../tables/types.ts';

const STORE_KEY = 'fremont.lens';

export const isLensOn = (table: TableId): boolean => isKeptOn(STORE_KEY, table);

export const keepLens = (table: TableId, on: boolean): void => keepSwitch(STORE_KEY, table, on);
