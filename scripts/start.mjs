// `npm start`: sets up what is missing, then becomes the server. One process throughout, so that a signal always
// reaches the one that has to end.
import { endWithChildren, releaseSignals } from './lib/run.mjs';
import { build, install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
await install();
await build();
releaseSignals();
await import(new URL('../packages/server/dist/main.js', import.meta.url).href);
