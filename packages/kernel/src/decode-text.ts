/** Describes a decode error in one sentence per language: the field and the values that it allows. */

import type { Allowed, DecodeError, Setting } from './decode.ts';
import { listingIn } from './grammar.ts';
import type { Language } from './text.ts';

interface DecodeWords {
  quoted(name: string): string;
  /** Names the whole input, for an error without a field. */
  readonly whole: string;
  mustBe(what: string, allowed: string): string;
  oneOf(values: string): string;
  wholeNumber(min: number, max: number): string;
  list(count: string, each: string): string;
  count(min: number, max: number): string;
  readonly object: string;
  noSuchKey(key: string, keys: string): string;
  conflict(settings: string): string;
}

const WORDS: Readonly<Record<Language, DecodeWords>> = {
  en: {
    quoted: (name) => `“${name}”`,
    whole: 'The input',
    mustBe: (what, allowed) => `${what} must be ${allowed}.`,
    oneOf: (values) => `one of ${values}`,
    wholeNumber: (min, max) => `a whole number from ${min} to ${max}`,
    list: (count, each) => `a list of ${count}, each of them ${each}`,
    count: (min, max) => (min === max ? `length ${min}` : `length ${min} to ${max}`),
    object: 'an object with fields',
    noSuchKey: (key, keys) => `There is no ${key}. Known here: ${keys}.`,
    conflict: (settings) => `${settings} do not go together.`,
  },
  ru: {
    quoted: (name) => `«${name}»`,
    whole: 'Ввод',
    mustBe: (what, allowed) => `${what}: допустимо только ${allowed}.`,
    oneOf: (values) => `одно из значений ${values}`,
    wholeNumber: (min, max) => `целое число от ${min} до ${max}`,
    list: (count, each) => `список (${count}), каждый элемент — ${each}`,
    count: (min, max) => (min === max ? `длина ${min}` : `длина от ${min} до ${max}`),
    object: 'объект с полями',
    noSuchKey: (key, keys) => `Поля ${key} нет. Здесь известны: ${keys}.`,
    conflict: (settings) => `Нельзя сочетать: ${settings}.`,
  },
  it: {
    quoted: (name) => `«${name}»`,
    whole: 'L’inserimento',
    mustBe: (what, allowed) => `${what} deve essere ${allowed}.`,
    oneOf: (values) => `uno di questi valori: ${values}`,
    wholeNumber: (min, max) => `un numero intero da ${min} a ${max}`,
    list: (count, each) => `una lista di ${count}, ogni elemento ${each}`,
    count: (min, max) => (min === max ? `lunghezza ${min}` : `lunghezza da ${min} a ${max}`),
    object: 'un oggetto con campi',
    noSuchKey: (key, keys) => `${key} non esiste. Qui si può usare: ${keys}.`,
    conflict: (settings) => `Non si possono combinare: ${settings}.`,
  },
  fr: {
    quoted: (name) => `« ${name} »`,
    whole: 'La saisie',
    mustBe: (what, allowed) => `${what} doit être ${allowed}.`,
    oneOf: (values) => `l’une de ces valeurs : ${values}`,
    wholeNumber: (min, max) => `un nombre entier de ${min} à ${max}`,
    list: (count, each) => `une liste de ${count}, chaque élément étant ${each}`,
    count: (min, max) => (min === max ? `longueur ${min}` : `longueur ${min} à ${max}`),
    object: 'un objet avec des champs',
    noSuchKey: (key, keys) => `${key} n’existe pas. On peut indiquer ici : ${keys}.`,
    conflict: (settings) => `Combinaison impossible : ${settings}.`,
  },
  de: {
    quoted: (name) => `„${name}“`,
    whole: 'Die Eingabe',
    mustBe: (what, allowed) => `${what} muss ${allowed} sein.`,
    oneOf: (values) => `einer der Werte ${values}`,
    wholeNumber: (min, max) => `eine ganze Zahl von ${min} bis ${max}`,
    list: (count, each) => `eine Liste der ${count}, jedes Element ${each},`,
    count: (min, max) => (min === max ? `Länge ${min}` : `Länge ${min} bis ${max}`),
    object: 'ein Objekt mit Feldern',
    noSuchKey: (key, keys) => `${key} gibt es nicht. Bekannt sind hier: ${keys}.`,
    conflict: (settings) => `Das lässt sich nicht kombinieren: ${settings}.`,
  },
};

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `nameOf` returns the name of a field that the reader knows. The default is its key in JSON. */
export const decodeErrorText = (
  error: DecodeError,
  language: Language,
  nameOf: (key: string) => string = (key) => key,
): string => {
  const words = WORDS[language];
  const join = (parts: readonly string[], type: 'conjunction' | 'disjunction'): string =>
    listingIn(language, type)(parts).join('');
  const allowedText = (allowed: Allowed): string => {
    switch (allowed.type) {
      case 'oneOf':
        return words.oneOf(join(allowed.values.map(valueText), 'disjunction'));
      case 'whole':
        return words.wholeNumber(allowed.min, allowed.max);
      case 'list':
        return words.list(words.count(allowed.min, allowed.max), allowedText(allowed.of));
      case 'object':
        return words.object;
      case 'keys':
        return join(allowed.keys, 'conjunction');
    }
  };
  const settingText = ({ key, value }: Setting): string => `${words.quoted(nameOf(key))} = ${valueText(value)}`;
  if ('conflict' in error) return words.conflict(join(error.conflict.map(settingText), 'conjunction'));
  const { key, allowed } = error;
  const name = words.quoted(nameOf(key));
  if (allowed.type === 'keys') return words.noSuchKey(name, join(allowed.keys.map(nameOf), 'conjunction'));
  return words.mustBe(key === '' ? words.whole : name, allowedText(allowed));
};
