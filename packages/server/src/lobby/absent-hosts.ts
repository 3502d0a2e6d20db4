/** Tables whose host is gone: a person who is there becomes the host, or the waiting table closes. */

import type { Timer } from '@fremont/table';
import type { TableId } from '@fremont/table/protocol';
import type { Storage, TableStatus } from '../storage/index.ts';
import type { Subscribers } from '../subscribers.ts';
import type { Tuning } from '../tuning.ts';
import type { Lobby } from './lobby.ts';

interface AbsentHostParts {
  readonly storage: Storage;
  readonly lobby: Lobby;
  readonly subscribers: Subscribers;
  readonly tuning: Tuning;
  readonly timer: Timer;
  now(): number;
  hasConnection(person: string): boolean;
}

interface Absence {
  readonly host: string;
  readonly since: number;
  cancel(): void;
}

export class AbsentHosts {
  readonly #parts: AbsentHostParts;
  /** Watched tables without their host. */
  readonly #absences = new Map<TableId, Absence>();
  /** Hosts of waiting tables who have no connection, with the time at which a check first found that. */
  #goneSince: ReadonlyMap<string, number> = new Map();

  constructor(parts: AbsentHostParts) {
    this.#parts = parts;
  }

  /** Must be called after every change of the people at a table. */
  async check(table: TableId): Promise<void> {
    const { storage, subscribers, now } = this.#parts;
    const stored = subscribers.isWatched(table) ? await storage.tables.find(table) : null;
    if (stored === null || stored.status === 'over' || subscribers.isPresent(table, stored.host)) {
      this.#forget(table);
      return;
    }
    const known = this.#absences.get(table);
    if (known?.host === stored.host) return;
    this.#forget(table);
    this.#wait(table, stored.host, now(), this.#limitMs(stored.status));
  }

  /** Called every minute: closes waiting tables whose host has had no connection for too long. */
  async closeAbandoned(): Promise<void> {
    const { storage, lobby, tuning, hasConnection, now } = this.#parts;
    const abandoned = (await storage.tables.listWaiting()).filter(({ host }) => !hasConnection(host));
    const sinceOf = (host: string): number => this.#goneSince.get(host) ?? now();
    this.#goneSince = new Map(abandoned.map(({ host }) => [host, sinceOf(host)]));
    for (const { id, host } of abandoned)
      if (now() - sinceOf(host) >= tuning.waitingTableMs) await lobby.closeWaiting(id, host);
  }

  #limitMs(status: TableStatus): number {
    const { hostAbsenceLobbyMs, hostAbsenceMatchMs } = this.#parts.tuning;
    return status === 'lobby' ? hostAbsenceLobbyMs : hostAbsenceMatchMs;
  }

  #wait(table: TableId, host: string, since: number, delayMs: number): void {
    const cancel = this.#parts.timer.after(delayMs, () => {
      this.#end(table, host, since).catch(() => this.#forget(table));
    });
    this.#absences.set(table, { host, since, cancel });
  }

  /** The match may have started meanwhile, which gives the host more time. */
  async #end(table: TableId, host: string, since: number): Promise<void> {
    const { storage, lobby, now } = this.#parts;
    const stored = await storage.tables.find(table);
    if (this.#absences.get(table)?.host !== host) return;
    const leftMs = stored === null ? 0 : since + this.#limitMs(stored.status) - now();
    if (leftMs > 0) return this.#wait(table, host, since, leftMs);
    this.#absences.delete(table);
    await lobby.replaceHost(table, host);
  }

  #forget(table: TableId): void {
    this.#absences.get(table)?.cancel();
    this.#absences.delete(table);
  }
}
