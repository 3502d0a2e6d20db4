// Takes screenshots: node scripts/screenshots.mjs [folder] takes every screen, with --readme only those of the README.

import { deleteSettings, useOwnTemporaryFolder } from './lib/isolation.mjs';
import { endWithChildren, runNode } from './lib/run.mjs';
import { build, install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
deleteSettings();
useOwnTemporaryFolder();
await install();
await build();
const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--')) ?? '.cache/screenshots';
const which = args.includes('--readme') ? ['readme.shots'] : ['screens.shots', 'finale.shots', 'online.shots'];
const { code } = await runNode(
  ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/screenshots.config.ts', ...which],
  { env: { SCREENSHOTS: folder } },
);
process.exitCode = code;
