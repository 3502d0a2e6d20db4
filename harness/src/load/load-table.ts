/** A table under load: four sockets, one of which sends a command per `act()`. */

import { type Chance, type GameTypes, type Seat, seatAt } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import type { FromServer } from '@fremont/table/protocol';
import { chooseAction } from '../client/choose-command.ts';
import { Person, type Site } from '../client/person.ts';
import { SocketClient } from '../client/socket-client.ts';
import { startedTable, tablePlan } from '../client/tables.ts';
import type { Ledger } from '../ledger.ts';

export interface LoadParts {
  /** Every person gets one of their own if it is a function. */
  readonly site: Site | (() => Site);
  readonly ledger: Ledger;
  readonly chance: Chance;
  /** Gets the milliseconds between sending a command and its acknowledgement. */
  onAcknowledged(ms: number): void;
}

const SEATS = 4;

export class LoadTable {
  id = '';
  refused = 0;
  readonly #parts: LoadParts;
  readonly #clients: SocketClient[] = [];
  /** The last update of each seat. */
  readonly #latest = new Map<Seat, Update<GameTypes>>();
  #pending: { readonly id: string; readonly sentAt: number } | null = null;

  constructor(parts: LoadParts) {
    this.#parts = parts;
  }

  get isOver(): boolean {
    return this.#latest.get(seatAt(0))?.outcome != null;
  }

  get isWaiting(): boolean {
    return this.#pending !== null;
  }

  get sockets(): number {
    return this.#clients.filter(({ isOpen }) => isOpen).length;
  }

  async open(): Promise<void> {
    const { site } = this.#parts;
    const people = Array.from({ length: SEATS }, () => new Person(typeof site === 'function' ? site() : site));
    for (const person of people) await person.register();
    this.id = await startedTable(people, tablePlan(['person', 'person', 'person', 'person']));
    for (const [index, person] of people.entries()) await this.#watch(person, seatAt(index));
  }

  /** Sends the next command. False if the last command is unanswered or no update asks a seat yet. */
  act(): boolean {
    if (this.#pending !== null) return false;
    const { ledger, chance } = this.#parts;
    for (const [seat, update] of this.#latest) {
      const command = chooseAction(update, seat, chance);
      if (command === null) continue;
      ledger.recordSent(this.id, command);
      this.#pending = { id: command.id, sentAt: performance.now() };
      this.#clients[seat]?.send({ type: 'command', table: this.id, command });
      return true;
    }
    return false;
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  async #watch(person: Person, seat: Seat): Promise<void> {
    const client = await SocketClient.connect(person);
    this.#clients[seat] = client;
    client.listen((frame) => this.#receive(frame, seat));
    await client.exchange({ type: 'watch', table: this.id, as: seat, have: null }, 'table');
  }

  #receive(frame: FromServer, seat: Seat): void {
    if (frame.type === 'table' || frame.type === 'update') this.#latest.set(seat, frame.update);
    else if (frame.type === 'done') this.#acknowledged(frame.id, frame.version);
    else if (frame.type === 'error' && frame.re?.id === this.#pending?.id) {
      this.refused += 1;
      this.#pending = null;
    }
  }

  #acknowledged(id: string, version: number): void {
    this.#parts.ledger.recordAnswer(id, { type: 'done', version });
    if (this.#pending?.id !== id) return;
    this.#parts.onAcknowledged(performance.now() - this.#pending.sentAt);
    this.#pending = null;
    // The next turn is unknown until the update arrives. It may have arrived already: on another socket, or from another node.
    for (const [seat, update] of this.#latest) if (update.version < version) this.#latest.delete(seat);
  }
}
