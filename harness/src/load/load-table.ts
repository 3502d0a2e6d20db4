/** A table under load: four sockets, and one of them acts when told to. */

import { type Chance, type GameTypes, type Seat, seatAt } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import type { FromServer } from '@fremont/table/protocol';
import { chooseAction } from '../client/choice.ts';
import { Person, type Site } from '../client/person.ts';
import { startedTable, tablePlan } from '../client/tables.ts';
import { Wire } from '../client/wire.ts';
import type { Ledger } from '../ledger.ts';

export interface LoadParts {
  readonly site: Site;
  readonly ledger: Ledger;
  readonly chance: Chance;
  /** Milliseconds from sending to the acknowledgement. */
  onAcknowledged(ms: number): void;
}

const SEATS = 4;

export class LoadTable {
  id = '';
  refused = 0;
  readonly #parts: LoadParts;
  readonly #wires: Wire[] = [];
  /** What each seat was shown last. */
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
    return this.#wires.filter(({ isOpen }) => isOpen).length;
  }

  async open(): Promise<void> {
    const people = Array.from({ length: SEATS }, () => new Person(this.#parts.site));
    for (const person of people) await person.arrive();
    this.id = await startedTable(people, tablePlan(['person', 'person', 'person', 'person']));
    for (const [index, person] of people.entries()) await this.#watch(person, seatAt(index));
  }

  /** False when there is nothing to do: the last command is not answered, or nobody has been told that it is their turn. */
  act(): boolean {
    if (this.#pending !== null) return false;
    const { ledger, chance } = this.#parts;
    for (const [seat, update] of this.#latest) {
      const command = chooseAction(update, seat, chance);
      if (command === null) continue;
      ledger.note(this.id, command);
      this.#pending = { id: command.id, sentAt: performance.now() };
      this.#wires[seat]?.send({ type: 'command', table: this.id, command });
      return true;
    }
    return false;
  }

  close(): void {
    for (const wire of this.#wires) wire.close();
  }

  async #watch(person: Person, seat: Seat): Promise<void> {
    const wire = await Wire.greeted(person);
    this.#wires[seat] = wire;
    wire.listen((frame) => this.#hear(frame, seat));
    await wire.exchange({ type: 'watch', table: this.id, as: seat, have: null }, 'table');
  }

  #hear(frame: FromServer, seat: Seat): void {
    if (frame.type === 'table' || frame.type === 'update') this.#latest.set(seat, frame.update);
    else if (frame.type === 'done') this.#acknowledged(frame.id, frame.version);
    else if (frame.type === 'error' && frame.re?.id === this.#pending?.id) {
      this.refused += 1;
      this.#pending = null;
    }
  }

  #acknowledged(id: string, version: number): void {
    this.#parts.ledger.hear(id, { type: 'done', version });
    if (this.#pending?.id !== id) return;
    this.#parts.onAcknowledged(performance.now() - this.#pending.sentAt);
    this.#pending = null;
    // Until the news of it have come, nobody knows whose turn it is.
    this.#latest.clear();
  }
}
