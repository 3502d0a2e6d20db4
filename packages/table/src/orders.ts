/**
 * Carries out the standing orders of absent people by ordinary commands. Orders are stored outside the log, so no update,
 * history or record contains one. Only the seat itself is sent its order.
 */

import { type Decoded, type DeepReadonly, err, type GameTypes, type Orders, ok, type Seat } from '@fremont/kernel';
import type { Answer, Ask, CommandId } from './messages.ts';
import type { Table } from './table.ts';

/** Stores the orders of one match. */
export interface OrderStore {
  read(): Promise<readonly StoredOrder[]>;
  /** Null deletes the order of the seat. */
  write(seat: Seat, order: object | null): Promise<void>;
}

export interface StoredOrder {
  readonly seat: Seat;
  readonly order: object;
}

export interface OrderParts<T extends GameTypes> {
  readonly orders: Orders<T>;
  readonly store: OrderStore;
  newId(): CommandId;
  /** False while another process carries the orders out. The default is true. */
  isActive?(): boolean;
}

/** Loads the stored orders of a table and carries them out until `stop`. */
export const driveOrders = async <T extends GameTypes>(
  table: Table<T>,
  parts: OrderParts<T>,
): Promise<OrderDriver<T>> => new OrderDriver(table, parts, await parts.store.read());

class OrderDriver<T extends GameTypes> {
  readonly #table: Table<T>;
  readonly #parts: OrderParts<T>;
  readonly #orders = new Map<Seat, object>();
  readonly #unsubscribe: () => void;
  /** The ids of decisions that an order has answered. */
  readonly #answered = new Set<string>();

  constructor(table: Table<T>, parts: OrderParts<T>, kept: readonly StoredOrder[]) {
    this.#table = table;
    this.#parts = parts;
    for (const { seat, order } of kept) this.#orders.set(seat, order);
    this.#unsubscribe = table.onChange(() => this.#carryOut());
    this.#carryOut();
  }

  /** Show it to the person of the seat only. */
  orderOf(seat: Seat): object | null {
    return this.#orders.get(seat) ?? null;
  }

  /** Leaves an order; null deletes it. Resolves when it is stored. */
  async leave(seat: Seat, json: unknown): Promise<Decoded<null>> {
    const decoded: Decoded<object | null> = json === null ? ok(null) : this.#parts.orders.decode(json);
    if (!decoded.ok) return err(decoded.error);
    await this.#parts.store.write(seat, decoded.value);
    if (decoded.value === null) this.#orders.delete(seat);
    else this.#orders.set(seat, decoded.value);
    this.#carryOut();
    return ok(null);
  }

  /** Reads the orders again after another process changed one. */
  async reread(): Promise<void> {
    const kept = await this.#parts.store.read();
    this.#orders.clear();
    for (const { seat, order } of kept) this.#orders.set(seat, order);
    this.#carryOut();
  }

  stop(): void {
    this.#unsubscribe();
  }

  /** Answers the open decisions that orders cover. It skips seats that just undid an action, and waits during an undo request. */
  #carryOut(): void {
    if (this.#table.undoAsk !== null || this.#parts.isActive?.() === false) return;
    for (const ask of this.#table.asks) {
      if (this.#answered.has(ask.id) || !this.#isPersons(ask.seat)) continue;
      const action = this.#table.undoneAction(ask.seat) === null ? this.#stepOf(ask.seat) : null;
      if (action !== null) this.#act(ask, action);
    }
  }

  #isPersons(seat: Seat): boolean {
    return this.#table.playerOf(seat) === 'person';
  }

  #stepOf(seat: Seat): T['action'] | null {
    const order = this.#orders.get(seat);
    if (order === undefined) return null;
    const { view } = this.#table.look(seat);
    return this.#parts.orders.next(view as DeepReadonly<T['view']>, seat, order);
  }

  #act({ id: decision, seat }: Ask, action: T['action']): void {
    this.#answered.add(decision);
    const command = { type: 'act', id: this.#parts.newId(), seat, decision, action } as const;
    // A failed command is retried after the next change: storage may have failed, or the person was faster.
    const onAnswer = ({ type }: Answer): void => {
      if (type === 'failed') this.#answered.delete(decision);
    };
    this.#table.submit(command, onAnswer, 'person');
  }
}

export type { OrderDriver };
