/** Typography and terms of the five languages. docs/glossary.md lists the terms. */

import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type FoundText, literalsOf, textsOf } from './support/texts.ts';

type Fault = readonly [sign: RegExp, why: string];

const EVERYWHERE: readonly Fault[] = [
  [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
  [/\.\.\./, 'three dots are one sign, …'],
  [/ {2}/, 'two spaces'],
  [/"/, 'straight quotation marks'],
];

const BEHIND: readonly Fault[] = [
  [/\$\d/, 'the dollar stands behind the number'],
  [/(?:^|[\d}]) \$/, 'the dollar must not go to the next line alone'],
];
const BEFORE: Fault = [/\d\s\$(?!\d)/, 'the dollar stands before the number'];

const FAULTS: Readonly<Record<Language, readonly Fault[]>> = {
  en: [BEFORE, [/[«»„]/, 'quotation marks are “ ”'], [/\d[.\s]\d{3}(?!\d)/, 'thousands are parted by a comma']],
  ru: [
    ...BEHIND,
    [/[“”„]/, 'quotation marks are « »'],
    [/ -(?= )/, 'a dash is —'],
    [/\d[., ]\d{3}(?!\d)/, 'thousands are parted by a space that does not break'],
  ],
  it: [BEFORE, [/[“”„]/, 'quotation marks are « »'], [/\d[,\s]\d{3}(?!\d)/, 'thousands are parted by a point']],
  fr: [
    ...BEHIND,
    [/[ \u00a0][;:!?»]/, 'a narrow space that does not break stands before ; : ! ? »'],
    [/«(?!\u202f)/, 'a narrow space that does not break stands after «'],
    [/[“”„]/, 'quotation marks are « »'],
    [/\d[., \u00a0]\d{3}(?!\d)/, 'thousands are parted by a narrow space that does not break'],
  ],
  de: [...BEHIND, [/[”«»]/, 'quotation marks are „ “'], [/\d[,\s]\d{3}(?!\d)/, 'thousands are parted by a point']],
};

const faultsOf = (language: Language, said: readonly FoundText[]): string[] =>
  said.flatMap(({ file, text }) =>
    [...EVERYWHERE, ...FAULTS[language]]
      .filter(([sign]) => sign.test(text))
      .map(([, why]) => `${file}: ${why}: ${text}`),
  );

describe('every text', () => {
  test.each(LANGUAGES)('in %s is set as the language sets it', (language) => {
    expect(faultsOf(language, textsOf(language))).toEqual([]);
  });
});

const SCOPES: Readonly<Record<string, RegExp>> = {
  Everywhere: /./,
  'Las Vegas': /las-vegas|royale/,
  'Lords of Vegas': /lords-of-vegas/,
  'Vegas Showdown': /vegas-showdown/,
};

interface Term {
  readonly scope: string;
  readonly language: Language;
  readonly word: string;
  readonly not: readonly string[];
}

/** The tables below "What players read" have a column per language. Words to avoid are struck through. */
const termsIn = (glossary: string): Term[] => {
  const read = glossary.slice(glossary.indexOf('## What players read'));
  return read.split('\n### ').flatMap((part) => {
    const [scope = '', ...lines] = part.split('\n');
    const rows = lines.filter((line) => /^\| (?!---|en )/.test(line));
    return rows.flatMap((row) => cellsOf(row).map((cell, column) => ({ scope, ...termOf(cell, column) })));
  });
};

const cellsOf = (row: string): string[] => row.split('|').slice(1, -1);

const termOf = (cell: string, column: number): Omit<Term, 'scope'> => ({
  language: LANGUAGES[column] ?? 'en',
  word: cell.replaceAll(/~~.*?~~/g, '').trim(),
  not: [...cell.matchAll(/~~(.*?)~~/g)].map(([, word = '']) => word),
});

/** Matches the beginning of a word, so that all forms are found. Names of arguments do not match. */
const begins = (word: string): RegExp => new RegExp(`(?<![\\p{L}{])${word}`, 'iu');

/** The stem without inflected endings. */
const stems = (word: string): RegExp[] =>
  word.split(' ').map((part) => begins(part.slice(0, Math.max(3, part.length - 2))));

const TERMS = termsIn(readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8'));
const SAID = new Map(LANGUAGES.map((language) => [language, textsOf(language)]));

const saidIn = ({ scope, language }: Term): readonly FoundText[] =>
  (SAID.get(language) ?? []).filter(({ file }) => SCOPES[scope]?.test(file));

describe('the glossary', () => {
  test('names terms of every part and language', () => {
    const parts = new Set(TERMS.map(({ scope, language }) => `${scope} ${language}`));
    expect(parts.size).toBe(Object.keys(SCOPES).length * LANGUAGES.length);
    expect(TERMS.filter(({ word }) => word === '')).toEqual([]);
  });

  test('lists only words that occur in the texts', () => {
    const unsaid = TERMS.filter(
      (term) => !saidIn(term).some(({ text }) => stems(term.word).every((stem) => stem.test(text))),
    );
    expect(unsaid).toEqual([]);
  });

  test('is followed: no text uses a struck-out word', () => {
    const broken = TERMS.flatMap((term) =>
      term.not.flatMap((word) =>
        saidIn(term)
          .filter(({ text }) => begins(word).test(text))
          .map(({ file, text }) => `${file}: ${word} instead of ${term.word}: ${text}`),
      ),
    );
    expect(broken).toEqual([]);
  });
});

describe('the plates over the board', () => {
  test.each(LANGUAGES)('in %s call the income of Vegas Showdown by its word', (language) => {
    const plates = JSON.parse(readFileSync(new URL(`../messages/${language}/table.json`, import.meta.url), 'utf8'));
    const words = TERMS.filter((term) => term.scope === 'Vegas Showdown' && term.language === language);
    const incomes = { en: 'income', ru: 'доход', it: 'rendita', fr: 'revenu', de: 'Einkommen' };
    expect(words.map(({ word }) => word)).toContain(incomes[language]);
    expect(plates['plate-income'].toLowerCase()).toBe(incomes[language].toLowerCase());
  });
});

describe('the checks detect', () => {
  const noticed = (language: Language, text: string): number => faultsOf(language, [{ file: '', text }]).length;

  test.each<[Language, string, string]>([
    ['en', 'It isn’t $50,000.', "It isn't 50 000 $."],
    ['ru', '«Стрип» — 50\u00a0000\u00a0$', '“Стрип” - $50 000'],
    ['it', 'L’asta «grande»: $50.000', "L'asta “grande”: 50.000 $"],
    ['fr', 'Vraiment\u202f? «\u202fOui\u202f»\u202f: 50\u202f000\u00a0$', 'Vraiment ? « Oui »'],
    ['de', '„Nein“: 50.000\u00a0$', '”Nein” kostet 50.000 $'],
  ])('what is set wrong in %s', (language, right, wrong) => {
    expect([noticed(language, right), noticed(language, wrong) > 1]).toEqual([0, true]);
  });

  test('every text of a module, and no comment or code', () => {
    const source = `/** It's */ const a = { b: 'one', c: x ? \`two \${y({ z: 'three' })} four\` : "five" }; // don't`;
    expect(literalsOf(source)).toEqual(['one', 'two ', 'three', ' four', 'five']);
  });
});
