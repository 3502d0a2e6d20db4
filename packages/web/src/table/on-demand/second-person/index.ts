/** Addresses the reader of a sentence as "you". The rules of a language load on demand. */

import type { Language, Seat, Sentence } from '@fremont/kernel';
import { addressedTo, type SecondPerson } from './address.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: SecondPerson }>>> = {
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
};

type Address = (reader: Seat, sentence: Sentence) => Sentence | null;

/** One function per language, so that loading a language again changes nothing on the screen. */
const loaded = new Map<Language, Address>();

/** Addresses a reader in this language: null if a rule is missing. */
export const addressIn = async (language: Language): Promise<Address> => {
  const { default: rules } = await LOADERS[language]();
  const address: Address = loaded.get(language) ?? ((reader, sentence) => addressedTo(reader, sentence, rules));
  loaded.set(language, address);
  return address;
};
