/** All open sockets: whose they are, which tables they watch, who is there. */

import type { Viewer } from '@fremont/kernel';
import type { Timer } from '@fremont/table';
import type { TableId } from '@fremont/table/protocol';
import type { Audience } from '../audience.ts';
import type { Outbound } from '../projection.ts';
import type { Connection } from './connection.ts';

export type PresenceListener = (table: TableId) => void;

/** Somebody at a table; the viewer is null while there is no match, or none for them to see. */
type Places = Map<Connection, Viewer | null>;

interface SocketsParts {
  readonly timer: Timer;
  /** So long somebody counts as present after their last socket went. */
  readonly absenceMs: number;
  readonly presenceMs: number;
}

export class Sockets implements Audience {
  readonly #parts: SocketsParts;
  readonly #all = new Set<Connection>();
  readonly #byPerson = new Map<string, Set<Connection>>();
  readonly #byAddress = new Map<string, number>();
  readonly #byTable = new Map<TableId, Places>();
  readonly #tables = new Map<Connection, Set<TableId>>();
  /** People whose last socket at a table has just gone, with the way to stop counting. */
  readonly #leaving = new Map<string, () => void>();
  /** Tables where it was told lately who is there, and whether that has changed since. */
  readonly #toldLately = new Map<TableId, boolean>();
  readonly #onPresence = new Set<PresenceListener>();

  constructor(parts: SocketsParts) {
    this.#parts = parts;
  }

  get all(): ReadonlySet<Connection> {
    return this.#all;
  }

  of(person: string): ReadonlySet<Connection> {
    return this.#byPerson.get(person) ?? new Set();
  }

  countAt(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }

  onPresence(listener: PresenceListener): void {
    this.#onPresence.add(listener);
  }

  add(connection: Connection): void {
    const { person, address } = connection;
    this.#all.add(connection);
    this.#byPerson.set(person, (this.#byPerson.get(person) ?? new Set()).add(connection));
    this.#byAddress.set(address, this.countAt(address) + 1);
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    const { person, address } = connection;
    const others = this.#byPerson.get(person);
    others?.delete(connection);
    if (others?.size === 0) this.#byPerson.delete(person);
    const left = this.countAt(address) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
    for (const table of [...this.tablesOf(connection)]) this.unwatch(connection, table);
    this.#tables.delete(connection);
  }

  watch(connection: Connection, table: TableId, viewer: Viewer | null): void {
    const places = this.#byTable.get(table) ?? new Map();
    const wasThere = this.isPresent(table, connection.person);
    this.#byTable.set(table, places.set(connection, viewer));
    this.#tables.set(connection, (this.#tables.get(connection) ?? new Set()).add(table));
    this.#stay(table, connection.person);
    if (!wasThere) this.#tellPresence(table);
  }

  unwatch(connection: Connection, table: TableId): void {
    const places = this.#byTable.get(table);
    if (places === undefined || !places.delete(connection)) return;
    this.#tables.get(connection)?.delete(table);
    if (places.size === 0) this.#byTable.delete(table);
    if (!this.#isThere(table, connection.person)) this.#startLeaving(table, connection.person);
  }

  tablesOf(connection: Connection): ReadonlySet<TableId> {
    return this.#tables.get(connection) ?? new Set();
  }

  /** Null when it does not watch the match. */
  viewerOf(connection: Connection, table: TableId): Viewer | null {
    return this.#byTable.get(table)?.get(connection) ?? null;
  }

  countOf(person: string, table: TableId): number {
    const places = this.#byTable.get(table);
    return places === undefined ? 0 : [...places.keys()].filter((one) => one.person === person).length;
  }

  show(table: TableId, frameFor: (viewer: Viewer) => Outbound): void {
    // Not a loop over pairs: they would be made for every socket and every move.
    this.#byTable.get(table)?.forEach((viewer, connection) => {
      if (viewer !== null) connection.send(frameFor(viewer));
    });
  }

  tell(table: TableId, frameFor: (person: string) => Outbound | null): void {
    for (const connection of this.#byTable.get(table)?.keys() ?? []) {
      const frame = frameFor(connection.person);
      if (frame !== null) connection.send(frame);
    }
  }

  call(person: string, besides: TableId, frame: () => Outbound): void {
    const there = this.#byTable.get(besides);
    for (const connection of this.of(person)) if (!there?.has(connection)) connection.send(frame());
  }

  dismiss(table: TableId, person: string, frame: Outbound): void {
    for (const connection of this.of(person)) {
      if (!this.#byTable.get(table)?.has(connection)) continue;
      this.unwatch(connection, table);
      connection.send(frame);
    }
  }

  isPresent(table: TableId, person: string): boolean {
    return this.#isThere(table, person) || this.#leaving.has(placeKey(table, person));
  }

  peopleAt(table: TableId): ReadonlySet<string> {
    return new Set([...(this.#byTable.get(table)?.keys() ?? [])].map(({ person }) => person));
  }

  isWatched(table: TableId): boolean {
    return this.#byTable.has(table);
  }

  #isThere(table: TableId, person: string): boolean {
    const places = this.#byTable.get(table);
    if (places === undefined) return false;
    for (const connection of places.keys()) if (connection.person === person) return true;
    return false;
  }

  #startLeaving(table: TableId, person: string): void {
    const key = placeKey(table, person);
    this.#stay(table, person);
    const cancel = this.#parts.timer.after(this.#parts.absenceMs, () => {
      this.#leaving.delete(key);
      this.#tellPresence(table);
    });
    this.#leaving.set(key, cancel);
  }

  #stay(table: TableId, person: string): void {
    const key = placeKey(table, person);
    this.#leaving.get(key)?.();
    this.#leaving.delete(key);
  }

  #tellPresence(table: TableId): void {
    const isTold = this.#toldLately.has(table);
    this.#toldLately.set(table, isTold);
    if (isTold) return;
    this.#parts.timer.after(this.#parts.presenceMs, () => {
      const hasChanged = this.#toldLately.get(table) === true;
      this.#toldLately.delete(table);
      if (hasChanged) this.#tellPresence(table);
    });
    for (const listener of this.#onPresence) listener(table);
  }
}

const placeKey = (table: TableId, person: string): string => `${table} ${person}`;
