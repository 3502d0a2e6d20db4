/** Who is at one table. */

import type { Viewer } from '@fremont/kernel';
import type { Connection } from './connection.ts';

export class Places {
  readonly #viewers = new Map<Connection, Viewer | null>();
  /** By person: how many sockets. Whether somebody is here is asked with every move, for every seat. */
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

  /** The viewer is null while there is no match, or none for them to see. */
  take(connection: Connection, viewer: Viewer | null): void {
    if (!this.has(connection)) this.#count(connection.person, 1);
    this.#viewers.set(connection, viewer);
  }

  /** False when it was not here. */
  leave(connection: Connection): boolean {
    const wasHere = this.#viewers.delete(connection);
    if (wasHere) this.#count(connection.person, -1);
    return wasHere;
  }

  forEachViewer(show: (connection: Connection, viewer: Viewer) => void): void {
    // Not a loop over pairs: they would be made for every socket and every move.
    this.#viewers.forEach((viewer, connection) => {
      if (viewer !== null) show(connection, viewer);
    });
  }

  #count(person: string, change: 1 | -1): void {
    const count = this.countOf(person) + change;
    if (count === 0) this.#counts.delete(person);
    else this.#counts.set(person, count);
  }
}
