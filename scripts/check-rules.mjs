// Checks citations: each rule number is in the rules.en.md of its game, each ruling in its RULINGS.md, and each ruling
// names a test that exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, slashed } from './lib/tree.mjs';

/**
 * @typedef {object} Book one game's rules
 * @property {string} game
 * @property {ReadonlySet<string>} numbers headings (`4`) and rules (`4.2`)
 * @property {ReadonlySet<string>} rulings `R07`
 */

const GAMES = 'packages/games';
const ONE = String.raw`\d+(?:\.\d+)?`;
/** `RULES 9.5, 9.6 and 16.2 to 16.5`, `rule: '4.2'` in a table of sentences, `Rulings R16, R17`, `(R33)`. */
const CITATIONS = [
  { pattern: new RegExp(String.raw`\bRULES (${ONE}(?:(?:,| and| to|, and) ${ONE})*)`, 'g'), kind: 'rule' },
  { pattern: /\brule: '([\d.]+)'/g, kind: 'rule' },
  { pattern: /\b(R\d\d)\b/g, kind: 'ruling' },
];

/**
 * @param {string} root folder of the checkout
 * @returns {string[]} one line per fault
 */
export const ruleFaults = (root) => {
  const books = booksOf(root);
  const cited = ['packages', 'bench', 'harness', 'e2e']
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => /(?:\.tsx?|\/rules\.en\.md|\/RULINGS\.md)$/.test(slashed(file)))
    .flatMap((file) => citationFaults(books, slashed(relative(root, file)), readFileSync(file, 'utf8')));
  return [...cited, ...books.flatMap(({ game }) => pinFaults(root, game))];
};

/**
 * @param {string} root
 * @returns {Book[]}
 */
const booksOf = (root) => {
  const folder = join(root, GAMES);
  const games = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'rules.en.md')))
    : [];
  return games.map((game) => ({
    game,
    numbers: marksIn(join(folder, game, 'rules.en.md'), /^(?:## (\d+)\.|### (\d+\.\d+)\b)/gm),
    rulings: marksIn(join(folder, game, 'RULINGS.md'), /^\| (R\d\d) \|/gm),
  }));
};

/**
 * @param {string} file
 * @param {RegExp} pattern
 */
const marksIn = (file, pattern) =>
  new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, one, other]) => one ?? other ?? ''));

/**
 * A file that belongs to no game may cite any of them.
 * @param {readonly Book[]} books
 * @param {string} file
 * @param {string} text
 */
const citationFaults = (books, file, text) => {
  const own = books.filter(({ game }) => file.split('/').some((part) => part === game || part.startsWith(`${game}.`)));
  const asked = own.length > 0 ? own : books;
  return text.split('\n').flatMap((line, index) =>
    CITATIONS.flatMap(({ pattern, kind }) => [...line.matchAll(pattern)].map(([, cited = '']) => ({ kind, cited })))
      .flatMap(({ kind, cited }) => cited.split(/,? and |,? to |, /).map((mark) => ({ kind, mark })))
      .filter(({ kind, mark }) => !asked.some((book) => (kind === 'rule' ? book.numbers : book.rulings).has(mark)))
      .map(({ kind, mark }) => `${file}:${index + 1}: there is no ${kind} ${mark}`),
  );
};

/**
 * Checks the last column of RULINGS.md: a file of `test/` in backquotes, then texts that it has to contain.
 * @param {string} root
 * @param {string} game
 */
const pinFaults = (root, game) => {
  const file = `${GAMES}/${game}/RULINGS.md`;
  const rows = readFileSync(join(root, file), 'utf8').split('\n');
  return rows.flatMap((row, index) =>
    /^\| R\d\d \|/.test(row)
      ? rulingFaults(join(root, GAMES, game, 'test'), row).map((why) => `${file}:${index + 1}: ${why}`)
      : [],
  );
};

/**
 * @param {string} folder
 * @param {string} row
 * @returns {string[]}
 */
const rulingFaults = (folder, row) => {
  const pins = testsIn(row.split('|').at(-2) ?? '');
  return pins.length === 0 ? ['the ruling names no test'] : pins.flatMap((pin) => pinFault(folder, pin));
};

/** @param {string} cell */
const testsIn = (cell) =>
  [...cell.matchAll(/`([\w-]+\.test\.ts)`([^`]*)/g)].map(([, name = '', words = '']) => ({
    name,
    marks: words.split(/, |,$| to /).map((mark) => mark.replaceAll('"', '').trim()),
  }));

/**
 * @param {string} folder
 * @param {{ name: string, marks: readonly string[] }} pin
 * @returns {string[]}
 */
const pinFault = (folder, { name, marks }) => {
  const path = join(folder, name);
  if (!existsSync(path)) return [`there is no ${name}`];
  const text = readFileSync(path, 'utf8');
  return marks.filter((mark) => !text.includes(mark)).map((mark) => `${name} says nothing of "${mark}"`);
};
