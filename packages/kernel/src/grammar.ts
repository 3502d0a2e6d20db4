/** Plural forms and enumerations, for the text tables of every language. */

import type { Language, Piece, Sentence } from './text.ts';

/** The plural forms of a word. A language defines those that it has. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Picks the form of a word that goes with a number. */
export type Plural = (count: number, forms: Forms) => string;

export const pluralIn = (language: Language): Plural => {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
};

/** A number with its word: "3 dice". */
export type Counted = (count: number) => string;

export const countedIn = (language: Language, forms: Forms): Counted => {
  const plural = pluralIn(language);
  return (count) => `${count} ${plural(count, forms)}`;
};

/** Joins parts of a sentence as the language does: "A, B and C". */
export type Listing = (parts: readonly (Piece | Sentence)[]) => Sentence;

export const listingIn = (language: Language, type: 'conjunction' | 'disjunction'): Listing => {
  const format = new Intl.ListFormat(language, { type });
  return (parts) => {
    // `Intl` joins strings only. It joins the indexes, and each index is then replaced by its part.
    const slots = format.formatToParts(parts.map((_, index) => String(index)));
    return slots.flatMap(({ type: kind, value }) => (kind === 'element' ? (parts[Number(value)] ?? []) : [value]));
  };
};
