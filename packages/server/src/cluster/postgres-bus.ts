/**
 * The bus over LISTEN and NOTIFY of PostgreSQL. Notifications are sent in batches on a connection of their own: a transaction
 * that notifies waits for a global lock when it commits, and no move waits for that.
 *
 * Each node numbers its batches. A missing number, a broken connection or an own beacon that does not come back means that
 * messages may have been lost.
 */

import type { Bus, BusListener, BusMessage } from './bus.ts';
import { DatabaseLine } from './database-line.ts';

interface PostgresBusParts {
  readonly url: string;
  readonly node: string;
  /** With no other node, messages are dropped. */
  hasPeers(): boolean;
}

interface Batch {
  readonly node: string;
  readonly number: number;
  readonly messages: readonly BusMessage[];
}

const CHANNEL = 'fremont_nodes';
/** PostgreSQL refuses 8,000 bytes. */
const BATCH_BYTES_MAX = 7_000;
const WAITING_MAX = 10_000;
const FLUSH_MS = 4;
const BEACON_MS = 1_000;
/** After so long without the own beacon the connection for notifications is replaced. */
const SILENCE_MS = 3_500;

export class PostgresBus implements Bus {
  readonly #parts: PostgresBusParts;
  readonly #listeners = new Set<BusListener>();
  readonly #onLoss = new Set<() => void>();
  /** The last number of each node. */
  readonly #heard = new Map<string, number>();
  readonly #in: DatabaseLine;
  readonly #out: DatabaseLine;
  #waiting: BusMessage[] = [];
  #number = 0;
  #flushing: Promise<void> | null = null;
  #flushTimer: NodeJS.Timeout | null = null;
  #beacon: NodeJS.Timeout | null = null;
  #heardOwnAt = 0;

  constructor(parts: PostgresBusParts) {
    this.#parts = parts;
    const { url } = parts;
    this.#out = new DatabaseLine({ url });
    this.#in = new DatabaseLine({
      url,
      prepare: async (client) => {
        client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
        await client.query(`listen ${CHANNEL}`);
        this.#heardOwnAt = performance.now();
        this.#heard.clear();
        this.#noteLoss();
      },
    });
  }

  publish(message: BusMessage): void {
    if (!this.#parts.hasPeers()) return;
    this.#waiting.push(message);
    if (this.#waiting.length > WAITING_MAX) this.#dropWaiting();
    this.#flushTimer ??= setTimeout(() => {
      this.#flushTimer = null;
      this.#flush();
    }, FLUSH_MS);
  }

  subscribe(listener: BusListener): void {
    this.#listeners.add(listener);
  }

  onLoss(listener: () => void): void {
    this.#onLoss.add(listener);
  }

  async start(): Promise<void> {
    await this.#in.connect();
    await this.#out.connect();
    this.#beacon = setInterval(() => this.#sendBeacon(), BEACON_MS);
    this.#beacon.unref();
  }

  async close(): Promise<void> {
    if (this.#beacon !== null) clearInterval(this.#beacon);
    if (this.#flushTimer !== null) clearTimeout(this.#flushTimer);
    await this.#flushing;
    await this.#flush();
    await Promise.all([this.#in.close(), this.#out.close()]);
  }

  #flush(): Promise<void> {
    this.#flushing ??= this.#send().finally(() => {
      this.#flushing = null;
      if (this.#waiting.length > 0) this.#flushTimer ??= setTimeout(() => this.#flushAgain(), FLUSH_MS);
    });
    return this.#flushing;
  }

  #flushAgain(): void {
    this.#flushTimer = null;
    this.#flush();
  }

  /** A batch that fails is lost: it has used its number, so the others notice. */
  async #send(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const batches = batchesOf(this.#waiting).map((messages) => this.#batch(messages));
    this.#waiting = [];
    await this.#notify(batches);
  }

  /** Has the number of the last batch, so that a batch that was lost at the end is noticed too. */
  #sendBeacon(): void {
    if (performance.now() - this.#heardOwnAt > SILENCE_MS) this.#in.reconnect();
    if (this.#waiting.length > 0 || this.#flushing !== null) return;
    this.#notify([JSON.stringify({ node: this.#parts.node, number: this.#number, messages: [] } satisfies Batch)]);
  }

  #notify(batches: readonly string[]): Promise<void> {
    return this.#out
      .query(`select pg_notify('${CHANNEL}', batch) from unnest($1::text[]) as batch`, [batches])
      .then(() => undefined)
      .catch(() => undefined);
  }

  #batch(messages: readonly BusMessage[]): string {
    this.#number += 1;
    return JSON.stringify({ node: this.#parts.node, number: this.#number, messages } satisfies Batch);
  }

  #dropWaiting(): void {
    this.#waiting = [];
    this.#number += 1;
  }

  #receive(payload: string): void {
    const batch = batchIn(payload);
    if (batch === null) return;
    const { node, number, messages } = batch;
    if (node === this.#parts.node) {
      this.#heardOwnAt = performance.now();
      return;
    }
    const last = this.#heard.get(node);
    this.#heard.set(node, number);
    const follows = last === undefined || number === last + 1 || (number === last && messages.length === 0);
    for (const message of messages) for (const listener of this.#listeners) listener(message, node);
    if (!follows) this.#noteLoss();
  }

  #noteLoss(): void {
    for (const listener of this.#onLoss) listener();
  }
}

/** Null for words of another program: every client of the database can notify every channel. */
const batchIn = (payload: string): Batch | null => {
  try {
    const batch: Partial<Batch> | null = JSON.parse(payload);
    return typeof batch?.node === 'string' && Array.isArray(batch.messages) ? (batch as Batch) : null;
  } catch {
    return null;
  }
};

const batchesOf = (messages: readonly BusMessage[]): BusMessage[][] => {
  const batches: BusMessage[][] = [];
  let bytes = BATCH_BYTES_MAX;
  for (const message of messages) {
    const size = Buffer.byteLength(JSON.stringify(message)) + 1;
    bytes += size;
    if (bytes > BATCH_BYTES_MAX) {
      batches.push([]);
      bytes = size;
    }
    batches.at(-1)?.push(message);
  }
  return batches;
};
