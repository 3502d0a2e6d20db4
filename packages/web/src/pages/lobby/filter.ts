/** The filter of the lobby. It offers only properties in which tables differ. */

import type { TableListing } from '@fremont/table/protocol';
import { FRONTS } from '../../games/fronts.ts';
import { type MessageKey, t } from '../../i18n/index.ts';
import { freeChairs, hasBots } from '../../online/chairs.ts';

export const PACES = ['none', 'live', 'days'] as const;
export type Pace = (typeof PACES)[number];

export const SEATINGS = ['bots', 'people'] as const;
export type Seating = (typeof SEATINGS)[number];

export const STAGES = ['free', 'running'] as const;
export type Stage = (typeof STAGES)[number];

/** A game, or one of its editions, as a filter value. */
export interface Kind {
  readonly id: string;
  readonly label: () => string;
}

const kindId = (game: string, edition: string | null): string => (edition === null ? game : `${game}/${edition}`);

export const KINDS: readonly Kind[] = FRONTS.flatMap(({ id, title, editions }): Kind[] => {
  if (editions.length === 0) return [{ id, label: () => t(title) }];
  return editions.map(({ value, label }) => ({ id: kindId(id, value), label: () => kindName(title, label) }));
});

/** With a single game the label is only the edition. */
const kindName = (title: MessageKey, edition: MessageKey): string =>
  FRONTS.length === 1 ? t(edition) : `${t(title)} · ${t(edition)}`;

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

/** Null for an unknown game or edition. */
const kindOf = ({ game, options }: TableListing): string | null => {
  const { edition } = options as { readonly edition?: unknown };
  const usual = FRONTS.find(({ id }) => id === game)?.editions[0]?.value ?? null;
  const id = kindId(game, typeof edition === 'string' ? edition : usual);
  return KINDS.some((kind) => kind.id === id) ? id : null;
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

/** Adds the value, or removes it if present. */
export const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
