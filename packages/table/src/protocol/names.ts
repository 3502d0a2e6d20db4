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

/** Lower-case letters and small capitals by the Latin letter that they look like. Letters of one row look alike. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꓮꭺⲁ',
  b: 'ьвβʙꓐᏼⲃ',
  c: 'сϲᴄꓚꮯⲥ',
  d: 'ԁᴅꓓꭰđ',
  e: 'еєεᴇꓰꭼⲉ',
  f: 'ꜰꓝƒ',
  g: 'ɡɢꓖᏻ',
  h: 'һнηʜꓧꮋⲏħ',
  j: 'јϳᴊꓙꭻ',
  k: 'кκᴋꓗꮶⲕ',
  l: 'iіι1|ıӏ!ɪʟꓲꓡꮮⲓꭵł',
  m: 'мμᴍꓟꮇⲙ',
  n: 'пոɴꓠⲛ',
  o: 'оο0σօᴏꓳⲟø',
  p: 'рρᴘꓑꮲⲣ',
  q: 'ԛգ',
  r: 'ʀꓣꮢг',
  s: 'ѕ5$ꜱꓢꮪ',
  t: 'тτᴛꓔꭲⲧŧ',
  u: 'υսᴜꓴ',
  v: 'ѵνᴠꓦꮩ',
  w: 'ԝωшաᴡꓪꮃ',
  x: 'хχ×ꓫⲭ',
  y: 'уγүʏꓬⲩ',
  z: 'ᴢꓜꮓⲍ',
};

const LATIN_OF = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, alikes]) => [...alikes].map((alike) => [alike, latin] as const)),
);

const SMALL_A = 'a'.codePointAt(0) ?? 0;
/** White letters in black circles and squares, and those of flags. Each block begins with A. */
const BOXED_LETTERS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const BOXED_BLOCKS = [0x1f1e6, 0x1f170, 0x1f150];

const plainLetter = (boxed: string): string => {
  const code = boxed.codePointAt(0) ?? 0;
  const block = BOXED_BLOCKS.find((first) => code >= first) ?? code;
  return String.fromCodePoint(SMALL_A + code - block);
};

/** The same text for names that look alike. Only for comparison: it cannot be read. */
export const nameSkeleton = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(BOXED_LETTERS, plainLetter)
    .toLowerCase()
    .normalize('NFKD');
  const letters = [...plain].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
  const skeleton = letters
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}\p{S}]|[\p{Lm}\p{Sk}]/gu, '');
  return skeleton === '' ? name : skeleton;
};

export { BOT_NAMES } from '../characters.ts';
