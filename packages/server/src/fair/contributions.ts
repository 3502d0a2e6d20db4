/** Asks the people at a table for their shares in the next draws, and waits for them a moment. */

import type { StoredShare, Timer, Version } from '@fremont/table';
import type { TableId } from '@fremont/table/protocol';
import type { Metrics } from '../ops/metrics.ts';
import { needMessage } from '../outgoing-messages.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { MatchShares } from './match-shares.ts';

/** Nobody delays a draw for longer. */
const WAIT_MS = 1_000;

interface ContributionParts {
  /** Of this process only: a person at another node would answer too late. */
  readonly sockets: Pick<Sockets, 'countOf' | 'sendToPeople'>;
  readonly timer: Timer;
  readonly metrics: Pick<Metrics, 'sharesMissing'>;
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
    const { sockets, timer, metrics } = this.#parts;
    const shares = new Map<number, string>();
    await new Promise<void>((resolve) => {
      const cancel = timer.after(WAIT_MS, resolve);
      const finish = (): void => {
        cancel();
        resolve();
      };
      this.#requests.set(table, { version, awaited, shares, match, finish });
      const people = new Set(awaited.values());
      sockets.sendToPeople(table, (person) => (people.has(person) ? needMessage(table, version) : null));
    });
    this.#requests.delete(table);
    for (const seat of awaited.keys()) match.late.add(seat);
    metrics.sharesMissing.inc(awaited.size);
    const given = [...shares].map(([seat, share]) => ({ seat, share })).sort((one, other) => one.seat - other.seat);
    match.use(version, given);
    return given;
  }

  /** Ignores shares that nobody asked for, of other people, and of other chains. */
  receive(person: string, table: TableId, version: Version, given: StoredShare): void {
    const request = this.#requests.get(table);
    const { seat, share } = given;
    if (request?.version !== version || request.awaited.get(seat) !== person) return;
    if (!request.match.fits(version, given)) return;
    request.awaited.delete(seat);
    request.shares.set(seat, share);
    if (request.awaited.size === 0) request.finish();
  }

  #presentAt(table: TableId, match: MatchShares, holders: ReadonlyMap<number, string>): Map<number, string> {
    const present = new Map<number, string>();
    for (const seat of match.seats) {
      const person = holders.get(seat);
      if (person === undefined) continue;
      if (this.#parts.sockets.countOf(person, table) === 0) match.late.delete(seat);
      else if (!match.late.has(seat)) present.set(seat, person);
    }
    return present;
  }
}
