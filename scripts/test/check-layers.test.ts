import { describe, expect, test } from 'vitest';
import { layerFaults } from '../check-layers.mjs';
import { planted } from './planted.ts';

const faultsOf = (file: string, source: string): readonly string[] => layerFaults(planted({ [file]: source }));

describe('the direction of imports', () => {
  test.each([
    ['packages/kernel/src/a.ts', '@fremont/games/las-vegas', 'kernel may not import games'],
    ['packages/games/registry.ts', '@fremont/bots', 'games may not import bots'],
    ['packages/bots/src/a.ts', '@fremont/table', 'bots may not import table'],
    ['packages/table/src/a.ts', '@fremont/server', 'table may not import server'],
    ['packages/table/test/a.test.ts', '@fremont/web', 'table may not import web'],
    ['packages/server/src/a.ts', '@fremont/web', 'server may not import web'],
    ['packages/web/src/a.tsx', '@fremont/cli', 'web may not import cli'],
    ['packages/cli/src/a.ts', '@fremont/server', 'cli may not import server'],
    ['bench/src/a.ts', '@fremont/cli', 'bench may not import cli'],
  ])('%s may not import %s', (file, name, why) => {
    expect(faultsOf(file, `import { x } from '${name}';\n`)).toEqual([`${file}:1: ${why}`]);
  });

  test.each([
    ['packages/games/las-vegas/index.ts', '@fremont/kernel'],
    ['packages/bots/src/a.ts', '@fremont/games/las-vegas'],
    ['packages/table/src/a.ts', '@fremont/bots'],
    ['packages/server/src/a.ts', '@fremont/table'],
    ['packages/web/src/a.tsx', '@fremont/games/las-vegas/text/ru'],
    ['packages/cli/src/a.ts', '@fremont/bench'],
    ['packages/web/src/a.tsx', 'preact'],
    ['packages/kernel/test/a.test.ts', 'vitest'],
  ])('%s may import %s', (file, name) => {
    expect(faultsOf(file, `import { x } from '${name}';\n`)).toEqual([]);
  });

  test.each([
    "export { x } from '@fremont/table';",
    "export * from '@fremont/table';",
    "import '@fremont/table';",
    "import type { X } from '@fremont/table';",
    "const x = await import('@fremont/table');",
    "type X = import('@fremont/table').X;",
  ])('every way to import is seen: %s', (line) => {
    expect(faultsOf('packages/bots/src/a.ts', `\n${line}\n`)).toEqual([
      'packages/bots/src/a.ts:2: bots may not import table',
    ]);
  });

  test('a package that is not in the order is a fault', () => {
    const [fault, ...more] = faultsOf('packages/lobby/src/a.ts', '');
    expect(fault).toContain('does not know the package lobby');
    expect(more).toEqual([]);
  });

  test('words in comments and strings do not count as imports', () => {
    const source = "// import { x } from '@fremont/web';\nexport const x = \"import y from '@fremont/web'\";\n";
    expect(faultsOf('packages/kernel/src/a.ts', source)).toEqual([]);
  });
});

describe('the boundary of a package', () => {
  test('a relative path may not leave its package', () => {
    expect(faultsOf('packages/web/src/a.ts', "import '../../table/src/log.ts';\n")).toEqual([
      "packages/web/src/a.ts:1: '../../table/src/log.ts' leaves its package",
    ]);
  });

  test('a test may import files of the package it tests', () => {
    expect(faultsOf('packages/table/test/a.test.ts', "import '../src/log.ts';\n")).toEqual([]);
  });

  test('kernel and games have no dependencies', () => {
    expect(faultsOf('packages/games/las-vegas/rules/roll.ts', "import { readFileSync } from 'node:fs';\n")).toEqual([
      "packages/games/las-vegas/rules/roll.ts:1: games has no dependencies: 'node:fs'",
    ]);
  });
});

describe('imports between games', () => {
  test.each(['../template/index.ts', '@fremont/games/template'])('one game may not import another: %s', (name) => {
    expect(faultsOf('packages/games/las-vegas/index.ts', `import '${name}';\n`)).toEqual([
      'packages/games/las-vegas/index.ts:1: las-vegas may not import template',
    ]);
  });

  test('rules may not use the laws, tests of a game may', () => {
    const line = "import '../../conformance/index.ts';\n";
    expect(faultsOf('packages/games/template/rules/a.ts', line)).toEqual([
      'packages/games/template/rules/a.ts:1: the laws are for tests',
    ]);
    expect(faultsOf('packages/games/template/test/laws.test.ts', line)).toEqual([]);
  });

  test('the list of games may import them all', () => {
    const source = "import './las-vegas/index.ts';\nimport './template/index.ts';\n";
    expect(faultsOf('packages/games/registry.ts', source)).toEqual([]);
  });
});

describe('the purity of the rules', () => {
  test.each([
    ['const x = Math.random();', 'Math.random: chance is an argument'],
    ["const x = Math['random']();", 'Math.random: chance is an argument'],
    [['const x = `$', '{Math.random()}`;'].join(''), 'Math.random: chance is an argument'],
    ['const x = Date.now();', 'Date: rules have no clock'],
    ['const x: Date | null = null;', 'Date: rules have no clock'],
    ['setTimeout(() => {}, 1);', 'setTimeout: rules have no clock'],
    ['const { crypto } = globalThis;', 'globalThis: rules have no environment'],
    ["const x = process.env['SEED'];", 'process: rules have no environment'],
    ["const x = new Intl.PluralRules('ru');", 'Intl: only text/ may depend on the language'],
    [
      "const x = ['b', 'a'].sort((a, b) => a.localeCompare(b));",
      'a.localeCompare: only text/ may depend on the language',
    ],
  ])('%s', (line, why) => {
    expect(faultsOf('packages/games/las-vegas/rules/a.ts', line)).toContain(
      `packages/games/las-vegas/rules/a.ts:1: ${why}`,
    );
    expect(faultsOf('packages/kernel/src/a.ts', line)).toContain(`packages/kernel/src/a.ts:1: ${why}`);
  });

  test('properties may have any name', () => {
    const source = 'export const x = { Date: 1, process: (y: { Date: number }) => y.Date };\n';
    expect(faultsOf('packages/kernel/src/a.ts', source)).toEqual([]);
  });

  test('text may use the plural rules of a language, but not the clock', () => {
    for (const file of ['packages/games/las-vegas/text/words.ts', 'packages/kernel/src/grammar.ts']) {
      expect(faultsOf(file, "export const x = new Intl.PluralRules('ru');\n")).toEqual([]);
      expect(faultsOf(file, 'export const x = Date.now();\n')).toEqual([`${file}:1: Date: rules have no clock`]);
    }
  });

  test('the laws and tests may name impure functions', () => {
    const source = 'Math.random = () => 0;\n';
    expect(faultsOf('packages/games/conformance/traps.ts', source)).toEqual([]);
    expect(faultsOf('packages/games/las-vegas/test/a.test.ts', source)).toEqual([]);
  });
});
