/** The connections that watch one table, and the people behind them. */

import type { Viewer } from '@fremont/kernel';
import type { Connection } from './connection.ts';

export class TablePresence {
  readonly #viewers = new Map<Connection, Viewer | null>();
  /** Connections by person. Every move asks for each seat whether its person is present, so they are counted. */
  readonly #counts = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#viewers.size === 0;
  }

  get connections(): Iterable<Connection> {
    return this.#viewers.keys();
  }

  get people(): Iterable<string> {
    return this.#counts.keys();
  }

  has(connection: Connection): boolean {
    return this.#viewers.has(connection);
  }

  viewerOf(connection: Connection): Viewer | null {
    return this.#viewers.get(connection) ?? null;
  }

  countOf(person: string): number {
    return this.#counts.get(person) ?? 0;
  }

  /** The viewer is null before the match, or when the person may not watch it. */
  add(connection: Connection, viewer: Viewer | null): void {
    if (!this.has(connection)) this.#count(connection.person, 1);
    this.#viewers.set(connection, viewer);
  }

  /** False when the connection did not watch the table. */
  remove(connection: Connection): boolean {
    const wasHere = this.#viewers.delete(connection);
    if (wasHere) this.#count(connection.person, -1);
    return wasHere;
  }

  forEachViewer(send: (connection: Connection, viewer: Viewer) => void): void {
    for (const [connection, viewer] of this.#viewers) if (viewer !== null) send(connection, viewer);
  }

  #count(person: string, change: 1 | -1): void {
    const count = this.countOf(person) + change;
    if (count === 0) this.#counts.delete(person);
    else this.#counts.set(person, count);
  }
}
