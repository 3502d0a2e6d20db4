/** The odds lens of one table: its switch and the current odds. */

import { type Signal, signal } from '@preact/signals';
import { isKeptOn, keepSwitch } from '../settings/kept-switches.ts';
import type { TableId } from '../tables/types.ts';
import type { LensReply, LensRequest, Question } from './protocol.ts';

/** The tables at which the lens is on. */
const STORE_KEY = 'fremont.lens';

/** The part of `Worker` that the lens uses. */
export interface LensPort {
  postMessage(message: LensRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<LensReply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

const startWorker = (): LensPort =>
  new Worker(new URL('./lens-worker.ts', import.meta.url), { type: 'module', name: 'lens' });

export class Lens {
  readonly isOn: Signal<boolean>;
  /** The odds for the last question; null until they arrive. The game defines their shape. */
  readonly odds = signal<object | null>(null);
  /** True after the worker has crashed. Switching the lens on again restarts it. */
  readonly hasFailed = signal(false);

  readonly #table: TableId;
  readonly #start: () => LensPort;
  #port: LensPort | null = null;
  #asked = 0;

  constructor(table: TableId, start: () => LensPort = startWorker) {
    this.#table = table;
    this.#start = start;
    this.isOn = signal(isKeptOn(STORE_KEY, table));
  }

  toggle(): void {
    this.hasFailed.value = false;
    this.isOn.value = !this.isOn.peek();
    keepSwitch(STORE_KEY, this.#table, this.isOn.peek());
  }

  /** Replaces the question; null stops the work. */
  ask(question: Question | null): void {
    this.odds.value = null;
    this.#asked++;
    if (question !== null) this.#port ??= this.#open();
    this.#port?.postMessage({ id: this.#asked, question });
  }

  close(): void {
    this.#port?.terminate();
    this.#port = null;
  }

  #open(): LensPort {
    const port = this.#start();
    port.addEventListener('message', ({ data }) => {
      if (data.id === this.#asked) this.odds.value = data.odds;
    });
    port.addEventListener('error', () => {
      this.close();
      this.hasFailed.value = true;
    });
    return port;
  }
}
