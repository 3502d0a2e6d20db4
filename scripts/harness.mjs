// `npm run harness -- <name>`: installs and builds if necessary, then tests one promise of the server.

import { useOwnTemporaryFolder } from './lib/isolation.mjs';
import { endWithChildren } from './lib/run.mjs';
import { install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
useOwnTemporaryFolder();
await install();
// A late import, because the package may just have been installed.
const { register } = await import('tsx/esm/api');
register();
await import(new URL('../harness/src/main.ts', import.meta.url).href);
