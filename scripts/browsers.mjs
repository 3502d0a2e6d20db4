// `npm run browsers`: builds if necessary, then plays a match of each game in every other browser that is installed.

import { deleteSettings, useOwnTemporaryFolder } from './lib/isolation.mjs';
import { endWithChildren } from './lib/run.mjs';
import { build, install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
deleteSettings();
useOwnTemporaryFolder();
await install();
await build();
// A late import, because the package may just have been installed.
const { register } = await import('tsx/esm/api');
register();
await import(new URL('../e2e/browsers/main.ts', import.meta.url).href);
