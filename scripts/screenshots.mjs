// Pictures of every screen in both sizes, for looking at: node scripts/screenshots.mjs [folder] [--readme]
import { endWithChildren, runNode } from './lib/run.mjs';
import { build, install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
await install();
await build();
const folder = process.argv.slice(2).find((arg) => !arg.startsWith('--')) ?? '.cache/screenshots';
const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/screenshots.config.ts'], {
  env: { SCREENSHOTS: folder },
});
process.exitCode = code;
