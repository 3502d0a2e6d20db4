// `npm run e2e`: browser journeys against a fresh build. Arguments go to Playwright.

import { deleteSettings, useOwnTemporaryFolder } from './lib/isolation.mjs';
import { endWithChildren, runNode } from './lib/run.mjs';
import { build, install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
deleteSettings();
useOwnTemporaryFolder();
await install();
await build();
const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]);
process.exitCode = code;
