/** The headless client of boardgame.io. Our figures are compared with peers: games that run on this framework. */

import { createRequire } from 'node:module';
import type { Client as ClientFactory } from 'boardgame.io/client';

/** The framework reads NODE_ENV when it loads. Its subpaths are folders, which only `require` resolves. */
export const loadPeerClient = (): typeof ClientFactory => {
  process.env['NODE_ENV'] = 'production';
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: typeof ClientFactory };
  return Client;
};

/** Returns a number from 0 to n - 1. */
export type PickIndex = (n: number) => number;
