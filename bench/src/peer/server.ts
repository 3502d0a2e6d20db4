/** The peer's own server, started as its documentation says: Koa, socket.io, all matches in memory. */

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as PeerServer from 'boardgame.io/server';
import { peerLasVegas } from './las-vegas.ts';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server') as typeof PeerServer;
const { appServer } = await Server({ games: [peerLasVegas], origins: [Origins.LOCALHOST] }).run(0);
const { port } = appServer.address() as AddressInfo;
console.log(`The peer is listening on http://127.0.0.1:${port}`);
