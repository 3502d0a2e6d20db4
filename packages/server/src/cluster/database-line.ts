/**
 * One connection to PostgreSQL of its own, which connects again when it breaks. The connections for queries may all be busy;
 * leases and notifications must not wait for them.
 */

import { Socket } from 'node:net';
import pg from 'pg';

interface LineParts {
  readonly url: string;
  /** Called on every new connection. */
  prepare?(client: pg.Client): Promise<void>;
  onBreak?(): void;
}

const CONNECT_TIMEOUT_MS = 2_000;
/** Less than a lease, so that a second try is possible before it ends. */
const QUERY_TIMEOUT_MS = 1_200;
const RETRY_MS = 300;

interface OpenLine {
  readonly client: pg.Client;
  readonly socket: Socket;
}

export class DatabaseLine {
  readonly #parts: LineParts;
  #open: OpenLine | null = null;
  #connecting: Promise<OpenLine> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  async connect(): Promise<void> {
    await this.#line();
  }

  async query<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R[]> {
    const line = await this.#line();
    try {
      return (await line.client.query<R>(text, values)).rows;
    } catch (error) {
      // An answer that did not come in time may still come, and would be taken for the next one.
      if (!(error instanceof pg.DatabaseError)) this.#break(line);
      throw error;
    }
  }

  /** Drops the connection and makes a new one. */
  reconnect(): void {
    if (this.#open !== null) this.#break(this.#open);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    const line = this.#open;
    this.#open = null;
    await line?.client.end().catch(() => undefined);
    line?.socket.destroy();
  }

  #line(): Promise<OpenLine> {
    if (this.#isClosed) return Promise.reject(new Error('the line is closed'));
    if (this.#open !== null) return Promise.resolve(this.#open);
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = null;
    });
    return this.#connecting;
  }

  async #connect(): Promise<OpenLine> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.#parts.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'fremont nodes',
      stream: () => socket,
    });
    const line = { client, socket };
    client.on('error', () => this.#break(line));
    client.on('end', () => this.#break(line));
    try {
      await client.connect();
      await this.#parts.prepare?.(client);
    } catch (error) {
      socket.destroy();
      this.#retryLater();
      throw error;
    }
    if (this.#isClosed) socket.destroy();
    else this.#open = line;
    return line;
  }

  #break(line: OpenLine): void {
    line.socket.destroy();
    if (this.#open !== line) return;
    this.#open = null;
    this.#parts.onBreak?.();
    this.#retryLater();
  }

  #retryLater(): void {
    if (this.#isClosed || this.#retry !== null) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      if (!this.#isClosed) this.#line().catch(() => undefined);
    }, RETRY_MS);
    this.#retry.unref();
  }
}
