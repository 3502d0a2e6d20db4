/** The headless client of boardgame.io, through which every peer plays. */

import { createRequire } from 'node:module';
import type { Client as ClientFactory } from 'boardgame.io/client';

/** The framework reads NODE_ENV when it is loaded; its subpaths are folders, which only `require` resolves. */
export const loadPeerClient = (): typeof ClientFactory => {
  process.env['NODE_ENV'] = 'production';
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: typeof ClientFactory };
  return Client;
};

/** A number from 0 to n - 1. */
export type Dealer = (n: number) => number;
