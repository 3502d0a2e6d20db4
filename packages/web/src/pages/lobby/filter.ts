/** The filter of the lobby. It offers only properties in which tables differ. */

import type { TableListing } from '@fremont/table/protocol';
import { KINDS, kindOf } from '../../games/kinds.ts';
import { freeChairs, hasBots } from '../../online/chairs.ts';

export const PACES = ['none', 'live', 'days'] as const;
export type Pace = (typeof PACES)[number];

export const SEATINGS = ['bots', 'people'] as const;
export type Seating = (typeof SEATINGS)[number];

export const STAGES = ['free', 'running'] as const;
export type Stage = (typeof STAGES)[number];

export interface Filter {
  readonly kinds: readonly string[];
  readonly paces: readonly Pace[];
  readonly seatings: readonly Seating[];
  readonly stages: readonly Stage[];
}

export const ALL: Filter = {
  kinds: KINDS.map(({ id }) => id),
  paces: PACES,
  seatings: SEATINGS,
  stages: STAGES,
};

export const isShown = ({ kinds, paces, seatings, stages }: Filter, listing: TableListing): boolean => {
  const kind = kindOf(listing);
  return (
    (kind === null || kinds.includes(kind)) &&
    paces.includes(listing.clock.type) &&
    seatings.includes(hasBots(listing.chairs) ? 'bots' : 'people') &&
    stages.includes(listing.status === 'lobby' ? 'free' : 'running')
  );
};

export const isOpen = ({ status, chairs }: TableListing): boolean => status === 'lobby' && freeChairs(chairs) > 0;

/** Lower is sooner: few free chairs, and live tables before those played over days. */
const waitFor = (listing: TableListing): number =>
  (listing.clock.type === 'days' ? 100 : 0) + freeChairs(listing.chairs);

/** The open table whose match starts soonest; null if no table is open. The order of the list is the server's. */
export const soonestOf = (listings: readonly TableListing[]): TableListing | null =>
  listings.filter(isOpen).sort((a, b) => waitFor(a) - waitFor(b))[0] ?? null;

export const hiddenBy = (filter: Filter, listings: readonly TableListing[]): number =>
  listings.filter((listing) => !isShown(filter, listing)).length;
