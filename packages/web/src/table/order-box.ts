/** The standing order of the one person at this device. */

import type { GameTypes, Seat } from '@fremont/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { TableClient } from '../tables/types.ts';

type Client = Pick<TableClient<GameTypes>, 'order' | 'leaveOrder'>;

export class OrderBox {
  readonly #client: Client;
  readonly #seat: Seat;
  readonly #isSending = signal(false);
  readonly #hasFailed = signal(false);

  constructor(client: Client, seat: Seat) {
    this.#client = client;
    this.#seat = seat;
  }

  /** The order as stored by the table. */
  get order(): ReadonlySignal<object | null> {
    return this.#client.order;
  }

  get isSending(): ReadonlySignal<boolean> {
    return this.#isSending;
  }

  /** True if the table did not accept the last order. */
  get hasFailed(): ReadonlySignal<boolean> {
    return this.#hasFailed;
  }

  /** Replaces the order; null withdraws it. Resolves to whether the table stored it. */
  async leave(order: object | null): Promise<boolean> {
    this.#isSending.value = true;
    const taken = await this.#client.leaveOrder(this.#seat, order).catch(() => false);
    this.#isSending.value = false;
    this.#hasFailed.value = !taken;
    return taken;
  }
}
