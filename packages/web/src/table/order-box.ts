/** Where the one person at this device leaves a standing order: what lies in it, and putting in another. */

import type { Game, GameTypes, Seat } from '@fremont/kernel';
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

  /** As it is safe at the table. */
  get order(): ReadonlySignal<object | null> {
    return this.#client.order;
  }

  get isSending(): ReadonlySignal<boolean> {
    return this.#isSending;
  }

  /** Whether the last one was not taken. */
  get hasFailed(): ReadonlySignal<boolean> {
    return this.#hasFailed;
  }

  /** Leaves an order in place of the last, or with null takes it back. Says whether the table has it. */
  async leave(order: object | null): Promise<boolean> {
    this.#isSending.value = true;
    const taken = await this.#client.leaveOrder(this.#seat, order).catch(() => false);
    this.#isSending.value = false;
    this.#hasFailed.value = !taken;
    return taken;
  }
}

/** Null where the game knows no orders, and round one screen: what is sealed would lie open to whoever sits there. */
export const orderBoxFor = <T extends GameTypes>(
  { orders }: Pick<Game<T>, 'orders'>,
  client: Client,
  [seat, ...others]: readonly Seat[],
): OrderBox | null =>
  orders === undefined || seat === undefined || others.length > 0 ? null : new OrderBox(client, seat);
