/** All open connections: their people, the tables they watch, and who is present where. */

import type { Viewer } from '@fremont/kernel';
import type { Timer } from '@fremont/table';
import type { TableId } from '@fremont/table/protocol';
import type { EncodedMessage } from '../outgoing-messages.ts';
import type { Subscribers } from '../subscribers.ts';
import type { Connection } from './connection.ts';
import { TablePresence } from './table-presence.ts';

export type PresenceListener = (table: TableId) => void;

interface SocketsParts {
  readonly timer: Timer;
  /** A person counts as present for this long after their last connection closed. */
  readonly absenceMs: number;
  readonly presenceMs: number;
}

export class Sockets implements Subscribers {
  readonly #parts: SocketsParts;
  readonly #all = new Set<Connection>();
  readonly #byPerson = new Map<string, Set<Connection>>();
  readonly #byAddress = new Map<string, number>();
  readonly #byTable = new Map<TableId, TablePresence>();
  readonly #tables = new Map<Connection, Set<TableId>>();
  /** By table and person, after their last connection closed: cancels the timer that ends their presence. */
  readonly #leaving = new Map<string, () => void>();
  /** Tables whose presence was announced recently; true if it has changed since. */
  readonly #recentlyAnnounced = new Map<TableId, boolean>();
  readonly #onPresence = new Set<PresenceListener>();
  #added = 0;

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
    connection.number = this.#added++;
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
    const presence = this.#byTable.get(table) ?? new TablePresence();
    const wasPresent = this.isPresent(table, connection.person);
    presence.add(connection, viewer);
    this.#byTable.set(table, presence);
    this.#tables.set(connection, (this.#tables.get(connection) ?? new Set()).add(table));
    this.#cancelLeaving(table, connection.person);
    if (!wasPresent) this.#announcePresence(table);
  }

  unwatch(connection: Connection, table: TableId): void {
    const presence = this.#byTable.get(table);
    if (presence === undefined || !presence.remove(connection)) return;
    this.#tables.get(connection)?.delete(table);
    if (presence.isEmpty) this.#byTable.delete(table);
    if (this.countOf(connection.person, table) === 0) this.#startLeaving(table, connection.person);
  }

  tablesOf(connection: Connection): ReadonlySet<TableId> {
    return this.#tables.get(connection) ?? new Set();
  }

  /** Null when the connection does not watch the match. */
  viewerOf(connection: Connection, table: TableId): Viewer | null {
    return this.#byTable.get(table)?.viewerOf(connection) ?? null;
  }

  countOf(person: string, table: TableId): number {
    return this.#byTable.get(table)?.countOf(person) ?? 0;
  }

  sendToViewers(table: TableId, messageFor: (viewer: Viewer) => EncodedMessage): void {
    this.#byTable.get(table)?.forEachViewer((connection, viewer) => connection.send(messageFor(viewer)));
  }

  sendToPeople(table: TableId, messageFor: (person: string) => EncodedMessage | null): void {
    for (const connection of this.#byTable.get(table)?.connections ?? []) {
      const message = messageFor(connection.person);
      if (message !== null) connection.send(message);
    }
  }

  sendElsewhere(person: string, table: TableId, message: () => EncodedMessage): void {
    const presence = this.#byTable.get(table);
    for (const connection of this.of(person)) if (!presence?.has(connection)) connection.send(message());
  }

  unsubscribe(table: TableId, person: string, message: EncodedMessage): void {
    for (const connection of this.of(person)) {
      if (!this.#byTable.get(table)?.has(connection)) continue;
      this.unwatch(connection, table);
      connection.send(message);
    }
  }

  isPresent(table: TableId, person: string): boolean {
    return this.countOf(person, table) > 0 || this.#leaving.has(presenceKey(table, person));
  }

  peopleAt(table: TableId): ReadonlySet<string> {
    return new Set(this.#byTable.get(table)?.people);
  }

  isWatched(table: TableId): boolean {
    return this.isWatchedHere(table);
  }

  isWatchedHere(table: TableId): boolean {
    return this.#byTable.has(table);
  }

  /** Everyone who counts as present, also those whose connection closed just now. */
  presentAt(table: TableId): string[] {
    const prefix = presenceKey(table, '');
    const leaving = [...this.#leaving.keys()].filter((key) => key.startsWith(prefix));
    return [...this.peopleAt(table), ...leaving.map((key) => key.slice(prefix.length))];
  }

  /** Every table with a connection. */
  get watched(): Iterable<TableId> {
    return this.#byTable.keys();
  }

  #startLeaving(table: TableId, person: string): void {
    const key = presenceKey(table, person);
    this.#cancelLeaving(table, person);
    const cancel = this.#parts.timer.after(this.#parts.absenceMs, () => {
      this.#leaving.delete(key);
      this.#announcePresence(table);
    });
    this.#leaving.set(key, cancel);
  }

  #cancelLeaving(table: TableId, person: string): void {
    const key = presenceKey(table, person);
    this.#leaving.get(key)?.();
    this.#leaving.delete(key);
  }

  #announcePresence(table: TableId): void {
    const isRecent = this.#recentlyAnnounced.has(table);
    this.#recentlyAnnounced.set(table, isRecent);
    if (isRecent) return;
    this.#parts.timer.after(this.#parts.presenceMs, () => {
      const hasChanged = this.#recentlyAnnounced.get(table) === true;
      this.#recentlyAnnounced.delete(table);
      if (hasChanged) this.#announcePresence(table);
    });
    for (const listener of this.#onPresence) listener(table);
  }
}

const presenceKey = (table: TableId, person: string): string => `${table} ${person}`;
