/** Asks the people at a table for their shares in the next draws, and waits a second for them at most. */

import type { StoredShare, Timer, Version } from '@fremont/table';
import type { TableId } from '@fremont/table/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { Metrics } from '../ops/metrics.ts';
import { needMessage } from '../outgoing-messages.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { MatchShares } from './match-shares.ts';

/** No person can delay a draw for longer. */
const WAIT_MS = 1_000;

interface ContributionParts {
  readonly sockets: Pick<Sockets, 'countOf' | 'sendToPeople'>;
  readonly timer: Timer;
  readonly bus: Pick<Bus, 'publish'>;
  readonly metrics: Pick<Metrics, 'sharesMissing'>;
  /** True if the person is at the table by a connection to another node. */
  isElsewhere(table: TableId, person: string): boolean;
}

/** One request that is not complete. */
interface Request {
  readonly version: Version;
  /** The seats whose shares are missing, with their people. */
  readonly awaited: Map<number, string>;
  readonly shares: Map<number, string>;
  readonly match: MatchShares;
  finish(): void;
}

export class Contributions {
  readonly #parts: ContributionParts;
  readonly #requests = new Map<TableId, Request>();
  /** Requests of other nodes, which people answer through this one. */
  readonly #relayed = new Map<TableId, Version>();

  constructor(parts: ContributionParts) {
    this.#parts = parts;
  }

  /** The shares for a version, by seat. Missing ones are left out, so nobody can stop a draw. */
  async ask(
    table: TableId,
    version: Version,
    match: MatchShares,
    holders: ReadonlyMap<number, string>,
  ): Promise<readonly StoredShare[]> {
    const awaited = this.#presentAt(table, match, holders);
    if (awaited.size === 0) return [];
    const { timer, bus, metrics } = this.#parts;
    const shares = new Map<number, string>();
    await new Promise<void>((resolve) => {
      const cancel = timer.after(WAIT_MS, resolve);
      const finish = (): void => {
        cancel();
        resolve();
      };
      this.#requests.set(table, { version, awaited, shares, match, finish });
      const people = [...new Set(awaited.values())];
      this.#send(table, version, people);
      const elsewhere = people.filter((person) => this.#parts.isElsewhere(table, person));
      if (elsewhere.length > 0) bus.publish({ type: 'need', table, version, people: elsewhere });
    });
    this.#requests.delete(table);
    for (const seat of awaited.keys()) match.late.add(seat);
    metrics.sharesMissing.inc(awaited.size);
    const given = [...shares].map(([seat, share]) => ({ seat, share })).sort((one, other) => one.seat - other.seat);
    match.use(version, given);
    return given;
  }

  /** Another node asks: the people who are connected here answer through this one. */
  relay(table: TableId, version: Version, people: readonly string[]): void {
    this.#relayed.set(table, version);
    this.#parts.timer.after(WAIT_MS, () => {
      if (this.#relayed.get(table) === version) this.#relayed.delete(table);
    });
    this.#send(table, version, people);
  }

  /** A share of a person who is connected to this node. */
  receive(person: string, table: TableId, version: Version, { seat, share }: StoredShare): void {
    if (this.#relayed.get(table) === version)
      this.#parts.bus.publish({ type: 'share', table, person, version, seat, share });
    else this.take(person, table, version, { seat, share });
  }

  /** Ignores a share that was not asked for, of another person's seat, or of another chain. */
  take(person: string, table: TableId, version: Version, given: StoredShare): void {
    const request = this.#requests.get(table);
    const { seat, share } = given;
    if (request?.version !== version || request.awaited.get(seat) !== person) return;
    if (!request.match.fits(version, given)) return;
    request.awaited.delete(seat);
    request.shares.set(seat, share);
    if (request.awaited.size === 0) request.finish();
  }

  #send(table: TableId, version: Version, people: readonly string[]): void {
    const message = needMessage(table, version);
    this.#parts.sockets.sendToPeople(table, (person) => (people.includes(person) ? message : null));
  }

  #isHere(table: TableId, person: string): boolean {
    return this.#parts.sockets.countOf(person, table) > 0 || this.#parts.isElsewhere(table, person);
  }

  #presentAt(table: TableId, match: MatchShares, holders: ReadonlyMap<number, string>): Map<number, string> {
    const present = new Map<number, string>();
    for (const seat of match.seats) {
      const person = holders.get(seat);
      if (person === undefined) continue;
      if (!this.#isHere(table, person)) match.late.delete(seat);
      else if (!match.late.has(seat)) present.set(seat, person);
    }
    return present;
  }
}
