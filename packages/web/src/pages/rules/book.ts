/** What the rules of one game are made of: numbered rules, the short way through them, figures, texts in every language. */

import type { Language } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';

export interface RuleEntry {
  /** As in the game's RULES.md (`4.2`): refusals and the log link to it. */
  readonly number: string;
  /** The editions that have it; left out, all do. */
  readonly editions?: readonly string[];
  /** Drawn after the rule. */
  readonly figure?: string;
  /** Rests on data that nobody could check against a box. */
  readonly isReconstructed?: boolean;
}

/** One step of the short version. */
export interface StepEntry {
  readonly id: string;
  readonly editions?: readonly string[];
  /** Where it stands in full. */
  readonly section: string;
  readonly figure?: string;
}

/** The texts of one language. In them `**` marks what is stressed and `§4.2` a link to a rule. */
export interface RulesText {
  /** What the game is about, by edition; under `all` for a game that comes in one. */
  readonly lead: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
  /** Headings of single rules, by number: the name of a tile or card that the rule is about. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Captions. */
  readonly figures: Readonly<Record<string, string>>;
  /** What of the data is reconstructed, and how to put it right; left out when nothing is. */
  readonly reconstructed?: string;
}

export interface RulesBook<T extends RulesText> {
  /** The numbers of the headings of RULES.md, in order. */
  readonly sections: readonly string[];
  readonly rules: readonly RuleEntry[];
  readonly steps: readonly StepEntry[];
  /** Editions in which a figure shows something that exists; left out, it does in all. */
  readonly figureEditions?: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly text: T }>>>;
  /** Figures that are no worked example, only a picture. */
  readonly pictures?: readonly string[];
  /** The drawing of a figure; the page adds the caption. */
  readonly Drawing: FunctionComponent<{ readonly id: string; readonly text: T }>;
  /** The game in numbers, taken from its own data. `edition` is empty for a game that comes in one. */
  readonly Numbers: FunctionComponent<{ readonly edition: string; readonly text: T }>;
}

/** A book whose game the caller does not know. */
export type AnyRulesBook = RulesBook<RulesText>;

/** Forgets a book's own types; sound because a book's texts only ever go to its own drawings. */
export const anyRulesBook = <T extends RulesText>(book: RulesBook<T>): AnyRulesBook => book as unknown as AnyRulesBook;

/** Whether something belongs to an edition; `edition` is empty for a game that comes in one. */
export const isIn = (edition: string, editions: readonly string[] | undefined): boolean =>
  editions === undefined || editions.includes(edition);

export const leadOf = ({ lead }: RulesText, edition: string): string => lead[edition] ?? lead['all'] ?? '';

/** The rules of one section that this edition has. */
export const rulesIn = (book: AnyRulesBook, section: string, edition: string): readonly RuleEntry[] =>
  book.rules.filter(({ number, editions }) => number.startsWith(`${section}.`) && isIn(edition, editions));

/** The figure after a rule, where this edition has what it shows. */
export const figureAfter = (book: AnyRulesBook, { figure }: RuleEntry, edition: string): string | null =>
  figure !== undefined && isIn(edition, book.figureEditions?.[figure]) ? figure : null;
