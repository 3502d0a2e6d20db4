/** One socket of one person: what it may be sent, how much it may send, and whether it is still there. */

import type { WebSocket } from '@fastify/websocket';
import { CLOSE_CODES, LIMITS } from '@fremont/table/protocol';
import type { Metrics } from '../ops/metrics.ts';
import type { Known } from '../people/people.ts';
import type { Outbound } from '../projection.ts';

/** Pings without an answer after which a socket is given up. */
const MISSED_MAX = 2;

export class Connection {
  readonly person: string;
  readonly tokenHash: string;
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #metrics: Metrics;
  /** It said hello, in a version of the protocol that we speak. */
  isWelcome = false;
  hearsLobby = false;
  /** When its session was last looked at. */
  checkedAt: number;
  /** Messages it sent although it was told to wait. */
  ignored = 0;
  #missed = 0;

  constructor(socket: WebSocket, { identity, session }: Known, address: string, now: number, metrics: Metrics) {
    this.#socket = socket;
    this.person = identity.id;
    this.tokenHash = session.tokenHash;
    this.address = address;
    this.checkedAt = now;
    this.#metrics = metrics;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whoever does not read is cut off: on returning they get what they missed. */
  send(frame: Outbound): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > LIMITS.sendQueueBytes) {
      this.#metrics.slowSockets.inc();
      this.#socket.terminate();
      return;
    }
    this.#socket.send(frame);
  }

  close(reason: keyof typeof CLOSE_CODES): void {
    this.#socket.close(CLOSE_CODES[reason]);
  }

  isAlive(): void {
    this.#missed = 0;
  }

  /** Asks for a sign of life, or gives up. */
  beat(): void {
    if (this.#missed >= MISSED_MAX) {
      this.#socket.terminate();
      return;
    }
    this.#missed += 1;
    this.#socket.ping();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
