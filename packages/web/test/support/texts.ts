/** Everything a language says, as it stands in the files: messages, the games' own texts, the pages of rules. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@fremont/kernel';

export interface Said {
  /** From the root of the project. */
  readonly file: string;
  readonly text: string;
}

const ROOT = new URL('../../../../', import.meta.url);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

/** Where the languages live, `rules/tiles` and `text/cards` included. */
const MODULE = /\/(?:text|rules)\/(?:\w+\/)?(\w\w)\.ts$/;
const MODULES = [...filesIn('packages/games'), ...filesIn('packages/web/src/games')]
  .filter((file) => !file.includes('node_modules') && MODULE.test(file))
  .sort();

export const textsOf = (language: Language): readonly Said[] => [
  ...filesIn(`packages/web/messages/${language}`).flatMap((file) =>
    Object.values<string>(JSON.parse(read(file))).map((text) => ({ file, text })),
  ),
  ...MODULES.filter((file) => MODULE.exec(file)?.[1] === language).flatMap((file) =>
    literalsOf(read(file)).map((text) => ({ file, text })),
  ),
];

const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

/** A comment, a whole string, or a sign that opens or closes something. */
const CODE = /\/\/.*|\/\*[\s\S]*?\*\/|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|[`{}]/g;
/** What stands in a template up to its end or to the next place in it. */
const TEMPLATE = /((?:[^`\\$]|\\.|\$(?!\{))*)(`|\$\{)/y;

/** The texts of a module: its strings, and its templates in pieces. Enough of a scanner for files that hold texts. */
export const literalsOf = (source: string): string[] => {
  const found: string[] = [];
  /** How many braces are open in each place of a template that is. */
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
