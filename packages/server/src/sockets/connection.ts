/** One socket of one person: what it may be sent, how much it may send, and whether it is still there. */

import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { CLOSE_CODES, LIMITS } from '@fremont/table/protocol';
import type { Metrics } from '../ops/metrics.ts';
import type { Known } from '../people/people.ts';
import type { Outbound } from '../projection.ts';

export interface ConnectionParts {
  readonly socket: WebSocket;
  /** What the socket speaks through. */
  readonly stream: Duplex;
  readonly known: Known;
  readonly address: string;
  readonly now: number;
  readonly metrics: Metrics;
}

/** After what runs now. Costs less than `queueMicrotask`, which keeps books for tools that follow asynchronous calls. */
const SOON = Promise.resolve();

/** Those with something to write in this turn. */
let writers: Connection[] = [];

const writeAll = (): void => {
  const now = writers;
  writers = [];
  for (const connection of now) connection.flush();
};

/** Pings without an answer after which a socket is given up. */
const MISSED_MAX = 2;

let count = 0;

export class Connection {
  /** How many came before it. */
  readonly number = count++;
  readonly person: string;
  readonly tokenHash: string;
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #metrics: Metrics;
  /** It said hello, in a version of the protocol that we speak. */
  isWelcome = false;
  hearsLobby = false;
  /** When its session was last looked at. */
  checkedAt: number;
  /** Messages it sent although it was told to wait. */
  ignored = 0;
  #missed = 0;
  /** Frames sent in this turn and not yet written. */
  #outbox = '';

  constructor({ socket, stream, known, address, now, metrics }: ConnectionParts) {
    const { identity, session } = known;
    this.#socket = socket;
    this.#stream = stream;
    this.person = identity.id;
    this.tokenHash = session.tokenHash;
    this.address = address;
    this.checkedAt = now;
    this.#metrics = metrics;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /**
   * Whoever does not read is cut off: on returning they get what they missed. What is sent in one go, an answer and the
   * news of it, leaves in one write.
   */
  send(frame: Outbound): void {
    if (!this.isOpen) return;
    if (this.#stream.writableLength + this.#outbox.length > LIMITS.sendQueueBytes) {
      this.#metrics.slowSockets.inc();
      this.#socket.terminate();
      return;
    }
    if (this.#outbox === '' && writers.push(this) === 1) SOON.then(writeAll);
    this.#outbox += frame;
  }

  close(reason: keyof typeof CLOSE_CODES): void {
    this.flush();
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

  /** Past the library, which would write every frame in two pieces; without compression it keeps no frames back itself. */
  flush(): void {
    const frames = this.#outbox;
    this.#outbox = '';
    if (frames !== '' && this.isOpen) this.#stream.write(frames, 'latin1');
  }
}
