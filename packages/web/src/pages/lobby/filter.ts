/** Which of the open tables somebody wants to see. Only what tables really differ in can be chosen. */

import { type Edition, LISTED_EDITIONS, lasVegas } from '@fremont/games/las-vegas';
import type { TableLine } from '@fremont/table/protocol';

export const PACES = ['none', 'live', 'days'] as const;
export type Pace = (typeof PACES)[number];

export const COMPANIES = ['bots', 'people'] as const;
export type Company = (typeof COMPANIES)[number];

export const STATES = ['free', 'running'] as const;
export type TableState = (typeof STATES)[number];

export interface Filter {
  readonly editions: readonly Edition[];
  readonly paces: readonly Pace[];
  readonly companies: readonly Company[];
  readonly states: readonly TableState[];
}

export const ALL: Filter = { editions: LISTED_EDITIONS, paces: PACES, companies: COMPANIES, states: STATES };

const editionOf = ({ options, seats }: TableLine): Edition | null => {
  const decoded = lasVegas.decodeOptions(options, seats);
  return decoded.ok ? decoded.value.edition : null;
};

export const isShown = ({ editions, paces, companies, states }: Filter, line: TableLine): boolean => {
  const edition = editionOf(line);
  return (
    (edition === null || editions.includes(edition)) &&
    paces.includes(line.clock.type) &&
    companies.includes(line.bots > 0 ? 'bots' : 'people') &&
    states.includes(line.status === 'lobby' ? 'free' : 'running')
  );
};

export const hiddenBy = (filter: Filter, lines: readonly TableLine[]): number =>
  lines.filter((line) => !isShown(filter, line)).length;

/** Ticked or unticked. */
export const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
