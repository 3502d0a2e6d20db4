/** `npm run new-game`: the ids that it refuses, and the files that it writes. prove-new-game.mjs checks that the new game works. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { foldersOf, idFault, MANIFEST, writeGame } from '../lib/new-game.mjs';
import { filesUnder, ROOT } from '../lib/tree.mjs';
import { planted } from './planted.ts';

/** A temporary checkout that contains only the manifest and the template. */
const checkout = (): string => {
  const root = planted({});
  for (const path of [MANIFEST, ...foldersOf('template')]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  return root;
};

const contentsOf = (root: string): Record<string, string> =>
  Object.fromEntries(filesUnder(root).map((file) => [relative(root, file), readFileSync(file, 'utf8')]));

test.each([
  [undefined, 'name the new game: npm run new-game -- my-game'],
  ['MyGame', '"MyGame" is not a valid id: '],
  ['my_game', '"my_game" is not a valid id: '],
  ['my--game', '"my--game" is not a valid id: '],
  ['2-game', '"2-game" is not a valid id: '],
  ['../game', '"../game" is not a valid id: '],
  ['a'.repeat(41), 'at most 40 letters'],
  ['template', '"template" is taken: there is packages/games/template'],
  ['support', '"support" is taken: there is packages/web/test/support'],
  ['online', '"online" is taken: there is packages/web/messages/en/online.json'],
  ['las-vegas', '"las-vegas" is taken: there is packages/games/las-vegas'],
  ['class', '"class" cannot be a name in the code, because "class" means something else there'],
  ['match', 'because "match" means something else there'],
  ['date', 'because "Date" means something else there'],
  ['constructor', 'because "constructor" means something else there'],
])('%s is refused in one line', (id, message) => {
  const fault = idFault(ROOT, id);
  expect(fault).toContain(message);
  expect(fault).not.toContain('\n');
});

test('an existing folder of that name in any package is not overwritten', () => {
  const root = checkout();
  mkdirSync(join(root, 'packages/web/test/my-game'));
  expect(idFault(root, 'my-game')).toBe('"my-game" is taken: there is packages/web/test/my-game');
  expect(idFault(root, 'las-vegas')).toBe('"las-vegas" is taken: packages/games/manifest.ts lists it');
});

test.each([[['template']], [[]], [['one', 'two']]])(
  'the command with %j prints one line of error and exits with status 2',
  (ids) => {
    const script = join(ROOT, 'scripts/new-game.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...ids], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^new-game: [^\n]+\n$/);
  },
);

test('a new game has every file of the template, and changes one line of the manifest', () => {
  const root = checkout();
  const before = contentsOf(root);
  expect(idFault(root, 'my-game')).toBeNull();
  writeGame(root, 'my-game');
  const after = contentsOf(root);
  const template = Object.keys(before).filter((file) => file.includes('/template/'));
  expect(template.length).toBeGreaterThan(50);
  expect(Object.keys(after).filter((file) => !(file in before))).toEqual(
    template.map((file) => file.replace('/template/', '/my-game/')),
  );
  expect(Object.keys(before).filter((file) => before[file] !== after[file])).toEqual([MANIFEST]);
  expect(after[MANIFEST]).toContain(`'vegas-showdown', 'my-game'] as const;`);
});

test('no name of the template is left', () => {
  const root = checkout();
  writeGame(root, 'two-words-3');
  const texts = foldersOf('two-words-3').flatMap((folder) => Object.values(contentsOf(join(root, folder))));
  const left = texts.flatMap((text) => text.match(/neon[- ]?row|(?<!grid-)template(?!-)/gi) ?? []);
  expect(left).toEqual([]);
  const written = contentsOf(root);
  expect(written['packages/games/two-words-3/types.ts']).toContain('export interface TwoWords3 {');
  expect(written['packages/games/two-words-3/index.ts']).toContain('export const twoWords3: Game<TwoWords3>');
  expect(written['packages/web/src/games/two-words-3/messages/en.json']).toContain('"frontTitle": "Two words 3"');
});

test('the id is appended to the manifest on one line or on several', () => {
  const root = checkout();
  writeFileSync(join(root, MANIFEST), `export const GAME_IDS = [\n  'one',\n  'two',\n] as const;\n`);
  writeGame(root, 'my-game');
  expect(readFileSync(join(root, MANIFEST), 'utf8')).toBe(
    `export const GAME_IDS = ['one', 'two', 'my-game'] as const;\n`,
  );
});
