/** The last visit to each table, kept in this browser: the version that was shown, and the time. */

import { readStoredList, writeStored } from '../../../settings/store.ts';
import type { TableId } from '../../../tables/types.ts';

export interface Visit {
  readonly version: number;
  /** In milliseconds. */
  readonly at: number;
}

const STORE_KEY = 'fremont.visits';

/** Older visits are forgotten. */
const KEPT_MAX = 50;

export const lastVisit = (table: TableId): Visit | null => visits().find(([id]) => id === table)?.[1] ?? null;

export const keepVisit = (table: TableId, visit: Visit): void => {
  const others = visits().filter(([id]) => id !== table);
  writeStored(STORE_KEY, JSON.stringify([[table, visit], ...others].slice(0, KEPT_MAX)));
};

/** Latest first. */
const visits = (): readonly (readonly [TableId, Visit])[] => readStoredList(STORE_KEY, isVisit);

const isVisit = (json: unknown): json is readonly [TableId, Visit] => {
  if (!Array.isArray(json) || typeof json[0] !== 'string') return false;
  const visit = json[1] as Partial<Visit> | null;
  return Number.isFinite(visit?.version) && Number.isFinite(visit?.at);
};
