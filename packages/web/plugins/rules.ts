/**
 * Vite plugin: `virtual:rules/<game>/<language>` is `rules.<language>.md` of the game, parsed at build time into what the
 * rules page draws. A malformed file, or one that is out of step with the English one, fails the build with file and line.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { RulesText } from '../src/pages/rules/book.ts';
import { type OutlineEntry, type ParsedRules, parseRules } from './rules-book.ts';
import { RulesFault } from './rules-markdown.ts';

const PREFIX = 'virtual:rules/';
const SOURCE_LANGUAGE = 'en';

export interface ReadRules {
  /** Null when the file is malformed. */
  readonly text: RulesText | null;
  /** `rules.ru.md:57: ...`; empty when all is well. */
  readonly faults: readonly string[];
  readonly files: readonly string[];
}

/** Reads the rules of one game in one language and compares them with the English ones. */
export const readRules = (games: string, game: string, language: string): ReadRules => {
  const names = [...new Set([SOURCE_LANGUAGE, language])].map((one) => `rules.${one}.md`);
  const files = names.map((name) => join(games, game, name));
  const read = files.map((file, index) => parsed(readFileSync(file, 'utf8'), `${game}/${names[index]}`));
  const faults = read.flatMap(({ fault }) => (fault === null ? [] : [fault]));
  const [source, translation] = read.map(({ rules }) => rules);
  const outOfStep = source && translation ? stepFaults(source.outline, translation.outline, `${game}/${names[1]}`) : [];
  return { text: read.at(-1)?.rules?.text ?? null, faults: [...faults, ...outOfStep], files };
};

interface Parsed {
  readonly rules: ParsedRules | null;
  readonly fault: string | null;
}

const parsed = (source: string, name: string): Parsed => {
  try {
    return { rules: parseRules(source), fault: null };
  } catch (error) {
    if (!(error instanceof RulesFault)) throw error;
    return { rules: null, fault: `${name}:${error.line}: ${error.message}` };
  }
};

/** The first place where a translation has something else than the English rules. Later differences would only repeat it. */
const stepFaults = (source: readonly OutlineEntry[], translation: readonly OutlineEntry[], name: string): string[] => {
  const length = Math.max(source.length, translation.length);
  for (let index = 0; index < length; index++) {
    const wanted = source[index];
    const found = translation[index];
    if (wanted?.says === found?.says) continue;
    const line = found?.line ?? translation.at(-1)?.line ?? 1;
    const english = wanted === undefined ? 'nothing more' : `"${wanted.says}" in line ${wanted.line}`;
    return [`${name}:${line}: has "${found?.says ?? 'nothing more'}", the English rules have ${english}`];
  }
  return [];
};

export const rulesPlugin = (games: string): Plugin => ({
  name: 'fremont:rules',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const [game = '', language = ''] = id.slice(PREFIX.length + 1).split('/');
    const { text, faults, files } = readRules(games, game, language);
    for (const file of files) this.addWatchFile(file);
    const report = faults.join('\n');
    // A half-written translation must not stop the dev server, but it never gets into a build.
    if (text === null || (faults.length > 0 && this.environment.mode === 'build')) return this.error(report);
    if (faults.length > 0) this.warn(report);
    return `export default ${JSON.stringify(text)}`;
  },
});
