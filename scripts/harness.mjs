// `npm run harness -- <name>`: sets up what is missing, then puts one promise of the server to the test.
import { endWithChildren, releaseSignals } from './lib/run.mjs';
import { install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
await install();
releaseSignals();
// Only now, because it has just been installed.
const { register } = await import('tsx/esm/api');
register();
await import(new URL('../harness/src/main.ts', import.meta.url).href);
