/** Addresses the reader of a sentence as "you". The rules of a language load on demand. */

import type { Language } from '@fremont/kernel';
import type { SecondPerson } from './address.ts';

export { addressedTo } from './address.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: SecondPerson }>>> = {
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
};

export const secondPersonOf = async (language: Language): Promise<SecondPerson> => (await LOADERS[language]()).default;
