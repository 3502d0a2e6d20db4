// Finds text that must not be committed: paths and hosts of one machine, left-over notes, disabled tests.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, slashed } from './lib/tree.mjs';

/**
 * @typedef {object} Rule
 * @property {RegExp} pattern
 * @property {string} why
 * @property {RegExp} [unless] excuses the line if it matches the same line or the one above
 * @property {RegExp} [only] files it applies to
 */

const CODE = /\.(?:ts|tsx|mjs|js|css)$/;
const TESTS = /\.(?:test|spec)\.tsx?$/;
const REASON = /\/\/ \w+/;

/**
 * Patterns are spelled in pieces where this file would otherwise find itself.
 * @type {readonly Rule[]}
 */
const RULES = [
  { pattern: /(?:^|[\s'"`(=:])\/(?:wor[k]|roo[t]|farm|home\/\w+|Users\/\w+)\//, why: 'a path of one machine' },
  { pattern: /\bregis[t]ry\.(?:npmjs|yarnpkg)\.|\bdeb\.debia[n]\./, why: 'the host of a package registry' },
  { pattern: /\b(?:TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/, why: 'a left-over', only: CODE },
  { pattern: /\b(?:it|test|describe)\.onl[y]\b/, why: 'only one test would run', only: TESTS },
  {
    pattern: /\b(?:it|test|describe)\.(?:ski[p]|tod[o]|fixm[e]|fail[s])\b/,
    why: 'a test switched off without a reason in a comment above it',
    unless: REASON,
    only: TESTS,
  },
  { pattern: /@ts-(?:ignor[e]|nochec[k])/, why: 'the compiler switched off', only: CODE },
  { pattern: /@ts-expect-erro[r]\s*(?:\*\/)?$/, why: 'an expected error without its reason', only: CODE },
];

/**
 * @param {string} root folder of the checkout
 * @returns {string[]} one line per fault
 */
export const hygieneFaults = (root) =>
  filesUnder(root)
    .map((file) => slashed(relative(root, file)))
    .filter((file) => file !== 'package-lock.json' && TEXT.test(file))
    .flatMap((file) => fileFaults(file, readFileSync(join(root, file), 'utf8').split('\n')));

const TEXT = /(?:\.(?:ts|tsx|mjs|js|json|md|html|css|svg|sh|yml|yaml|webmanifest)|\/run|\.npmrc|\.gitignore)$/;

/**
 * @param {string} file
 * @param {readonly string[]} lines
 */
const fileFaults = (file, lines) =>
  RULES.filter(({ only }) => only === undefined || only.test(file)).flatMap(({ pattern, why, unless }) =>
    lines.flatMap((line, index) => {
      const excused = unless?.test(lines[index - 1] ?? '') || unless?.test(line);
      return pattern.test(line) && !excused ? [`${file}:${index + 1}: ${why}`] : [];
    }),
  );
