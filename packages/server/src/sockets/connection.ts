/** One WebSocket of one person: sends with a bounded queue, and answers to pings. */

import type { WebSocket } from '@fastify/websocket';
import { CLOSE_CODES, LIMITS } from '@fremont/table/protocol';
import type { Metrics } from '../ops/metrics.ts';
import type { EncodedMessage } from '../outgoing-messages.ts';
import type { SignedIn } from '../people/people.ts';

export interface ConnectionParts {
  readonly socket: WebSocket;
  readonly signedIn: SignedIn;
  readonly address: string;
  /** The whole address, of which `address` may be a prefix. */
  readonly ip: string;
  readonly now: number;
  readonly metrics: Metrics;
}

/** The server terminates a socket after so many unanswered pings. */
const MISSED_PONGS_MAX = 2;

export class Connection {
  /** Counts up from 0 at each server; spreads connections over the shares of the heartbeat. */
  number = 0;
  readonly person: string;
  readonly tokenHash: string;
  /** Only for programs with an access token. */
  readonly scopes: SignedIn['scopes'];
  /** The owner of a bot account; null for a person. */
  readonly owner: string | null;
  readonly address: string;
  readonly ip: string;
  readonly #socket: WebSocket;
  readonly #metrics: Metrics;
  /** The client said hello in the protocol version of this server. */
  hasSaidHello = false;
  isSubscribedToLobby = false;
  sessionCheckedAt: number;
  /** Messages over the rate limit. */
  ignoredMessages = 0;
  #missedPongs = 0;

  constructor({ socket, signedIn, address, ip, now, metrics }: ConnectionParts) {
    const { identity, session, scopes } = signedIn;
    this.#socket = socket;
    this.person = identity.id;
    this.tokenHash = session.tokenHash;
    this.scopes = scopes;
    this.owner = identity.owner ?? null;
    this.address = address;
    this.ip = ip;
    this.sessionCheckedAt = now;
    this.#metrics = metrics;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Terminates a client that does not read. When it reconnects, it gets the steps it missed. */
  send(message: EncodedMessage): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > LIMITS.sendQueueBytes) {
      this.#metrics.slowSockets.inc();
      this.#socket.terminate();
      return;
    }
    this.#socket.send(message);
  }

  close(reason: keyof typeof CLOSE_CODES): void {
    this.#socket.close(CLOSE_CODES[reason]);
  }

  markAlive(): void {
    this.#missedPongs = 0;
  }

  pingOrTerminate(): void {
    if (this.#missedPongs >= MISSED_PONGS_MAX) {
      this.#socket.terminate();
      return;
    }
    this.#missedPongs += 1;
    this.#socket.ping();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
