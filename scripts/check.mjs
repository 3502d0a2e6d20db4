// `npm run check`: format, lint, layers, shape, types, dead code, pages, cited rules, lockfile, left-overs.
import { endWithChildren } from './lib/run.mjs';
import { install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
await install();
// A late import, because the checks need packages that may just have been installed.
const { runChecks } = await import('./lib/checks.mjs');
const { failed } = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
