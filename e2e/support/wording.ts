/** The messages of the app in the language under test, read from its message files. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@fremont/kernel';
import compile from 'icu-minify/compile';
import format, { type CompiledMessage } from 'icu-minify/format';
import type { MessageKey } from '../../packages/web/src/i18n/keys.ts';

type Values = Readonly<Record<string, string | number>>;

export interface Wording {
  readonly language: Language;
  /** The exact text. */
  text(key: MessageKey, values?: Values): string;
  /** Matches the whole text, with a wildcard for each missing value. */
  like(key: MessageKey, values?: Values): RegExp;
}

const WEB = new URL('../../packages/web/', import.meta.url);

/** Of the shell by language, of each game in its own folder. */
const pathOf = (language: Language, file: string): string => {
  const paths = [`messages/${language}/${file}.json`, `src/games/${file}/messages/${language}.json`];
  const urls = paths.map((path) => new URL(path, WEB));
  return fileURLToPath(urls.find((url) => existsSync(url)) ?? WEB);
};

export const wordingIn = (language: Language): Wording => {
  const message = (key: MessageKey): CompiledMessage => {
    const [file = '', name = ''] = key.split('.');
    const text = (JSON.parse(readFileSync(pathOf(language, file), 'utf8')) as Record<string, string>)[name];
    if (text === undefined) throw new Error(`${language} has no message ${key}`);
    return compile(text);
  };
  return {
    language,
    text: (key, values = {}) => spaced(String(format(message(key), language, values, { formatters }))),
    like: (key, values = {}) => new RegExp(`^${patternOf(message(key), values)}$`, 'u'),
  };
};

const formatters = {
  getNumberFormat: (...[tag, options]: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(tag, options),
  getDateTimeFormat: (...[tag, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(tag, options),
  getPluralRules: (...[tag, options]: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(tag, options),
};

/** A compiled message is text, a place `[name]`, a choice `[name, kind, branches]`, a number sign, or a list of those. */
const patternOf = (node: unknown, values: Values): string => {
  if (typeof node === 'string') return escaped(node);
  if (!Array.isArray(node)) return '.*';
  const [first, kind, branches] = node as readonly unknown[];
  if (node.length === 1 && typeof first === 'string') return placePattern(first, values);
  if (typeof kind === 'number') return choicePattern(branches, values);
  return node.map((part) => patternOf(part, values)).join('');
};

const placePattern = (name: string, values: Values): string => {
  const value = values[name];
  return value === undefined ? '.*' : escaped(String(value));
};

/** Matches any branch, because the number is not known. */
const choicePattern = (branches: unknown, values: Values): string => {
  if (typeof branches !== 'object' || branches === null) return '.*';
  return `(?:${Object.values(branches)
    .map((branch) => patternOf(branch, values))
    .join('|')})`;
};

/** Locators compare with plain spaces, so non-breaking spaces are replaced. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');

const escaped = (text: string): string => spaced(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
