/**
 * The one line from this page to the server. It says hello, notices when nobody answers, comes back by itself, and tells
 * everybody who needs it whether it stands.
 */

import {
  CLOSE_CODES,
  type FromClient,
  type FromServer,
  LIMITS,
  newListener,
  OUT_OF_STEP,
  PROTOCOL_VERSION,
} from '@fremont/table/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';

export type LineState =
  /** Nobody needs it yet. */
  | { readonly type: 'idle' }
  | { readonly type: 'connecting' }
  | { readonly type: 'connected' }
  /** It stands, but something has waited long for its answer. */
  | { readonly type: 'slow' }
  /** `since` is a time of day in milliseconds. */
  | { readonly type: 'offline'; readonly since: number }
  /** The server no longer knows this device. */
  | { readonly type: 'ended' }
  /** The server speaks a newer language than this page. */
  | { readonly type: 'tooOld' };

/** What a line needs of a WebSocket. */
export interface Port {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  /** Always followed by `close`, which says more. */
  addEventListener(type: 'error', listener: () => void): void;
}

export interface LineParts {
  connect(): Port;
  /** From 0 up to, not including, 1. */
  random(): number;
  now(): number;
  /** The connection could not even be opened: perhaps the server does not know this device. */
  onRefused(): void;
}

/** Longer than this nobody believes that the answer is on its way. */
const SLOW_MS = 2_500;
const DEAD_MS = 10_000;
const FIRST_RETRY_MS = 500;
const RETRY_MS_MAX = 10_000;

/** Full jitter: after a restart of the server its guests do not come back all at once. */
export const retryDelayMs = (tries: number, random: number): number =>
  random * Math.min(RETRY_MS_MAX, FIRST_RETRY_MS * 2 ** tries);

export type MessageListener = (message: FromServer) => void;

export class Line {
  readonly #parts: LineParts;
  readonly #state = signal<LineState>({ type: 'idle' });
  readonly #onMessage = new Set<MessageListener>();
  readonly #onUp = new Set<() => void>();
  /** Timers of the connection that stands or is being made. */
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #port: Port | null = null;
  #listen = newListener();
  #isUp = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #lastPing = 0;
  /** Since when somebody has waited for an answer; null when nobody does. */
  #waitingSince: number | null = null;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** From now on the line is kept up. */
  start(): void {
    const { type } = this.#state.peek();
    if (type !== 'idle' && type !== 'ended') return;
    this.#state.value = { type: 'connecting' };
    this.#connect();
  }

  /** Nobody needs it any more, or it must be made anew with another identity. */
  stop(): void {
    this.#dropPort();
    this.#clearRetry();
    this.#state.value = { type: 'idle' };
  }

  /** Without waiting for the next try. */
  retryNow(): void {
    if (this.#retry === null) return;
    this.#clearRetry();
    this.#connect();
  }

  /** Whether the line still stands, asked at once: after sleep, after a change of network. */
  check(): void {
    if (this.#isUp) this.#ping();
    else this.retryNow();
  }

  /** False when the line is down; whoever needs an answer says it again on `onUp`. */
  say(message: FromClient): boolean {
    if (!this.#isUp) return false;
    this.#port?.send(JSON.stringify(message));
    if (message.type === 'command' || message.type === 'watch' || message.type === 'chat') this.#expectAnswer();
    return true;
  }

  onMessage(listener: MessageListener): () => void {
    this.#onMessage.add(listener);
    return () => this.#onMessage.delete(listener);
  }

  /** Called each time the line has come up; what was unanswered is to be said again. */
  onUp(listener: () => void): () => void {
    this.#onUp.add(listener);
    return () => this.#onUp.delete(listener);
  }

  #connect(): void {
    const port = this.#parts.connect();
    this.#port = port;
    this.#listen = newListener();
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
      this.#down(code);
    });
  }

  #hello(port: Port): void {
    port.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION } satisfies FromClient));
  }

  #receive(text: string): void {
    this.#answered();
    const heard = this.#listen(jsonOf(text));
    if (!heard.ok) {
      // A newer server may say things that this page has never heard of.
      if (heard.error === OUT_OF_STEP) this.#down(null);
      return;
    }
    const message = heard.value;
    if (message.type === 'welcome') this.#up();
    if (message.type === 'error' && message.error.code === 'versionTooOld') this.#giveUp({ type: 'tooOld' });
    for (const listener of [...this.#onMessage]) listener(message);
    if (message.type === 'welcome') for (const listener of [...this.#onUp]) listener();
  }

  #up(): void {
    this.#isUp = true;
    this.#tries = 0;
    this.#state.value = { type: 'connected' };
    this.#later(LIMITS.pingMs, () => this.#beat());
  }

  #beat(): void {
    this.#ping();
    this.#later(LIMITS.pingMs, () => this.#beat());
  }

  #ping(): void {
    this.say({ type: 'ping', n: ++this.#lastPing });
    this.#expectAnswer();
  }

  /** Slow after a while, dead after a longer one; anything that arrives counts as an answer. */
  #expectAnswer(): void {
    if (this.#waitingSince !== null) return;
    const since = this.#parts.now();
    this.#waitingSince = since;
    const isWaiting = (): boolean => this.#waitingSince === since;
    this.#later(SLOW_MS, () => {
      if (this.#isUp && isWaiting()) this.#state.value = { type: 'slow' };
    });
    this.#later(DEAD_MS, () => {
      if (isWaiting()) this.#down(null);
    });
  }

  #answered(): void {
    this.#waitingSince = null;
    if (this.#state.peek().type === 'slow') this.#state.value = { type: 'connected' };
  }

  #down(code: number | null): void {
    this.#dropPort();
    if (code === CLOSE_CODES.sessionEnded) {
      this.#giveUp({ type: 'ended' });
      return;
    }
    if (this.#state.peek().type !== 'offline') this.#state.value = { type: 'offline', since: this.#parts.now() };
    this.#clearRetry();
    this.#retry = setTimeout(() => this.retryNow(), retryDelayMs(this.#tries++, this.#parts.random()));
  }

  #giveUp(state: LineState): void {
    this.#dropPort();
    this.#clearRetry();
    this.#state.value = state;
  }

  #dropPort(): void {
    const port = this.#port;
    this.#port = null;
    this.#isUp = false;
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
