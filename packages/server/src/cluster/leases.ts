/**
 * The right of this node to run matches. One row of the database holds all its matches for a few seconds by the clock of the
 * database, and one statement a second renews it.
 *
 * The node counts the time itself from the moment before it asked, so it stops before the database lets another node take
 * its matches. If it was paused in between, the epoch of each match makes the database refuse its writes.
 */

import type { RunningNode } from '../storage/index.ts';
import { RENEW } from '../storage/nodes.ts';
import type { DatabaseLine } from './database-line.ts';

export const LEASE_MS = 3_000;
export const RENEW_MS = 1_000;
/** The node stops so much earlier than the database would allow. */
const MARGIN_MS = 400;

export interface LeaseParts {
  readonly node: string;
  readonly line: Pick<DatabaseLine, 'query'>;
  /** Where other nodes reach this one. */
  address(): string;
  steady(): number;
}

interface RenewedRow extends RunningNode {
  /** In the row of this node: whether it had not run out before. */
  readonly held: boolean;
}

/** Gets the nodes that ended or stopped renewing. */
type PeerListener = (gone: readonly RunningNode[]) => void;

export class Leases {
  readonly #parts: LeaseParts;
  readonly #onPeers = new Set<PeerListener>();
  #heldUntil = Number.NEGATIVE_INFINITY;
  #term = 0;
  #peers: ReadonlyMap<string, RunningNode> = new Map();
  #hasStarted = false;
  #hasEnded = false;

  constructor(parts: LeaseParts) {
    this.#parts = parts;
  }

  /** Null while the node holds nothing. A right that was taken in an earlier term is lost. */
  term(): number | null {
    if (this.#parts.steady() < this.#heldUntil) return this.#term;
    if (this.#heldUntil !== Number.NEGATIVE_INFINITY) this.#term += 1;
    this.#heldUntil = Number.NEGATIVE_INFINITY;
    return null;
  }

  get peers(): ReadonlyMap<string, RunningNode> {
    return this.#peers;
  }

  onPeers(listener: PeerListener): void {
    this.#onPeers.add(listener);
  }

  /** Called every second. Rejects if the database does not answer. */
  async renew(): Promise<void> {
    const { node, line, address, steady } = this.#parts;
    const askedAt = steady();
    const rows = await line.query<RenewedRow>(RENEW, [node, address(), LEASE_MS, this.#hasStarted ? 1 : 0]);
    if (this.#hasEnded) return;
    this.#hasStarted = true;
    // The clock of the database may say that the lease had run out when ours does not: it was set, or this machine slept.
    if (rows.some(({ id, held }) => id === node && !held)) this.#lose();
    this.term();
    this.#heldUntil = askedAt + LEASE_MS - MARGIN_MS;
    this.#keepPeers(
      new Map(rows.filter(({ id }) => id !== node).map(({ id, address: at }) => [id, { id, address: at }])),
    );
  }

  /** A node said that it ends, so its matches are free. */
  forgetPeer(node: string): void {
    this.#keepPeers(new Map([...this.#peers].filter(([id]) => id !== node)));
  }

  /** The row of this node is deleted. It takes no match any more, also if the answer to a renewal is still on its way. */
  end(): void {
    this.#hasEnded = true;
    this.#lose();
  }

  #lose(): void {
    this.#heldUntil = Number.NEGATIVE_INFINITY;
    this.#term += 1;
  }

  #keepPeers(peers: ReadonlyMap<string, RunningNode>): void {
    const gone = [...this.#peers.values()].filter(({ id }) => !peers.has(id));
    this.#peers = peers;
    if (gone.length > 0) for (const listener of this.#onPeers) listener(gone);
  }
}
