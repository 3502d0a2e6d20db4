/** All open sockets: whose they are, which tables they watch, who is there. */

import type { Viewer } from '@fremont/kernel';
import type { Timer } from '@fremont/table';
import type { TableId } from '@fremont/table/protocol';
import type { Audience } from '../audience.ts';
import type { Outbound } from '../projection.ts';
import type { Connection } from './connection.ts';
import { Places } from './places.ts';

export type PresenceListener = (table: TableId) => void;

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
    const places = this.#byTable.get(table) ?? new Places();
    const wasThere = this.isPresent(table, connection.person);
    places.take(connection, viewer);
    this.#byTable.set(table, places);
    this.#tables.set(connection, (this.#tables.get(connection) ?? new Set()).add(table));
    this.#stay(table, connection.person);
    if (!wasThere) this.#tellPresence(table);
  }

  unwatch(connection: Connection, table: TableId): void {
    const places = this.#byTable.get(table);
    if (places === undefined || !places.leave(connection)) return;
    this.#tables.get(connection)?.delete(table);
    if (places.isEmpty) this.#byTable.delete(table);
    if (this.countOf(connection.person, table) === 0) this.#startLeaving(table, connection.person);
  }

  tablesOf(connection: Connection): ReadonlySet<TableId> {
    return this.#tables.get(connection) ?? new Set();
  }

  /** Null when it does not watch the match. */
  viewerOf(connection: Connection, table: TableId): Viewer | null {
    return this.#byTable.get(table)?.viewerOf(connection) ?? null;
  }

  countOf(person: string, table: TableId): number {
    return this.#byTable.get(table)?.countOf(person) ?? 0;
  }

  show(table: TableId, frameFor: (viewer: Viewer) => Outbound): void {
    this.#byTable.get(table)?.forEachViewer((connection, viewer) => connection.send(frameFor(viewer)));
  }

  tell(table: TableId, frameFor: (person: string) => Outbound | null): void {
    for (const connection of this.#byTable.get(table)?.connections ?? []) {
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
    return this.countOf(person, table) > 0 || this.#leaving.has(placeKey(table, person));
  }

  peopleAt(table: TableId): ReadonlySet<string> {
    return new Set(this.#byTable.get(table)?.people);
  }

  isWatched(table: TableId): boolean {
    return this.#byTable.has(table);
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
