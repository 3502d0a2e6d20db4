/** The page's side of the channel to the worker. If the worker fails, all pending calls reject. */

import type { GameTypes, Seat, Viewer } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { CallName, Calls, ClientId, FromPage, FromWorker, Opened } from './protocol.ts';
import { type TableClient, type TableFailure, type TableId, TablesError } from './types.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (problem: TablesError) => void;
}

/** The part of `Worker` that a link uses. */
export interface WorkerPort {
  postMessage(message: FromPage): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
  terminate(): void;
}

export class WorkerLink {
  readonly #port: WorkerPort;
  readonly #waiting = new Map<number, Waiting>();
  readonly #clients = new Map<ClientId, LocalClient>();
  #lastCall = 0;
  #failure: TableFailure | null = null;

  constructor(port: WorkerPort) {
    this.#port = port;
    port.addEventListener('message', ({ data }) => this.#receive(data));
    port.addEventListener('error', ({ message }) => this.#fail(message ?? 'the worker did not start'));
    port.addEventListener('messageerror', () => this.#fail('a message could not be read'));
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  call<K extends CallName>(type: K, ask: Calls[K]['ask']): Promise<Calls[K]['answer']> {
    const failure = this.#failure;
    if (failure !== null) return Promise.reject(new TablesError(failure));
    const call = ++this.#lastCall;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      this.say({ ...ask, type, call } as FromPage);
    });
  }

  say(message: FromPage): void {
    if (this.#failure === null) this.#port.postMessage(message);
  }

  front(): void {
    this.say({ type: 'front' });
  }

  async open(id: TableId): Promise<LocalClient | null> {
    const opened = await this.call('open', { id });
    if (opened === null) return null;
    const client = new LocalClient(this, opened);
    this.#clients.set(opened.client, client);
    return client;
  }

  forget(client: ClientId): void {
    this.#clients.delete(client);
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'answer':
        this.#take(message.call)?.resolve(message.answer as never);
        break;
      case 'failure':
        this.#take(message.call)?.reject(new TablesError(message.failure));
        break;
      case 'update':
        this.#clients.get(message.client)?.update(message.update);
        break;
      case 'order':
        this.#clients.get(message.client)?.ordered(message.order);
        break;
      case 'tableFailure':
        this.#clients.get(message.client)?.fail(message.failure);
        break;
      case 'crash':
        this.#fail(message.why);
        break;
    }
  }

  #take(call: number): Waiting | undefined {
    const waiting = this.#waiting.get(call);
    this.#waiting.delete(call);
    return waiting;
  }

  /** A failed worker is not used again. Everything that was answered is on disk. */
  #fail(why: string): void {
    if (this.#failure !== null) return;
    const failure: TableFailure = { code: 'workerFailed', why };
    this.#failure = failure;
    this.#port.terminate();
    for (const { reject } of this.#waiting.values()) reject(new TablesError(failure));
    this.#waiting.clear();
    for (const client of this.#clients.values()) client.fail(failure);
  }
}

class LocalClient implements TableClient<GameTypes> {
  readonly setting: Opened['setting'];
  readonly #link: WorkerLink;
  readonly #id: ClientId;
  readonly #updateListeners = new Set<(update: Update<GameTypes>) => void>();
  readonly #failureListeners = new Set<(failure: TableFailure) => void>();
  readonly #order = signal<object | null>(null);
  #viewer: Viewer | null = null;

  constructor(link: WorkerLink, { client, setting }: Opened) {
    this.#link = link;
    this.#id = client;
    this.setting = setting;
  }

  get order(): ReadonlySignal<object | null> {
    return this.#order;
  }

  async snapshot(viewer: Viewer): Promise<Calls['snapshot']['answer']> {
    this.#viewer = viewer;
    const snapshot = await this.#link.call('snapshot', { client: this.#id, viewer });
    if (this.#viewer === viewer) this.#order.value = snapshot.order;
    return snapshot;
  }

  /** The snapshot of a local table contains the whole history. */
  async historyBefore(): Promise<null> {
    return null;
  }

  async leaveOrder(seat: Seat, order: object | null): Promise<boolean> {
    return (await this.#link.call('leaveOrder', { client: this.#id, seat, order })) === null;
  }

  onUpdate(listener: (update: Update<GameTypes>) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  /** The worker sends every update, so none is ever missed. */
  onGap(): () => void {
    return () => undefined;
  }

  onFailure(listener: (failure: TableFailure) => void): () => void {
    this.#failureListeners.add(listener);
    return () => this.#failureListeners.delete(listener);
  }

  send(command: Calls['send']['ask']['command']): Promise<Calls['send']['answer']> {
    return this.#link.call('send', { client: this.#id, command });
  }

  shown(version: number): void {
    this.#link.say({ type: 'shown', client: this.#id, version });
  }

  setPace(delayMs: number): void {
    this.#link.say({ type: 'pace', client: this.#id, delayMs });
  }

  record(): Promise<Calls['record']['answer']> {
    return this.#link.call('record', { client: this.#id });
  }

  close(): void {
    this.#link.say({ type: 'close', client: this.#id });
    this.#link.forget(this.#id);
  }

  /** Drops updates that were sent for an earlier viewer. */
  update(update: Update<GameTypes>): void {
    if (update.viewer === this.#viewer) for (const listener of [...this.#updateListeners]) listener(update);
  }

  ordered(order: object | null): void {
    this.#order.value = order;
  }

  fail(failure: TableFailure): void {
    for (const listener of [...this.#failureListeners]) listener(failure);
  }
}
