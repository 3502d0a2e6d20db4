import { describe, expect, test } from 'vitest';
import { shapeFaults } from '../check-shape.mjs';
import { planted } from './planted.ts';

const LIMITS = { knotMax: 2, linesMax: 4 };
const faultsOf = (files: Readonly<Record<string, string>>): readonly string[] => shapeFaults(planted(files), LIMITS);

describe('a circle of imports', () => {
  const circle = (last: string) => ({
    'packages/web/src/a.ts': "import { b } from './b.ts';\n",
    'packages/web/src/b.ts': "import type { C } from './c.ts';\n",
    'packages/web/src/c.ts': last,
  });

  test('counts types and late imports', () => {
    expect(faultsOf(circle("const a = await import('./a.ts');\n"))).toEqual([
      '3 files import each other, 2 at most: packages/web/src/a.ts, packages/web/src/b.ts, packages/web/src/c.ts',
    ]);
  });

  test('may be small', () => {
    expect(faultsOf(circle("import { b } from './b.ts';\n"))).toEqual([]);
  });

  test('needs a way back', () => {
    expect(faultsOf(circle("import { at } from '@fremont/kernel';\n"))).toEqual([]);
  });
});

describe('the length of functions', () => {
  const file = 'packages/web/src/a.ts';
  const long = 'x();\n'.repeat(4);

  test.each([
    ['a declaration', `function f() {\n${long}}\n`],
    ['an arrow', `const f = () => {\n${long}};\n`],
    ['a callback', `run(() => {\n${long}});\n`],
    ['a method', `class C {\nf() {\n${long}}\n}\n`],
  ])('%s may not be long', (_, source) => {
    expect(faultsOf({ [file]: source })).toEqual([expect.stringContaining('a function of 6 lines, 4 at most')]);
  });

  test('a long table is not a function, and tests are not read', () => {
    expect(faultsOf({ [file]: `const list = [\n${'1,\n'.repeat(9)}];\n` })).toEqual([]);
    expect(faultsOf({ 'packages/web/test/a.test.ts': `test(() => {\n${long}});\n` })).toEqual([]);
  });
});
