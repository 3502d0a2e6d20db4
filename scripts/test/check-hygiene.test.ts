import { expect, test } from 'vitest';
import { hygieneFaults } from '../check-hygiene.mjs';
import { planted } from './planted.ts';

const faultsOf = (file: string, source: string): readonly string[] => hygieneFaults(planted({ [file]: source }));

// Spelled in pieces, so that the check does not find its own tests.
const LEFT_OVER = ['TO', 'DO'].join('');
const SKIP = ['test', 'skip'].join('.');
const ONLY = ['test', 'only'].join('.');
const HOME = ['', 'home', 'somebody', 'fremont'].join('/');
const HOST = ['registry', 'npmjs', 'org'].join('.');

test.each([
  ['docs/a.md', `Look in ${HOME}.`, 'a path of one machine'],
  ['a.ts', `const x = '${HOME}';`, 'a path of one machine'],
  ['.npmrc', `registry=https://${HOST}/`, 'the host of a package registry'],
  ['a.ts', `// ${LEFT_OVER}: later`, 'a left-over'],
  ['a.test.ts', `${ONLY}('x', () => {});`, 'only one test would run'],
  ['a.test.ts', `${SKIP}('x', () => {});`, 'a test switched off without a reason in a comment above it'],
  ['a.ts', `// @ts-${'ignore'}`, 'the compiler switched off'],
  ['a.ts', `// @ts-expect-${'error'}`, 'an expected error without its reason'],
])('%s with %s is a fault', (file, line, why) => {
  expect(faultsOf(file, `first line\n${line}\n`)).toEqual([`${file}:2: ${why}`]);
});

test('a test may be switched off with a reason', () => {
  expect(faultsOf('a.test.ts', `// Chromium 147 has no such event.\n${SKIP}('x', () => {});\n`)).toEqual([]);
});

test.each([
  'const home = 1;',
  "const x = '/home';",
  'import x from "./work/a.ts";',
  "const page = '/rules/las-vegas';",
])('%s is no path of a machine', (line) => {
  expect(faultsOf('a.ts', line)).toEqual([]);
});

test('generated files are not checked', () => {
  expect(faultsOf('node_modules/x/a.ts', `// ${LEFT_OVER}`)).toEqual([]);
  expect(faultsOf('packages/web/dist/a.js', `// ${LEFT_OVER}`)).toEqual([]);
});
