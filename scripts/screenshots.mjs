// Pictures for looking at: node scripts/screenshots.mjs [folder] takes every screen, with --readme only the README's.
import { endWithChildren, runNode } from './lib/run.mjs';
import { build, install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
await install();
await build();
const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--')) ?? '.cache/screenshots';
const which = args.includes('--readme') ? ['readme.shots'] : ['screens.shots', 'online.shots'];
const { code } = await runNode(
  ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/screenshots.config.ts', ...which],
  { env: { SCREENSHOTS: folder } },
);
process.exitCode = code;
