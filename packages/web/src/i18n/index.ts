/**
 * Texts in the player's language: messages, numbers, money, times. A component that reads them re-renders on a change
 * of language.
 */

import { at, LANGUAGES, type Language } from '@fremont/kernel';
import { computed, effect, signal } from '@preact/signals';
import format, { type CompiledMessage } from 'icu-minify/format';
import { settings } from '../settings/index.ts';
import type { MessageKey } from './keys.ts';

export type { MessageKey } from './keys.ts';

type Catalogue = Readonly<Record<string, CompiledMessage>>;
type Values = Readonly<Record<string, string | number>>;

/** Loads a set of messages in any language. */
export type Catalogues = Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>>;

/** The messages that every page needs. */
const COMMON: Catalogues = {
  en: () => import('virtual:messages/en'),
  ru: () => import('virtual:messages/ru'),
  it: () => import('virtual:messages/it'),
  fr: () => import('virtual:messages/fr'),
  de: () => import('virtual:messages/de'),
};

const isLanguage = (tag: string): tag is Language => LANGUAGES.includes(tag as Language);

const deviceLanguage = (): Language => navigator.languages.map((tag) => at(tag.split('-'), 0)).find(isLanguage) ?? 'en';

/** The chosen language. `language` follows once its messages are loaded. */
const wished = computed<Language>(() => {
  const choice = settings.language.value;
  return choice === 'auto' ? deviceLanguage() : choice;
});

interface Shown {
  readonly language: Language;
  readonly catalogue: Catalogue;
  /** The sets of messages in the catalogue. */
  readonly sources: ReadonlySet<Catalogues>;
}

const current = signal<Shown>({ language: 'en', catalogue: {}, sources: new Set() });

/** The language on the screen. */
export const language = computed(() => current.value.language);

/** The sets of messages in use. A change of language loads all of them. */
const needed = new Set<Catalogues>([COMMON]);

const load = async (wanted: Language): Promise<void> => {
  const sources = new Set(needed);
  const loaded = await Promise.all([...sources].map((catalogues) => catalogues[wanted]()));
  // A slow load of an earlier choice must not overwrite a later one.
  const isLate = wanted !== wished.value || (wanted === language.peek() && sources.size <= current.peek().sources.size);
  if (isLate) return;
  current.value = { language: wanted, catalogue: Object.assign({}, ...loaded.map((one) => one.default)), sources };
};

/** Loads a set of messages. From then on the set follows the language. */
export const loadMessages = async (catalogues: Catalogues): Promise<void> => {
  if (current.peek().sources.has(catalogues)) return;
  needed.add(catalogues);
  const wanted = wished.peek();
  await load(wanted).catch((error: unknown) => {
    // A set that cannot be loaded would block every later change of language.
    if (!current.peek().sources.has(catalogues)) needed.delete(catalogues);
    throw error;
  });
  // The language was changed meanwhile, so these messages were dropped.
  if (wanted !== wished.peek()) await loadMessages(catalogues);
};

/** Loads the first language and follows the setting. Called once, by main. */
export const startLanguage = async (): Promise<void> => {
  await load(wished.value);
  effect(() => {
    document.documentElement.lang = language.value;
  });
  effect(() => {
    // Offline, and never loaded before: the screen keeps its language.
    if (wished.value !== language.peek()) load(wished.value).catch(() => undefined);
  });
};

/** Caches Intl objects, which are slow to create. */
const kept = <O extends object | undefined, R>(
  make: (tag: string, options: O) => R,
): ((tag: string, options: O) => R) => {
  const made = new Map<string, R>();
  return (tag, options) => {
    const key = tag + JSON.stringify(options);
    const found = made.get(key) ?? make(tag, options);
    made.set(key, found);
    return found;
  };
};

const numberFormat = kept((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
const listFormat = kept((tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
const relativeFormat = kept(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);
const dateFormat = kept((tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
const pluralRules = kept((tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options));

const formatters = {
  getNumberFormat: (tag?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) =>
    numberFormat(String(tag), options),
  getDateTimeFormat: (tag?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    dateFormat(String(tag), options),
  getPluralRules: (tag?: Intl.LocalesArgument, options?: Intl.PluralRulesOptions) => pluralRules(String(tag), options),
};

/** Formats a message. */
export const t = (key: MessageKey, values: Values = {}): string => {
  const { language: tag, catalogue } = current.value;
  return String(format(catalogue[key] ?? unknown(key), tag, values, { formatters }));
};

/** The file of the message is not loaded. The key is shown and the error is reported. */
const unknown = (key: MessageKey): string => {
  reportError(new Error(`${key} is not loaded`));
  return key;
};

const number = (value: number): string => numberFormat(language.value, undefined).format(value);

/** 0.25 as "25 %", in the format of the language. */
export const percent = (fraction: number): string =>
  numberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 }).format(fraction);

/** A difference with one decimal and its sign: "+2.5", "−0.3", "0.0". */
export const signed = (difference: number): string =>
  numberFormat(language.value, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(difference);

/** Joins names: "Ada, Bruno and Chiara". */
export const list = (names: readonly string[]): string =>
  listFormat(language.value, { style: 'long', type: 'conjunction' }).format(names);

/** Dollars in running text: $80k, 80 Tsd. $, 80 тыс. $. On notes and signs money is drawn as 80K in every language. */
export const money = (dollars: number): string => {
  const inThousands = dollars !== 0 && dollars % 1000 === 0;
  return inThousands
    ? t('shell.moneyThousands', { amount: number(dollars / 1000) })
    : t('shell.money', { amount: number(dollars) });
};

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Less than a minute is "now", because "this minute" sounds odd. */
const NOW = ['second', Number.POSITIVE_INFINITY] as const;

/** How long ago, roughly: "3 hours ago", "yesterday". */
export const ago = (time: number, now = Date.now()): string => {
  const elapsedMs = Math.max(0, now - time);
  const [unit, unitMs] = UNITS.find(([, length]) => elapsedMs >= length) ?? NOW;
  return relativeFormat(language.value, { numeric: 'auto' }).format(-Math.floor(elapsedMs / unitMs), unit);
};
