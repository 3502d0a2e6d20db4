/** Which of the open tables somebody wants to see. Only what tables really differ in can be chosen. */

import type { TableLine } from '@fremont/table/protocol';
import { FRONTS } from '../../games/fronts.ts';
import { type MessageKey, t } from '../../i18n/index.ts';
import { freeChairs, hasBots } from '../../online/chairs.ts';

export const PACES = ['none', 'live', 'days'] as const;
export type Pace = (typeof PACES)[number];

export const COMPANIES = ['bots', 'people'] as const;
export type Company = (typeof COMPANIES)[number];

export const STATES = ['free', 'running'] as const;
export type TableState = (typeof STATES)[number];

/** A game, or one of its editions. */
export interface Kind {
  readonly id: string;
  readonly label: () => string;
}

const kindId = (game: string, edition: string | null): string => (edition === null ? game : `${game}/${edition}`);

export const KINDS: readonly Kind[] = FRONTS.flatMap(({ id, title, editions }): Kind[] => {
  if (editions.length === 0) return [{ id, label: () => t(title) }];
  return editions.map(({ value, label }) => ({ id: kindId(id, value), label: () => kindName(title, label) }));
});

/** With one game the edition says it all. */
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

/** Null for a game or an edition that this page does not know. */
const kindOf = ({ game, options }: TableLine): string | null => {
  const { edition } = options as { readonly edition?: unknown };
  const usual = FRONTS.find(({ id }) => id === game)?.editions[0]?.value ?? null;
  const id = kindId(game, typeof edition === 'string' ? edition : usual);
  return KINDS.some((kind) => kind.id === id) ? id : null;
};

export const isShown = ({ kinds, paces, companies, states }: Filter, line: TableLine): boolean => {
  const kind = kindOf(line);
  return (
    (kind === null || kinds.includes(kind)) &&
    paces.includes(line.clock.type) &&
    companies.includes(hasBots(line.chairs) ? 'bots' : 'people') &&
    states.includes(line.status === 'lobby' ? 'free' : 'running')
  );
};

export const isOpen = ({ status, chairs }: TableLine): boolean => status === 'lobby' && freeChairs(chairs) > 0;

/** Where one sits down and plays soonest: few free chairs, and people who are there now rather than once a day. */
const waitFor = (line: TableLine): number => (line.clock.type === 'days' ? 100 : 0) + freeChairs(line.chairs);

/** Tables with free seats first, the one that starts soonest in front; then the ones last changed. */
export const sorted = (lines: readonly TableLine[]): readonly TableLine[] =>
  [...lines].sort(
    (a, b) =>
      Number(isOpen(b)) - Number(isOpen(a)) || (isOpen(a) ? waitFor(a) - waitFor(b) : 0) || b.updated - a.updated,
  );

export const hiddenBy = (filter: Filter, lines: readonly TableLine[]): number =>
  lines.filter((line) => !isShown(filter, line)).length;

/** Ticked or unticked. */
export const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
