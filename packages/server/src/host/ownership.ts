/** Which process runs a match. With one server it is this one; with several nodes, the one that took the match. */

import type { Storage, Takeover } from '../storage/index.ts';

export interface Ownership {
  /** Grows when this process loses all its matches. Null while it may write to none. */
  term(): number | null;
  take(match: string): Promise<Takeover>;
  /** Best effort. */
  release(match: string, epoch: number): void;
  /** True while that node runs. */
  isRunning(node: string): boolean;
  /** The clocks that another process stored. Null where there is no other. */
  readClock: ((match: string) => Promise<unknown>) | null;
}

/** The only server on its database. A copy that is started by mistake is refused by the epoch. */
export const soleOwnership = ({ matches }: Pick<Storage, 'matches'>): Ownership => ({
  term: () => 0,
  async take(match) {
    const epoch = await matches.claim(match);
    return epoch === null ? { type: 'missing' } : { type: 'taken', epoch };
  },
  release: () => undefined,
  isRunning: () => false,
  readClock: null,
});

/** The right to write to one match. */
export class MatchRight {
  readonly #match: string;
  readonly #ownership: Ownership;
  #held: { readonly epoch: number; readonly term: number } | null = null;

  constructor(match: string, ownership: Ownership) {
    this.#match = match;
    this.#ownership = ownership;
  }

  /** Null when it was never taken, or lost. */
  get epoch(): number | null {
    return this.#held !== null && this.#held.term === this.#ownership.term() ? this.#held.epoch : null;
  }

  /** The node that runs the match instead of this one; null on success. */
  async take(): Promise<{ readonly node: string | null } | null> {
    const term = this.#ownership.term();
    if (term === null) return { node: null };
    const taken = await this.#ownership.take(this.#match);
    if (taken.type === 'missing') throw new Error(`${this.#match}: missing`);
    if (taken.type === 'owned') return { node: taken.node };
    this.#held = { epoch: taken.epoch, term };
    return null;
  }

  forget(): void {
    this.#held = null;
  }

  release(): void {
    const { epoch } = this;
    this.#held = null;
    if (epoch !== null) this.#ownership.release(this.#match, epoch);
  }
}
