// Proves that a new game needs nothing but `npm run new-game`: writes one into a copy of the checkout, checks and tests
// it, builds the app with it and plays it in the browser. The last step of `npm test`.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { deleteSettings, useOwnTemporaryFolder } from './lib/isolation.mjs';
import { foldersOf, MANIFEST } from './lib/new-game.mjs';
import { endWithChildren, runNode } from './lib/run.mjs';
import { copyCheckout } from './lib/scratch-copy.mjs';
import { filesUnder, ROOT, slashed } from './lib/tree.mjs';

const ID = 'evening-game';

/** Tests that ask something of every game in the manifest. */
const OF_EVERY_GAME = ['fronts', 'messages', 'wording'].map((name) => `packages/web/test/${name}.test.ts`);

endWithChildren();
deleteSettings();
useOwnTemporaryFolder();
const copy = mkdtempSync(join(tmpdir(), 'copy-'));

/** @param {readonly string[]} args */
const inCopy = async (args) => {
  const { code, output } = await runNode(args, { cwd: copy, quiet: true });
  return code === 0 ? '' : output.trim() || `${args[0]} ended with ${code}`;
};

/** The files outside the folders of the game that differ from the original. */
const changedElsewhere = () =>
  filesUnder(copy)
    .map((file) => slashed(relative(copy, file)))
    .filter((file) => !foldersOf(ID).some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => !isSame(join(copy, file), join(ROOT, file)));

/**
 * @param {string} one
 * @param {string} other
 */
const isSame = (one, other) => existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** @type {readonly { readonly name: string, readonly faults: () => Promise<string> }[]} each answers with what is wrong */
const STEPS = [
  { name: 'npm run new-game', faults: () => inCopy(['scripts/entry.cjs', 'new-game', ID]) },
  {
    name: 'one file changed',
    faults: async () => {
      const changed = changedElsewhere();
      return changed.length === 1 && changed[0] === MANIFEST
        ? ''
        : `changed outside its folders: ${changed.join(', ')}`;
    },
  },
  { name: 'check', faults: () => inCopy(['scripts/check.mjs']) },
  {
    name: 'tests',
    faults: () => inCopy(['node_modules/vitest/vitest.mjs', 'run', ...foldersOf(ID).slice(0, -1), ...OF_EVERY_GAME]),
  },
  { name: 'build', faults: () => inCopy(['scripts/build.mjs']) },
  { name: 'browser', faults: () => inCopy(['node_modules/@playwright/test/cli.js', 'test', `e2e/${ID}`]) },
];

copyCheckout(copy);
for (const { name, faults } of STEPS) {
  const began = performance.now();
  const found = await faults();
  console.log(
    `${found === '' ? 'good' : 'BAD '}  ${name.padEnd(16)} ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  if (found === '') continue;
  console.log(found);
  // Each step needs what the one before it made.
  process.exit(1);
}
