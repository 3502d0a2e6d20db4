/**
 * Carries out the standing orders of people who are away, by ordinary commands in their name. Orders are kept beside the
 * log, never in it: no update, history or record holds one, so nobody but their seat can be sent one.
 */

import { type DeepReadonly, err, type GameTypes, type Orders, ok, type Result, type Seat } from '@fremont/kernel';
import type { Answer, Ask, CommandId } from './messages.ts';
import type { Table } from './table.ts';

/** Where the orders of one match are kept, so that they outlive the program. */
export interface OrderStore {
  read(): Promise<readonly StoredOrder[]>;
  /** Null forgets the order of the seat. */
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
}

/** Takes up the orders kept for a table and follows them from now on. */
export const driveOrders = async <T extends GameTypes>(
  table: Table<T>,
  parts: OrderParts<T>,
): Promise<OrderDriver<T>> => new OrderDriver(table, parts, await parts.store.read());

class OrderDriver<T extends GameTypes> {
  readonly #table: Table<T>;
  readonly #parts: OrderParts<T>;
  readonly #orders = new Map<Seat, object>();
  readonly #forgetTable: () => void;
  /** Decisions that a command is on its way for. */
  readonly #answered = new Set<string>();

  constructor(table: Table<T>, parts: OrderParts<T>, kept: readonly StoredOrder[]) {
    this.#table = table;
    this.#parts = parts;
    for (const { seat, order } of kept) this.#orders.set(seat, order);
    this.#forgetTable = table.onChange(() => this.#consider());
    this.#consider();
  }

  /** For the person of the seat and nobody else. */
  orderOf(seat: Seat): object | null {
    return this.#orders.get(seat) ?? null;
  }

  /** Leaves an order, or takes it back with null. It is safe when this resolves. */
  async leave(seat: Seat, json: unknown): Promise<Result<null, string>> {
    const decoded: Result<object | null, string> = json === null ? ok(null) : this.#parts.orders.decode(json);
    if (!decoded.ok) return err(decoded.error);
    await this.#parts.store.write(seat, decoded.value);
    if (decoded.value === null) this.#orders.delete(seat);
    else this.#orders.set(seat, decoded.value);
    this.#consider();
    return ok(null);
  }

  /** Somebody else who has the match open left an order or took one back. */
  async reread(): Promise<void> {
    const kept = await this.#parts.store.read();
    this.#orders.clear();
    for (const { seat, order } of kept) this.#orders.set(seat, order);
    this.#consider();
  }

  stop(): void {
    this.#forgetTable();
  }

  /** A seat that took its step back decides by itself; nobody acts while an undo is asked for. */
  #consider(): void {
    if (this.#table.undoAsk !== null) return;
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
    // What could not be stored is tried again with the next change; a person may have been faster.
    const onAnswer = ({ type }: Answer): void => {
      if (type === 'failed') this.#answered.delete(decision);
    };
    this.#table.submit(command, onAnswer, 'person');
  }
}

export type { OrderDriver };
