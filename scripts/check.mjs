// `npm run check`: format, lint, layers, types, dead code, pages, cited rules, lockfile, left-overs.
import { runChecks } from './lib/checks.mjs';
import { endWithChildren } from './lib/run.mjs';

endWithChildren();
const { failed } = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
