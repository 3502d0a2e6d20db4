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

/** The database holds no addresses, only their hashes, and these only while a table is open. */
export const addressHash = (address: string): string => hashOf(`address:${address}`);

export class NewTableLimits {
  readonly #parts: LimitParts;
  readonly #newTables: TokenBuckets;

  constructor(parts: LimitParts) {
    this.#parts = parts;
    this.#newTables = new TokenBuckets(parts.tuning.newTables, parts.now);
  }

  async check(person: string, address: string): Promise<void> {
    const account = await this.#parts.accountOf(person);
    await this.checkCounts(account, address);
    const waitMs = this.#newTables.take(account);
    if (waitMs > 0) throw retryLater('rateLimited', 'newTables', waitMs);
  }

  /** Tables of a program count for its owner. */
  async checkCounts(person: string, address: string): Promise<void> {
    const { storage, tuning, accountOf } = this.#parts;
    const account = await accountOf(person);
    const hosts = [account, ...(await storage.tokens.botsOf(account))];
    const { ofHosts, atAddress } = await storage.tables.countOpen(hosts, addressHash(address));
    if (ofHosts.open >= tuning.openTablesMax || ofHosts.waiting >= tuning.waitingTablesPerPerson)
      throw requestError('forbidden', 'tooManyTables');
    if (atAddress.open >= tuning.openTablesPerAddress || atAddress.waiting >= tuning.waitingTablesPerAddress)
      throw requestError('forbidden', 'tooManyTablesAtAddress');
  }
}
