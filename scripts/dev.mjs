// `npm run dev`: the web app with hot reload.
import { become, endWithChildren, releaseSignals } from './lib/run.mjs';
import { install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
await install();
releaseSignals();
await become('node_modules/vite/bin/vite.js', ['packages/web', ...process.argv.slice(2)]);
