import { expect, test } from 'vitest';
import { docFaults } from '../check-docs.mjs';
import { planted } from './planted.ts';

const TREE = {
  'package.json': JSON.stringify({ scripts: { check: '' } }),
  'docs/other.md': '# Other page\n\n## How to, and why\n',
  'docs/decisions/0001-first.md': '# 0001 First\n',
  'docs/decisions/README.md': '- [0001](0001-first.md) First\n',
  'packages/table/test/undo.test.ts': '',
};

const faultsOf = (line: string): readonly string[] => docFaults(planted({ ...TREE, 'docs/page.md': line }));

test.each([
  ['[lost](lost.md)', 'the link to lost.md leads nowhere'],
  ['[part](other.md#nothing)', 'docs/other.md has no heading #nothing'],
  ['see `packages/lost`', 'there is no packages/lost'],
  ['see `table/test/redo.test.ts`', 'there is no table/test/redo.test.ts'],
  ['see `do.test.ts`, or `test/do.test.ts`', 'there is no test/do.test.ts'],
  ['run `npm run lost`', 'there is no script lost'],
  ['see decision 0002', 'there is no decision 0002'],
])('%s is a fault', (line, why) => {
  expect(faultsOf(line)).toEqual([`docs/page.md:1: ${why}`]);
});

test.each([
  '[other](other.md), [its part](other.md#how-to-and-why), [outside](https://example.org/x)',
  '`packages/table`, `table/test/undo.test.ts`, `npm run check`, decision 0001',
  '`packages/bots/src/my-game/greedy.ts`, `GET/POST`, `application/json`, `data/`',
  '`packages/web/dist`, `packages/server/dist/main.js`',
])('%s is good', (line) => {
  expect(faultsOf(line)).toEqual([]);
});

test('a decision that the index does not list is a fault', () => {
  expect(docFaults(planted({ ...TREE, 'docs/decisions/0002-second.md': '# 0002 Second\n' }))).toEqual([
    'docs/decisions/README.md: 0002-second.md is not listed',
  ]);
});

const SOURCES = {
  'packages/table/src/table.ts': [
    'export class Table<T> {',
    '  get version(): number {',
    '    return 1;',
    '  }',
    '  async #serve(command: string): Promise<void> {}',
    '  submit(command: string): void {}',
    '}',
    'export const judge = (): void => undefined;',
  ].join('\n'),
  'packages/table/src/store.ts': 'export interface Store {\n  append(entry: string): void;\n}\n',
  'packages/table/test/helper.ts': 'export const onlyInTests = 1;\n',
};

const walkFaults = (line: string, page = 'docs/architecture.md'): readonly string[] =>
  docFaults(planted({ ...TREE, ...SOURCES, [page]: line }));

test.each([
  ['`Table.send`', 'there is no Table.send'],
  ['`Table.append`', 'there is no Table.append'],
  ['`Desk.submit`', 'there is no class Desk'],
  ['`decide()`', 'there is no function decide'],
  ['`onlyInTests()`', 'there is no function onlyInTests'],
])('the walk of a move names %s, which is a fault', (line, why) => {
  expect(walkFaults(line)).toEqual([`docs/architecture.md:1: ${why}`]);
});

test('the architecture page may name classes, interfaces, getters, private methods and functions', () => {
  expect(walkFaults('`Table.submit`, `Table.version`, `Table.#serve`, `Store.append`, `judge()`')).toEqual([]);
});

test('other pages may name functions that do not exist yet', () => {
  expect(walkFaults('`Table.send`, `decide()`', 'docs/plan.md')).toEqual([]);
});
