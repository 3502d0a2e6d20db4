/** The people who are connected to other nodes: who is at which table, and which hosts have a connection at all. */

import type { TableId } from '@fremont/table/protocol';

type People = ReadonlySet<string>;

interface Presence {
  readonly people: People;
  /** How often all was in doubt when the node said so. */
  readonly doubts: number;
}

/** A node says every minute which hosts are connected to it. */
const CONNECTED_MS = 150_000;

export class RemotePeople {
  readonly #now: () => number;
  /** By node. */
  readonly #present = new Map<string, Map<TableId, Presence>>();
  #doubts = 0;
  readonly #connected = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  setPresent(node: string, table: TableId, people: readonly string[]): void {
    const tables = this.#present.get(node) ?? new Map<TableId, Presence>();
    if (people.length > 0) tables.set(table, { people: new Set(people), doubts: this.#doubts });
    else tables.delete(table);
    this.#present.set(node, tables);
  }

  /** Returns the tables that lose people. */
  forgetNode(node: string): TableId[] {
    const tables = [...(this.#present.get(node)?.keys() ?? [])];
    this.#present.delete(node);
    return tables;
  }

  /**
   * Messages were lost, so people may have left unnoticed. The returned function forgets those whom no node has named since, and returns
   * their tables.
   */
  doubt(): () => TableId[] {
    this.#doubts += 1;
    const doubts = this.#doubts;
    return () => {
      const forgotten: TableId[] = [];
      for (const tables of this.#present.values())
        for (const [table, presence] of tables) {
          if (presence.doubts >= doubts) continue;
          tables.delete(table);
          forgotten.push(table);
        }
      return forgotten;
    };
  }

  noteConnected(people: readonly string[]): void {
    for (const [person, at] of this.#connected) if (this.#now() - at > CONNECTED_MS) this.#connected.delete(person);
    for (const person of people) this.#connected.set(person, this.#now());
  }

  isConnected(person: string): boolean {
    return this.#now() - (this.#connected.get(person) ?? Number.NEGATIVE_INFINITY) <= CONNECTED_MS;
  }

  isPresent(table: TableId, person: string): boolean {
    for (const tables of this.#present.values()) if (tables.get(table)?.people.has(person)) return true;
    return false;
  }

  peopleAt(table: TableId): string[] {
    return [...this.#present.values()].flatMap((tables) => [...(tables.get(table)?.people ?? [])]);
  }

  isWatched(table: TableId): boolean {
    for (const tables of this.#present.values()) if (tables.has(table)) return true;
    return false;
  }
}
