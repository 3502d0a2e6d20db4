/** The odds lens of one table: a switch, and what it shows while it is on. */

import { type Signal, signal } from '@preact/signals';
import type { TableId } from '../tables/types.ts';
import type { Answered, Asked, Question } from './protocol.ts';
import { isLensOn, keepLens } from './switches.ts';

/** What the lens needs of a worker. */
export interface LensPort {
  postMessage(message: Asked): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Answered>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

const startWorker = (): LensPort =>
  new Worker(new URL('./lens-worker.ts', import.meta.url), { type: 'module', name: 'lens' });

export class Lens {
  readonly isOn: Signal<boolean>;
  /** Of the last question; null until there are any. Their shape is the game's. */
  readonly odds = signal<object | null>(null);
  /** The worker is gone: there will be no odds until the lens is switched on again. */
  readonly hasFailed = signal(false);

  readonly #table: TableId;
  readonly #start: () => LensPort;
  #port: LensPort | null = null;
  #asked = 0;

  constructor(table: TableId, start: () => LensPort = startWorker) {
    this.#table = table;
    this.#start = start;
    this.isOn = signal(isLensOn(table));
  }

  toggle(): void {
    this.hasFailed.value = false;
    this.isOn.value = !this.isOn.peek();
    keepLens(this.#table, this.isOn.peek());
  }

  /** Looks at this from now on; null closes the eye. What was being worked out is dropped. */
  look(question: Question | null): void {
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
