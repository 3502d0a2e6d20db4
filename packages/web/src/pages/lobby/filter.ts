/** The filter of the lobby. It offers only properties in which tables differ. */

import type { TableListing } from '@fremont/table/protocol';
import { FRONTS } from '../../games/fronts.ts';
import { type MessageKey, t } from '../../i18n/index.ts';
import { freeChairs, hasBots } from '../../online/chairs.ts';

export const PACES = ['none', 'live', 'days'] as const;
export type Pace = (typeof PACES)[number];

export const COMPANIES = ['bots', 'people'] as const;
export type Company = (typeof COMPANIES)[number];

export const STATES = ['free', 'running'] as const;
export type TableState = (typeof STATES)[number];

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
  readonly companies: readonly Company[];
  readonly states: readonly TableState[];
}

export const ALL: Filter = {
  kinds: KINDS.map(({ id }) => id),
  paces: PACES,
  companies: COMPANIES,
  states: STATES,
};

/** Null for an unknown game or edition. */
const kindOf = ({ game, options }: TableListing): string | null => {
  const { edition } = options as { readonly edition?: unknown };
  const usual = FRONTS.find(({ id }) => id === game)?.editions[0]?.value ?? null;
  const id = kindId(game, typeof edition === 'string' ? edition : usual);
  return KINDS.some((kind) => kind.id === id) ? id : null;
};

export const isShown = ({ kinds, paces, companies, states }: Filter, line: TableListing): boolean => {
  const kind = kindOf(line);
  return (
    (kind === null || kinds.includes(kind)) &&
    paces.includes(line.clock.type) &&
    companies.includes(hasBots(line.chairs) ? 'bots' : 'people') &&
    states.includes(line.status === 'lobby' ? 'free' : 'running')
  );
};

export const isOpen = ({ status, chairs }: TableListing): boolean => status === 'lobby' && freeChairs(chairs) > 0;

/** Lower is sooner: few free chairs, and live tables before those played over days. */
const waitFor = (line: TableListing): number => (line.clock.type === 'days' ? 100 : 0) + freeChairs(line.chairs);

/** The open table whose match starts soonest; null if no table is open. The order of the list is the server's. */
export const soonestOf = (lines: readonly TableListing[]): TableListing | null =>
  lines.filter(isOpen).sort((a, b) => waitFor(a) - waitFor(b))[0] ?? null;

export const hiddenBy = (filter: Filter, lines: readonly TableListing[]): number =>
  lines.filter((line) => !isShown(filter, line)).length;

/** Adds the value, or removes it if present. */
export const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
