/** A static file server for the built app, without the Fremont server. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const BUILD = new URL('../../packages/web/dist/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export const filesOnly = async (): Promise<{ readonly address: string; close(): Promise<void> }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    const name = extname(pathname) === '' ? 'index.html' : pathname.slice(1);
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.end(readFileSync(new URL(name, BUILD)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
