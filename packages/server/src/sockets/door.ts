/** Where sockets come in: who may open one, what a frame has to look like, and how long silence is borne. */

import websocket, { type WebSocket } from '@fastify/websocket';
import { err, type Result } from '@fremont/kernel';
import {
  decodeFromClient,
  type FromClient,
  LIMITS,
  messageId,
  type ProtocolError,
  parseFrame,
  tableId,
} from '@fremont/table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../api/cookies.ts';
import { answerErrors } from '../api/errors.ts';
import { isFromOurPage } from '../api/origins.ts';
import { denial, retryLater } from '../denial.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Known, People } from '../people/people.ts';
import type { Regarding } from '../projection.ts';
import { addressKey, Bucket, Buckets } from '../rate.ts';
import type { Time } from '../time.ts';
import type { Tuning } from '../tuning.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import type { Desk } from './desk.ts';
import type { Sockets } from './sockets.ts';

export interface DoorParts {
  readonly people: People;
  readonly cookie: SessionCookie;
  readonly sockets: Sockets;
  readonly desk: Desk;
  readonly tuning: Tuning;
  readonly metrics: Metrics;
  readonly time: Time;
  readonly log: Log;
  now(): number;
  allowedOrigins(): ReadonlySet<string>;
  isDraining(): boolean;
  restartRetryMs(): number;
}

export const SOCKET_PATH = '/ws';
const FULL_RETRY_MS = 10_000;
const FRAGMENTS_MAX = 16;

/** How long a socket that broke the rules gets to hear why. */
const FAREWELL_MS = 1_000;

/** Cut off at once, what it still sends would reset the line, and the code it is closed with could be lost on the way. */
const showOut = (socket: WebSocket): void => {
  if (socket.readyState === socket.CLOSING) setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  else socket.terminate();
};

/** To be called before any route is added. */
export const prepareSockets = async (app: FastifyInstance): Promise<void> => {
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.frameBytes,
      maxFragments: FRAGMENTS_MAX,
      perMessageDeflate: false,
      clientTracking: true,
    },
    // A frame that breaks the standard or a limit: the library has closed the socket with the code for it.
    errorHandler: (_error, socket) => showOut(socket),
    // Sockets are told and closed by whoever ends the server.
    preClose: (done) => done(),
  });
  app.addHook('onRequest', async (request, reply) => {
    const isElsewhere = request.ws && request.routeOptions.url !== SOCKET_PATH;
    return isElsewhere ? reply.code(404).send({ error: denial('notFound', 'socket').error }) : undefined;
  });
};

/** Everything is checked before the upgrade: whoever is refused never gets a socket. */
export const openDoor = (app: FastifyInstance, parts: DoorParts): void => {
  const handshakes = new Buckets(parts.tuning.handshakes, parts.now);
  const guests = new WeakMap<FastifyRequest, Known>();
  answerErrors(app, parts.metrics);

  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    websocket: true,
    // Headers for pages, worked out anew for each of a thousand who come back at once, and no page to read them.
    helmet: false,
    preValidation: async (request) => {
      if (!request.ws) throw denial('notFound', 'endpoint');
      if (!isFromOurPage(request.headers, parts.allowedOrigins())) throw denial('forbidden', 'origin');
      if (parts.isDraining()) throw retryLater('serverRestarting', '', parts.restartRetryMs());
      const waitMs = handshakes.take(addressKey(request.ip));
      if (waitMs > 0) throw retryLater('rateLimited', 'handshakes', waitMs);
      const known = await parts.people.known(parts.cookie.read(request));
      if (known === null) throw denial('unauthenticated', 'noSession');
      checkRoom(parts, known.identity.id, addressKey(request.ip));
      guests.set(request, known);
    },
    handler: (socket, request) => {
      const known = guests.get(request);
      if (known === undefined) socket.terminate();
      else welcome(parts, { socket, stream: request.raw.socket, known, address: addressKey(request.ip) });
    },
  });
};

const checkRoom = ({ sockets, tuning }: DoorParts, person: string, address: string): void => {
  if (sockets.all.size >= tuning.sockets) throw retryLater('serverBusy', 'sockets', FULL_RETRY_MS);
  if (sockets.of(person).size >= tuning.socketsPerPerson)
    throw retryLater('rateLimited', 'socketsPerPerson', FULL_RETRY_MS);
  if (sockets.countAt(address) >= tuning.socketsPerAddress)
    throw retryLater('rateLimited', 'socketsPerAddress', FULL_RETRY_MS);
};

type Newcomer = Pick<ConnectionParts, 'socket' | 'stream' | 'known' | 'address'>;

const welcome = (parts: DoorParts, newcomer: Newcomer): void => {
  const { sockets, desk, metrics, time, now } = parts;
  const { socket } = newcomer;
  const connection = new Connection({ ...newcomer, now: now(), metrics });
  const messages = new Bucket(parts.tuning.messages, now);
  sockets.add(connection);
  metrics.sockets.set(sockets.all.size);
  const stopWaiting = time.after(LIMITS.helloMs, () => {
    if (!connection.isWelcome) connection.close('policy');
  });
  socket.on('pong', () => connection.isAlive());
  socket.on('message', (data, isBinary) => {
    connection.isAlive();
    const waitMs = messages.take();
    if (waitMs > 0) tooMany(parts, connection, waitMs);
    else receive(parts, connection, isBinary ? null : String(data));
  });
  socket.on('close', () => {
    stopWaiting();
    sockets.remove(connection);
    metrics.sockets.set(sockets.all.size);
    desk.forget(connection).catch(() => undefined);
  });
};

/** Told for a while, then shown out. */
const tooMany = ({ desk, tuning }: DoorParts, connection: Connection, waitMs: number): void => {
  connection.ignored += 1;
  const error = { code: 'rateLimited', why: 'messages', retryAfterMs: Math.ceil(waitMs) } as const;
  if (connection.ignored > tuning.messagesIgnoredMax) connection.close('policy');
  else desk.refuse(connection, null, error);
};

const receive = ({ desk }: DoorParts, connection: Connection, text: string | null): void => {
  const message = read(text);
  if (message.ok) desk.serve(connection, message.value);
  else desk.refuse(connection, message.error.re, message.error.error);
};

interface Rubbish {
  readonly re: Regarding | null;
  readonly error: ProtocolError;
}

const rubbish = (re: Regarding | null, code: 'badFrame' | 'badSchema' | 'tooLarge', why: string) =>
  err({ re, error: { code, why } });

/** Null stands for a frame that is not text. */
const read = (text: string | null): Result<FromClient, Rubbish> => {
  if (text === null) return rubbish(null, 'badFrame', 'binary');
  const json = parseFrame(text);
  if (!json.ok) return rubbish(null, 'badFrame', json.error);
  const message = decodeFromClient(json.value);
  if (!message.ok) return rubbish(regardingRubbish(json.value), 'badSchema', message.error);
  const isTooLarge = message.value.type === 'command' && Buffer.byteLength(text) > LIMITS.commandBytes;
  return isTooLarge ? rubbish(regardingRubbish(json.value), 'tooLarge', 'command') : message;
};

/** As much as can be read of what a message was about. */
const regardingRubbish = (json: unknown): Regarding | null => {
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'string') return null;
  const command = 'command' in json ? json.command : json;
  const id = messageId(typeof command === 'object' && command !== null && 'id' in command ? command.id : null);
  const table = tableId('table' in json ? json.table : null);
  return { type: json.type.slice(0, 20), id: id.ok ? id.value : null, table: table.ok ? table.value : null };
};
