/** Formats the messages of the coach without a page: as plain text, in any language. */

import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@fremont/kernel';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { readMessages } from '../../plugins/messages.ts';
import type { Fillings } from '../../src/table/sentences.ts';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const CATALOGUES = new Map(LANGUAGES.map((language) => [language, readMessages(WEB, language)]));
const COMPILED = new Map<string, ReturnType<typeof compile>>();

const compiled = (text: string): ReturnType<typeof compile> => {
  const known = COMPILED.get(text) ?? compile(text);
  COMPILED.set(text, known);
  return known;
};

/** Formatters are expensive to make, and the walks format thousands of messages. */
const kept = <Options, Made>(make: (tag: string, options?: Options) => Made) => {
  const made = new Map<string, Made>();
  return (tag?: Intl.LocalesArgument, options?: Options): Made => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(String(tag), options);
    made.set(key, known);
    return known;
  };
};

const formatters = {
  getNumberFormat: kept((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)),
  getDateTimeFormat: kept((tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options)),
  getPluralRules: kept((tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options)),
};

const plain = (filling: unknown): string | number => {
  if (typeof filling === 'string' || typeof filling === 'number') return filling;
  return Array.isArray(filling) ? filling.map(plain).join(', ') : Object.values(filling as object).join(' ');
};

/** Throws if the message does not exist or needs a filling that is missing. */
export const spokenIn = (language: Language, key: string, fillings: Fillings): string => {
  const text = CATALOGUES.get(language)?.[key];
  if (text === undefined) throw new Error(`${language} has no ${key}`);
  const values = Object.fromEntries(Object.entries(fillings).map(([name, filling]) => [name, plain(filling)]));
  return String(format(compiled(text), language, values, { formatters }));
};
