/** Accepts WebSockets: checks origin and session, limits sizes and rates, decodes messages. */

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
import { type Authenticate, hasToken } from '../api/authentication.ts';
import { answerErrors } from '../api/errors.ts';
import { isFromOurPage } from '../api/origins.ts';
import type { KnownAddresses } from '../lobby/known-addresses.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { InReplyTo } from '../outgoing-messages.ts';
import type { SignedIn } from '../people/people.ts';
import { addressKey, TokenBucket, TokenBuckets } from '../rate.ts';
import { requestError, retryLater } from '../request-error.ts';
import type { Time } from '../time.ts';
import type { Tuning } from '../tuning.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import type { MessageHandler } from './message-handler.ts';
import type { Sockets } from './sockets.ts';

export interface SocketServerParts {
  readonly authenticate: Authenticate;
  readonly sockets: Sockets;
  readonly addresses: KnownAddresses;
  readonly messageHandler: MessageHandler;
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

/** How long a closing socket gets to receive its close code. */
const CLOSE_GRACE_MS = 1_000;

/** If it were terminated at once, data still on the way would reset the connection and the client could miss the close code. */
const closeOrTerminate = (socket: WebSocket): void => {
  if (socket.readyState === socket.CLOSING) setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref();
  else socket.terminate();
};

/** Must be called before any route is added. */
export const prepareSockets = async (app: FastifyInstance): Promise<void> => {
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.frameBytes,
      maxFragments: FRAGMENTS_MAX,
      perMessageDeflate: false,
      clientTracking: true,
    },
    // The frame broke the standard or a limit. The library has already started to close the socket with the right code.
    errorHandler: (_error, socket) => closeOrTerminate(socket),
    // The shutdown sequence says goodbye and closes the sockets itself.
    preClose: (done) => done(),
  });
  app.addHook('onRequest', async (request, reply) => {
    const isWrongPath = request.ws && request.routeOptions.url !== SOCKET_PATH;
    return isWrongPath ? reply.code(404).send({ error: requestError('notFound', 'socket').error }) : undefined;
  });
};

/** All checks come before the upgrade, so a refused client never gets a socket. */
export const serveSockets = (app: FastifyInstance, parts: SocketServerParts): void => {
  const handshakes = new TokenBuckets(parts.tuning.handshakes, parts.now);
  const tokenMessages = new TokenBuckets(parts.tuning.messages, parts.now);
  const authenticated = new WeakMap<FastifyRequest, SignedIn>();
  answerErrors(app, parts.metrics);

  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    websocket: true,
    // These headers are for pages. Computing them for a thousand clients that reconnect at once costs time.
    helmet: false,
    preValidation: async (request) => {
      if (!request.ws) throw requestError('notFound', 'endpoint');
      if (!hasToken(request) && !isFromOurPage(request.headers, parts.allowedOrigins()))
        throw requestError('forbidden', 'origin');
      if (parts.isDraining()) throw retryLater('serverRestarting', '', parts.restartRetryMs());
      const waitMs = handshakes.take(addressKey(request.ip));
      if (waitMs > 0) throw retryLater('rateLimited', 'handshakes', waitMs);
      const signedIn = await parts.authenticate(request);
      if (signedIn === null) throw requestError('unauthenticated', 'noSession');
      checkSocketLimits(parts, signedIn.identity.id, addressKey(request.ip));
      authenticated.set(request, signedIn);
    },
    handler: (socket, request) => {
      const signedIn = authenticated.get(request);
      if (signedIn === undefined) socket.terminate();
      else openConnection(parts, { socket, signedIn, address: addressKey(request.ip), ip: request.ip }, tokenMessages);
    },
  });
};

const checkSocketLimits = ({ sockets, tuning }: SocketServerParts, person: string, address: string): void => {
  if (sockets.all.size >= tuning.sockets) throw retryLater('serverBusy', 'sockets', FULL_RETRY_MS);
  if (sockets.of(person).size >= tuning.socketsPerPerson)
    throw retryLater('rateLimited', 'socketsPerPerson', FULL_RETRY_MS);
  if (sockets.countAt(address) >= tuning.socketsPerAddress)
    throw retryLater('rateLimited', 'socketsPerAddress', FULL_RETRY_MS);
};

type NewSocket = Pick<ConnectionParts, 'socket' | 'signedIn' | 'address' | 'ip'>;

const openConnection = (parts: SocketServerParts, newSocket: NewSocket, tokenMessages: TokenBuckets): void => {
  const { sockets, messageHandler, metrics, time, now } = parts;
  const { socket } = newSocket;
  const connection = new Connection({ ...newSocket, now: now(), metrics });
  // All sockets of one access token share one rate, so that a program gains nothing by opening more.
  const own = new TokenBucket(parts.tuning.messages, now);
  const takeMessage = (): number =>
    connection.scopes === undefined ? own.take() : tokenMessages.take(connection.tokenHash);
  sockets.add(connection);
  parts.addresses.note(connection.person, connection.address);
  metrics.sockets.set(sockets.all.size);
  const cancelHelloTimeout = time.after(LIMITS.helloMs, () => {
    if (!connection.hasSaidHello) connection.close('policy');
  });
  socket.on('pong', () => connection.markAlive());
  socket.on('message', (data, isBinary) => {
    connection.markAlive();
    const waitMs = takeMessage();
    const text = isBinary ? null : String(data);
    if (waitMs > 0) refuseTooMany(parts, connection, text, waitMs);
    else receive(parts, connection, text);
  });
  socket.on('close', () => {
    cancelHelloTimeout();
    sockets.remove(connection);
    metrics.sockets.set(sockets.all.size);
    messageHandler.onClosed(connection).catch(() => undefined);
  });
};

/** Answers with an error that names the message, so that the client can resend it. After a while it closes the connection. */
const refuseTooMany = (
  { messageHandler, tuning }: SocketServerParts,
  connection: Connection,
  text: string | null,
  waitMs: number,
): void => {
  connection.ignoredMessages += 1;
  const error = { code: 'rateLimited', why: 'messages', retryAfterMs: Math.ceil(waitMs) } as const;
  if (connection.ignoredMessages > tuning.messagesIgnoredMax) connection.close('policy');
  else messageHandler.refuse(connection, inReplyToText(text), error);
};

const inReplyToText = (text: string | null): InReplyTo | null => {
  const json = text === null ? null : parseFrame(text);
  return json?.ok ? inReplyToUnchecked(json.value) : null;
};

const receive = ({ messageHandler }: SocketServerParts, connection: Connection, text: string | null): void => {
  const message = decodeMessage(text);
  if (message.ok) messageHandler.handle(connection, message.value);
  else messageHandler.refuse(connection, message.error.re, message.error.error);
};

interface InvalidMessage {
  readonly re: InReplyTo | null;
  readonly error: ProtocolError;
}

const invalidMessage = (re: InReplyTo | null, code: 'badFrame' | 'badSchema' | 'tooLarge', why: string) =>
  err({ re, error: { code, why } });

/** `text` is null for a binary message. */
const decodeMessage = (text: string | null): Result<FromClient, InvalidMessage> => {
  if (text === null) return invalidMessage(null, 'badFrame', 'binary');
  const json = parseFrame(text);
  if (!json.ok) return invalidMessage(null, 'badFrame', json.error);
  const message = decodeFromClient(json.value);
  if (!message.ok) return invalidMessage(inReplyToUnchecked(json.value), 'badSchema', message.error);
  const isTooLarge = message.value.type === 'command' && Buffer.byteLength(text) > LIMITS.commandBytes;
  return isTooLarge ? invalidMessage(inReplyToUnchecked(json.value), 'tooLarge', 'command') : message;
};

/** The type, id and table of a message that was not decoded, as far as they are readable. */
const inReplyToUnchecked = (json: unknown): InReplyTo | null => {
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'string') return null;
  const command = 'command' in json ? json.command : json;
  const id = messageId(typeof command === 'object' && command !== null && 'id' in command ? command.id : null);
  const table = tableId('table' in json ? json.table : null);
  return { type: json.type.slice(0, 20), id: id.ok ? id.value : null, table: table.ok ? table.value : null };
};
