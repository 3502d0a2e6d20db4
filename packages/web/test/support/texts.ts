/** All texts of a language as in the files: messages, texts of the games, rules pages. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@fremont/kernel';
import { parseRules } from '../../plugins/rules-book.ts';
import { sentencesOf } from './rules.ts';

export interface FoundText {
  /** The path from the root of the project. */
  readonly file: string;
  readonly text: string;
}

const ROOT = new URL('../../../../', import.meta.url);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const OF_GAMES = filesIn('packages/games')
  .filter((file) => !file.includes('node_modules'))
  .sort();

/** Of the shell by language, of each game in its own folder. */
const MESSAGE_FILE = /\/messages\/(?:(\w\w)\/[\w-]+|(\w\w))\.json$/;
const MESSAGES = [...filesIn('packages/web/messages'), ...filesIn('packages/web/src/games')]
  .filter((file) => MESSAGE_FILE.test(file))
  .sort();

/** Where the languages live, `text/cards` included. */
const MODULE = /\/text\/(?:\w+\/)?(\w\w)\.ts$/;

export const textsOf = (language: Language): readonly FoundText[] => [
  ...MESSAGES.filter((file) => MESSAGE_FILE.exec(file)?.slice(1).includes(language)).flatMap((file) =>
    Object.values<string>(JSON.parse(read(file))).map((text) => ({ file, text })),
  ),
  ...OF_GAMES.filter((file) => MODULE.exec(file)?.[1] === language).flatMap((file) =>
    literalsOf(read(file)).map((text) => ({ file, text })),
  ),
  ...OF_GAMES.filter((file) => file.endsWith(`/rules.${language}.md`)).flatMap((file) =>
    sentencesOf(parseRules(read(file)).text).map((text) => ({ file, text })),
  ),
];

const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

/** A comment, a whole string, or a sign that opens or closes something. */
const CODE = /\/\/.*|\/\*[\s\S]*?\*\/|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|[`{}]/g;
/** The text of a template up to its end or to the next place. */
const TEMPLATE = /((?:[^`\\$]|\\.|\$(?!\{))*)(`|\$\{)/y;

/** The texts of a module: its strings, and its templates in pieces. Enough of a scanner for files that hold texts. */
export const literalsOf = (source: string): string[] => {
  const found: string[] = [];
  /** The number of open braces in each open place of a template. */
  const places: number[] = [];
  const readTemplate = (from: number): void => {
    TEMPLATE.lastIndex = from;
    const [, text = '', end] = TEMPLATE.exec(source) ?? [];
    found.push(text);
    if (end === '${') places.push(0);
    CODE.lastIndex = TEMPLATE.lastIndex;
  };
  const close = (): void => {
    const open = places.pop();
    if (open === 0) readTemplate(CODE.lastIndex);
    else if (open !== undefined) places.push(open - 1);
  };
  CODE.lastIndex = 0;
  for (let token = CODE.exec(source); token !== null; token = CODE.exec(source)) {
    const [whole, single, double] = token;
    const text = single ?? double;
    if (text !== undefined) found.push(text);
    if (whole === '`') readTemplate(CODE.lastIndex);
    if (whole === '{' && places.length > 0) places.push((places.pop() ?? 0) + 1);
    if (whole === '}') close();
  }
  return found;
};
