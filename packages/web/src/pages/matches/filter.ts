/** The filter of the list of matches, and its search. */

import { KINDS, kindOf } from '../../games/kinds.ts';
import { gameName } from '../../games/names.ts';
import { isFinished, type MatchListing, type OwnResult, RESULTS, resultOf, WHERE, type Where } from './listings.ts';

export const COMPANIES = ['people', 'bots'] as const;
/** `people`: at least two people played. */
type Company = (typeof COMPANIES)[number];

export interface Filter {
  /** The words that a person typed; empty for everything. */
  readonly search: string;
  readonly kinds: readonly string[];
  readonly companies: readonly Company[];
  readonly where: readonly Where[];
  /** Concerns finished matches only. */
  readonly results: readonly OwnResult[];
}

export const ALL: Filter = {
  search: '',
  kinds: KINDS.map(({ id }) => id),
  companies: COMPANIES,
  where: WHERE,
  results: RESULTS,
};

export const isShown = (filter: Filter, entry: MatchListing): boolean => {
  const kind = kindOf(entry);
  return (
    (kind === null || filter.kinds.includes(kind)) &&
    filter.companies.includes(companyOf(entry)) &&
    filter.where.includes(entry.where) &&
    (!isFinished(entry) || filter.results.includes(resultOf(entry))) &&
    isFound(filter.search, entry)
  );
};

const companyOf = ({ occupants }: MatchListing): Company =>
  occupants.filter(({ type }) => type === 'person').length > 1 ? 'people' : 'bots';

/** Every word that was typed begins a word of the title, of a player's name or of the game. */
const isFound = (search: string, { title, occupants, game }: MatchListing): boolean => {
  const words = wordsOf([title, gameName(game), ...occupants.map(({ name }) => name)].join(' '));
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
};

/** Without accents and case, so that "zoe" finds "Zoë". */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
