/** Stores at which tables a switch is on. */

import type { TableId } from '../tables/types.ts';
import { readStoredList, writeStored } from './store.ts';

/** Only this many tables are stored. The switch of older tables is off again. */
const KEPT_MAX = 50;

export const isKeptOn = (store: string, table: TableId): boolean => switchedOn(store).includes(table);

export const keepSwitch = (store: string, table: TableId, on: boolean): void => {
  const others = switchedOn(store).filter((one) => one !== table);
  writeStored(store, JSON.stringify((on ? [table, ...others] : others).slice(0, KEPT_MAX)));
};

/** Latest first. */
const switchedOn = (store: string): readonly TableId[] =>
  readStoredList(store, (one): one is TableId => typeof one === 'string');
