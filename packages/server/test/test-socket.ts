/** A client socket that records messages, so that a test can wait for one. */

import { randomBytes } from 'node:crypto';
import type { GameTypes } from '@fremont/kernel';
import type { Command, Update } from '@fremont/table';
import { type FromServer, newMessageReader, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { onTestFinished } from 'vitest';
import WebSocket from 'ws';

export type Received<K extends FromServer['type']> = Extract<FromServer, { readonly type: K }>;

type Without<C> = C extends Command ? Omit<C, 'id'> : never;
export type NewCommand = Without<Command>;

export const newId = (): string => randomBytes(16).toString('hex');

/** Longer than any reply takes, shorter than the timeout of a test. */
const PATIENCE_MS = 10_000;

interface Opener {
  readonly address: string;
  readonly origin: string;
  readonly cookie: string | null;
}

export class TestSocket {
  readonly raw: WebSocket;
  readonly received: FromServer[] = [];
  /** The text of every message received. */
  readonly texts: string[] = [];
  readonly closed: Promise<number>;
  /** Called with every message. */
  onMessage: (message: FromServer) => void = () => undefined;
  readonly #decode = newMessageReader();
  #read = 0;
  #wake: (() => void)[] = [];

  constructor(raw: WebSocket) {
    this.raw = raw;
    this.closed = new Promise((resolve) => raw.once('close', (code) => resolve(code)));
    raw.on('error', () => undefined);
    raw.on('message', (data) => this.#take(String(data)));
    this.closed.then(() => this.#wakeAll());
  }

  send(message: unknown): void {
    this.raw.send(JSON.stringify(message));
  }

  /** The next message of this type after the last one found. Skips others. */
  async next<K extends FromServer['type']>(
    type: K,
    fits: (message: Received<K>) => boolean = () => true,
  ): Promise<Received<K>> {
    const patience = setTimeout(() => this.#wakeAll(), PATIENCE_MS);
    const until = Date.now() + PATIENCE_MS;
    try {
      while (true) {
        while (this.#read < this.received.length) {
          const message = this.received[this.#read++];
          if (message?.type === type && fits(message as Received<K>)) return message as Received<K>;
        }
        if (this.raw.readyState === WebSocket.CLOSED || Date.now() >= until)
          throw new Error(
            `no ${type} came; got ${this.received.slice(-5).map((one) => JSON.stringify(one).slice(0, 200))}`,
          );
        await new Promise<void>((resolve) => this.#wake.push(resolve));
      }
    } finally {
      clearTimeout(patience);
    }
  }

  /** Sends a command and waits for its answer. */
  async command(table: string, command: NewCommand, id = newId()): Promise<Received<'done'> | Received<'error'>> {
    const from = this.received.length;
    this.send({ type: 'command', table, command: { ...command, id } });
    return this.#find(from, (message): message is Received<'done'> | Received<'error'> =>
      message.type === 'done' ? message.id === id : message.type === 'error' && message.re?.id === id,
    );
  }

  async watch(table: string, as: number | 'spectator', have: number | null = null): Promise<void> {
    this.send({ type: 'watch', table, as, have });
  }

  /** Watches a running match and waits for the snapshot. */
  async look(table: string, as: number | 'spectator'): Promise<Received<'table'>> {
    await this.watch(table, as);
    return this.next('table', (message) => message.table === table);
  }

  /** The latest update received, in any kind of message. */
  latest<T extends GameTypes = GameTypes>(table: string) {
    const shown = this.received.findLast(
      (message) =>
        (message.type === 'update' || message.type === 'table' || message.type === 'resumed') &&
        message.table === table,
    ) as Received<'update'> | undefined;
    return shown?.update as Update<T> | undefined;
  }

  count(type: FromServer['type']): number {
    return this.received.filter((message) => message.type === type).length;
  }

  async close(): Promise<void> {
    this.raw.close();
    await this.closed;
  }

  /** Simulates a lost network: sends no close frame. */
  async cut(): Promise<void> {
    this.raw.terminate();
    await this.closed;
  }

  /** Waits until the condition holds. A pong is no substitute: it overtakes messages that wait for storage. */
  async until(isEnough: () => boolean): Promise<void> {
    const patience = setTimeout(() => this.#wakeAll(), PATIENCE_MS);
    const until = Date.now() + PATIENCE_MS;
    try {
      while (!isEnough()) {
        if (this.raw.readyState === WebSocket.CLOSED || Date.now() >= until) throw new Error('no answer came');
        await new Promise<void>((resolve) => this.#wake.push(resolve));
      }
    } finally {
      clearTimeout(patience);
    }
  }

  async #find<M extends FromServer>(from: number, fits: (message: FromServer) => message is M): Promise<M> {
    const found = (): M | undefined => this.received.slice(from).find(fits);
    await this.until(() => found() !== undefined);
    return found() as M;
  }

  /** Every message of the server must decode, in every test. */
  #take(text: string): void {
    const message = this.#decode(JSON.parse(text));
    if (!message.ok) throw new Error(`not in the protocol, at ${message.error}: ${text.slice(0, 300)}`);
    this.texts.push(text);
    this.received.push(message.value);
    this.onMessage(message.value);
    this.#wakeAll();
  }

  #wakeAll(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }
}

/** Connects without a hello. Rejects with the HTTP status when the server refuses. */
export const connect = (
  { address, origin, cookie }: Opener,
  headers: Record<string, string> = {},
): Promise<TestSocket> =>
  new Promise((resolve, reject) => {
    const raw = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
      headers: { origin, ...(cookie === null ? {} : { cookie }), ...headers },
    });
    const socket = new TestSocket(raw);
    onTestFinished(() => raw.terminate());
    raw.once('open', () => resolve(socket));
    raw.once('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (bytes) => {
        text += bytes;
      });
      response.on('end', () => reject(new Refused(response.statusCode ?? 0, text)));
    });
    raw.once('error', reject);
  });

/** The server refused the upgrade. */
export class Refused extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.status = status;
    this.body = text === '' ? null : JSON.parse(text);
  }
}

/** Connects and says hello. */
export const openSocket = async (opener: Opener): Promise<TestSocket> => {
  const socket = await connect(opener);
  socket.send({ type: 'hello', protocol: PROTOCOL_VERSION });
  await socket.next('welcome');
  return socket;
};
