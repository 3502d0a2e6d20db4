/** How many tables a person and a household may open. */

import { TokenBuckets } from '../rate.ts';
import { requestError, retryLater } from '../request-error.ts';
import { hashOf } from '../secrets.ts';
import type { Storage } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';

interface LimitParts {
  readonly storage: Storage;
  readonly tuning: Tuning;
  now(): number;
  /** The owner of a bot account; everyone else themselves. */
  accountOf(person: string): Promise<string>;
}

/** The database holds no addresses, only their hashes, and these only while a table waits. */
export const addressHash = (address: string): string => hashOf(`address:${address}`);

export class NewTableLimits {
  readonly #parts: LimitParts;
  readonly #newTables: TokenBuckets;

  constructor(parts: LimitParts) {
    this.#parts = parts;
    this.#newTables = new TokenBuckets(parts.tuning.newTables, parts.now);
  }

  async check(person: string, address: string): Promise<void> {
    const { storage, tuning } = this.#parts;
    const own = await storage.tables.listOf(person, 10 * tuning.openTablesMax);
    const open = own.filter(({ host, status }) => host === person && status !== 'over');
    const waiting = await storage.tables.countWaiting(person, addressHash(address));
    if (open.length >= tuning.openTablesMax || waiting.ofHost >= tuning.waitingTablesPerPerson)
      throw requestError('forbidden', 'tooManyTables');
    if (waiting.ofAddress >= tuning.waitingTablesPerAddress) throw requestError('forbidden', 'tooManyTablesAtAddress');
    const waitMs = this.#newTables.take(await this.#parts.accountOf(person));
    if (waitMs > 0) throw retryLater('rateLimited', 'newTables', waitMs);
  }
}
