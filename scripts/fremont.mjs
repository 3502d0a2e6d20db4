#!/usr/bin/env node
// The `fremont` command of a checkout. npx finds it here even before the packages are installed.
import { become, endWithChildren, releaseSignals } from './lib/run.mjs';
import { installMissing, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
await installMissing();
releaseSignals();
await become('packages/cli/bin/fremont.mjs', process.argv.slice(2));
