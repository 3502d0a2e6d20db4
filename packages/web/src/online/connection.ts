/**
 * The connection from this page to the server. It sends hello, detects a dead socket, reconnects with backoff, and
 * reports its state.
 */

import {
  CLOSE_CODES,
  type FromClient,
  type FromServer,
  LIMITS,
  newMessageReader,
  OUT_OF_STEP,
  PROTOCOL_VERSION,
} from '@fremont/table/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';

export type ConnectionState =
  /** Not started. */
  | { readonly type: 'idle' }
  | { readonly type: 'connecting' }
  | { readonly type: 'connected' }
  /** Connected, but an answer is overdue. */
  | { readonly type: 'slow' }
  /** `since` is in milliseconds since the epoch. */
  | { readonly type: 'offline'; readonly since: number }
  /** The session has ended on the server, or the person is banned. */
  | { readonly type: 'ended' }
  /** The server requires a newer protocol version. */
  | { readonly type: 'tooOld' };

/** The part of `WebSocket` that a connection uses. */
export interface Port {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  /** Always followed by `close`, which carries the code. */
  addEventListener(type: 'error', listener: () => void): void;
}

export interface ConnectionParts {
  connect(): Port;
  /** At least 0 and less than 1. */
  random(): number;
  now(): number;
  /** The socket could not be opened. The server may not know this device. */
  onRefused(): void;
}

/** After this time without an answer the connection counts as dead. */
const SLOW_MS = 2_500;
const DEAD_MS = 10_000;
const FIRST_RETRY_MS = 500;
const RETRY_MS_MAX = 10_000;

/** Full jitter, so that clients do not reconnect all at once after a server restart. */
export const retryDelayMs = (tries: number, random: number): number =>
  random * Math.min(RETRY_MS_MAX, FIRST_RETRY_MS * 2 ** tries);

export type MessageListener = (message: FromServer) => void;

export class Connection {
  readonly #parts: ConnectionParts;
  readonly #state = signal<ConnectionState>({ type: 'idle' });
  readonly #onMessage = new Set<MessageListener>();
  readonly #onConnected = new Set<() => void>();
  /** Timers of the current socket. */
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #port: Port | null = null;
  #readMessage = newMessageReader();
  #isConnected = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #lastPing = 0;
  /** When the oldest unanswered message was sent; null if all are answered. */
  #waitingSince: number | null = null;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#state;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Opens the connection and keeps it open. */
  start(): void {
    const { type } = this.#state.peek();
    if (type !== 'idle' && type !== 'ended') return;
    this.#state.value = { type: 'connecting' };
    this.#connect();
  }

  /** Closes the connection, for good or before a change of identity. */
  stop(): void {
    this.#dropPort();
    this.#clearRetry();
    this.#state.value = { type: 'idle' };
  }

  /** Reconnects without waiting for the backoff. */
  retryNow(): void {
    if (this.#retry === null) return;
    this.#clearRetry();
    this.#connect();
  }

  /** Checks the connection now: after sleep, or after a change of network. */
  check(): void {
    if (this.#isConnected) this.#ping();
    else this.retryNow();
  }

  /** Returns false while disconnected. Callers that need an answer send again on `onConnected`. */
  send(message: FromClient): boolean {
    if (!this.#isConnected) return false;
    this.#port?.send(JSON.stringify(message));
    if (message.type === 'command' || message.type === 'watch' || message.type === 'chat') this.#expectAnswer();
    return true;
  }

  onMessage(listener: MessageListener): () => void {
    this.#onMessage.add(listener);
    return () => this.#onMessage.delete(listener);
  }

  /** Called after every connect. Unanswered messages must be sent again. */
  onConnected(listener: () => void): () => void {
    this.#onConnected.add(listener);
    return () => this.#onConnected.delete(listener);
  }

  #connect(): void {
    const port = this.#parts.connect();
    this.#port = port;
    this.#readMessage = newMessageReader();
    this.#expectAnswer();
    let opened = false;
    port.addEventListener('open', () => {
      opened = true;
      if (port === this.#port) this.#hello(port);
    });
    port.addEventListener('message', ({ data }) => {
      if (port === this.#port) this.#receive(String(data));
    });
    port.addEventListener('error', () => undefined);
    port.addEventListener('close', ({ code }) => {
      if (port !== this.#port) return;
      if (!opened) this.#parts.onRefused();
      this.#disconnected(code);
    });
  }

  #hello(port: Port): void {
    port.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION } satisfies FromClient));
  }

  #receive(text: string): void {
    this.#answered();
    const read = this.#readMessage(jsonOf(text));
    if (!read.ok) {
      // A newer server may send messages that this page does not know.
      if (read.error === OUT_OF_STEP) this.#disconnected(null);
      return;
    }
    const message = read.value;
    if (message.type === 'welcome') this.#connected();
    if (message.type === 'error' && message.error.code === 'versionTooOld') this.#endWith({ type: 'tooOld' });
    if (message.type === 'error' && message.error.code === 'banned') this.#endWith({ type: 'ended' });
    for (const listener of [...this.#onMessage]) listener(message);
    if (message.type === 'welcome') for (const listener of [...this.#onConnected]) listener();
  }

  #connected(): void {
    this.#isConnected = true;
    this.#tries = 0;
    this.#state.value = { type: 'connected' };
    this.#later(LIMITS.pingMs, () => this.#keepAlive());
  }

  #keepAlive(): void {
    this.#ping();
    this.#later(LIMITS.pingMs, () => this.#keepAlive());
  }

  #ping(): void {
    this.send({ type: 'ping', n: ++this.#lastPing });
    this.#expectAnswer();
  }

  /** Marks the connection as slow, later as dead, unless a message arrives. */
  #expectAnswer(): void {
    if (this.#waitingSince !== null) return;
    const since = this.#parts.now();
    this.#waitingSince = since;
    const isWaiting = (): boolean => this.#waitingSince === since;
    this.#later(SLOW_MS, () => {
      if (this.#isConnected && isWaiting()) this.#state.value = { type: 'slow' };
    });
    this.#later(DEAD_MS, () => {
      if (isWaiting()) this.#disconnected(null);
    });
  }

  #answered(): void {
    this.#waitingSince = null;
    if (this.#state.peek().type === 'slow') this.#state.value = { type: 'connected' };
  }

  #disconnected(code: number | null): void {
    this.#dropPort();
    if (code === CLOSE_CODES.sessionEnded || code === CLOSE_CODES.banned) {
      this.#endWith({ type: 'ended' });
      return;
    }
    if (this.#state.peek().type !== 'offline') this.#state.value = { type: 'offline', since: this.#parts.now() };
    this.#clearRetry();
    this.#retry = setTimeout(() => this.retryNow(), retryDelayMs(this.#tries++, this.#parts.random()));
  }

  #endWith(state: ConnectionState): void {
    this.#dropPort();
    this.#clearRetry();
    this.#state.value = state;
  }

  #dropPort(): void {
    const port = this.#port;
    this.#port = null;
    this.#isConnected = false;
    this.#waitingSince = null;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    port?.close();
  }

  #clearRetry(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
  }

  #later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
