/** The rules of one game as the rules page draws them. At build time plugins/rules.ts reads them from `rules.<language>.md`. */

import type { Language } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';

/** A piece of a sentence: plain, stressed, or a link to a rule. */
export type Inline = string | { readonly strong: string } | { readonly emphasis: string } | { readonly rule: string };

/** A paragraph, or a list. */
export type Block = readonly Inline[] | { readonly list: readonly (readonly Inline[])[] };

export interface RuleEntry {
  /** `4.2`: code, refusals and the log cite it. */
  readonly number: string;
  /** The name of the tile or card that the rule is about. */
  readonly title?: string;
  /** The editions that have it; all if omitted. */
  readonly editions?: readonly string[];
  readonly body: readonly Block[];
  /** The figure after the rule. */
  readonly figures: readonly string[];
  /** True if it rests on reconstructed data. */
  readonly isReconstructed?: boolean;
}

export interface SectionEntry {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly RuleEntry[];
}

/** One step of the short version. */
export interface StepEntry {
  readonly title: string;
  /** The section that has it in full. */
  readonly section: string;
  readonly editions?: readonly string[];
  readonly body: readonly Block[];
  readonly figures: readonly string[];
}

export interface FigureEntry {
  readonly caption: string;
  /** Otherwise it is only a picture. */
  readonly isExample: boolean;
  /** The editions that have what it shows; left out, all do. */
  readonly editions?: readonly string[];
}

/** The rules in one language. */
export interface RulesText {
  readonly title: string;
  /** The introduction by edition; `all` for a game with a single edition. */
  readonly leads: Readonly<Record<string, string>>;
  readonly steps: readonly StepEntry[];
  readonly sections: readonly SectionEntry[];
  readonly figures: Readonly<Record<string, FigureEntry>>;
  /** The words inside drawings and the panel of numbers. */
  readonly words: Readonly<Record<string, string>>;
  /** Says which data is reconstructed and how to correct it; omitted if none is. */
  readonly reconstructed?: string;
}

/** Rules whose words the drawings know by name. */
export interface RulesWith<Word extends string> extends RulesText {
  readonly words: Readonly<Record<Word, string>>;
}

export interface RulesBook<T extends RulesText> {
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly default: RulesText }>>>;
  /** The figures that `Drawing` draws, and the words that it and `Numbers` use. A test holds the texts to them. */
  readonly figures: readonly string[];
  readonly words: readonly (keyof T['words'])[];
  /** Draws a figure. The page adds the caption. */
  readonly Drawing: FunctionComponent<{ readonly id: string; readonly text: T }>;
  /** The game in numbers, from its own data. `edition` is empty for a game with a single edition. */
  readonly Numbers: FunctionComponent<{ readonly edition: string; readonly text: T }>;
}

/** A book whose game the caller does not know. */
export type AnyRulesBook = RulesBook<RulesText>;

/** Forgets a book's own types; sound because its texts only ever go to its own drawings and have the words it names. */
export const anyRulesBook = <T extends RulesText>(book: RulesBook<T>): AnyRulesBook => book as unknown as AnyRulesBook;

/** True if an item belongs to the edition; `edition` is empty for a game with a single edition. */
export const isIn = (edition: string, editions: readonly string[] | undefined): boolean =>
  editions === undefined || editions.includes(edition);

export const leadOf = ({ leads }: RulesText, edition: string): string => leads[edition] ?? leads['all'] ?? '';

/** The rules of one section that this edition has. */
export const rulesIn = ({ rules }: SectionEntry, edition: string): readonly RuleEntry[] =>
  rules.filter(({ editions }) => isIn(edition, editions));

/** The sections of which this edition has anything. */
export const sectionsIn = ({ sections }: RulesText, edition: string): readonly SectionEntry[] =>
  sections.filter((section) => rulesIn(section, edition).length > 0);

export const ruleOf = ({ sections }: RulesText, number: string): RuleEntry | undefined =>
  sections.flatMap(({ rules }) => rules).find((rule) => rule.number === number);

/** The figures at a step or rule whose contents this edition has. */
export const figuresAt = (
  { figures }: RulesText,
  place: Pick<RuleEntry, 'figures'>,
  edition: string,
): readonly string[] => place.figures.filter((id) => isIn(edition, figures[id]?.editions));

/** A word of the drawings with its places filled: `takes {money}`. */
export const filledIn = (word: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), word);
