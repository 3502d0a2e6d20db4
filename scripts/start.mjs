// `npm start`: installs and builds if necessary, then runs the server in the same process, so that a signal always
// reaches the server.
import { endWithChildren, releaseSignals } from './lib/run.mjs';
import { build, install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
await install();
await build();
releaseSignals();
await import(new URL('../packages/server/dist/main.js', import.meta.url).href);
