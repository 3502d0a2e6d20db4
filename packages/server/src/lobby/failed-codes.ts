/** Limits guesses of table codes. Only wrong codes count, so a neighbour who shares an address can still use a valid one. */

import { TokenBuckets } from '../rate.ts';
import { retryLater } from '../request-error.ts';
import type { Tuning } from '../tuning.ts';

export class FailedCodes {
  readonly #ofPerson: TokenBuckets;
  readonly #ofAddress: TokenBuckets;

  constructor({ codesPerPerson, codesPerAddress }: Tuning, now: () => number) {
    this.#ofPerson = new TokenBuckets(codesPerPerson, now);
    this.#ofAddress = new TokenBuckets(codesPerAddress, now);
  }

  /**
   * Refuses a person who has entered too many wrong codes. The limit of the address applies only to people who have
   * entered a wrong code themselves.
   */
  check(person: string, address: string): void {
    const ofAddress = this.#ofPerson.hasTaken(person) ? this.#ofAddress.waitMs(address) : 0;
    const waitMs = Math.max(this.#ofPerson.waitMs(person), ofAddress);
    if (waitMs > 0) throw retryLater('rateLimited', 'codes', waitMs);
  }

  count(person: string, address: string): void {
    this.#ofPerson.take(person);
    this.#ofAddress.take(address);
  }
}
