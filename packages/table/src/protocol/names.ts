/** Names of people: what a name may consist of, and which names look alike. */

import { lineOf } from './clean-text.ts';
import { LIMITS } from './limits.ts';
import { type Decoder, mapped } from './shape.ts';

/** Alphabets with letters that look the same. A word that mixes them imitates another word. */
const LOOK_ALIKE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

const hasMixedScripts = (word: string): boolean => LOOK_ALIKE_SCRIPTS.filter((script) => script.test(word)).length > 1;

const VISIBLE = /[\p{L}\p{N}\p{S}]/u;

export type NameProblem = 'empty' | 'mixedScripts';

/** The name must be clean already. */
export const nameProblemOf = (name: string): NameProblem | null => {
  if (!VISIBLE.test(name)) return 'empty';
  return name.split(/[\s-]/u).some(hasMixedScripts) ? 'mixedScripts' : null;
};

export const personName: Decoder<string> = mapped(lineOf(LIMITS.nameLength), (name) =>
  nameProblemOf(name) === null ? name : null,
);

/** Lower-case letters by the Latin letter that they look like. Letters of one row look alike. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьвβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε',
  g: 'ɡ',
  h: 'һнη',
  j: 'јϳ',
  k: 'кκ',
  l: 'iіι1|ıӏ!',
  m: 'мμ',
  n: 'пո',
  o: 'оο0σօ',
  p: 'рρ',
  q: 'ԛգ',
  s: 'ѕ5$',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝωшա',
  x: 'хχ×',
  y: 'уγү',
  z: 'ᴢ',
};

const LATIN_OF = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, alikes]) => [...alikes].map((alike) => [alike, latin] as const)),
);

/** The same text for names that look alike. Only for comparison: it cannot be read. */
export const nameSkeleton = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .normalize('NFKD');
  const letters = [...plain].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
  const skeleton = letters
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '');
  return skeleton === '' ? name : skeleton;
};

/**
 * The names of bots by their order at a table, each in all languages of the web client. The server sends no names of bots,
 * and gives a person with one of these names a mark at a table where a bot has it.
 */
export const BOT_NAMES: readonly (readonly string[])[] = [
  ['Bruno', 'Бруно'],
  ['Chiara', 'Кьяра'],
  ['Dora', 'Дора'],
  ['Edie', 'Édie', 'Эди'],
  ['Felix', 'Félix', 'Феликс'],
];
