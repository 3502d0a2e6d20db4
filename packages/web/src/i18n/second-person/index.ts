/** Addresses the reader of a sentence as "you" in the current language. The rules of a language load on demand. */

import type { Language, Seat, Sentence } from '@fremont/kernel';
import { signal } from '@preact/signals';
import { addressedTo, type SecondPerson } from './address.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: SecondPerson }>>> = {
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
};

export const secondPersonOf = async (language: Language): Promise<SecondPerson> => (await LOADERS[language]()).default;

/** Null until they have loaded. Then sentences name the reader. */
const rules = signal<SecondPerson | null>(null);

export const loadSecondPerson = async (language: Language): Promise<void> => {
  rules.value = await secondPersonOf(language);
};

/** The sentence as the reader is told it. */
export const toReader = (reader: Seat, sentence: Sentence): Sentence =>
  (rules.value === null ? null : addressedTo(reader, sentence, rules.value)) ?? sentence;
