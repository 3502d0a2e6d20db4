/** Rate limits with bounded memory: the key that was idle longest is dropped first. */

export { addressKey } from './address-key.ts';

/** The limit of a token bucket: `burst` at once, then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const KEYS_MAX = 100_000;

export class TokenBucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#at = now();
  }

  /** Takes a token and returns 0, or returns how many milliseconds to wait. */
  take(): number {
    const waitMs = this.waitMs();
    if (waitMs === 0) this.#left -= 1;
    return waitMs;
  }

  /** How many milliseconds to wait for a token; 0 if one is there. Takes none. */
  waitMs(): number {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#left < 1 ? ((1 - this.#left) / perSecond) * 1000 : 0;
  }

  /** Whether no token was taken, or all have come back since. */
  get isFull(): boolean {
    this.waitMs();
    return this.#left >= this.#rate.burst;
  }
}

export class TokenBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(key: string): number {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#rate, this.#now);
    this.#keep(key, bucket);
    return bucket.take();
  }

  /** How many milliseconds the key has to wait for a token. Takes none. */
  waitMs(key: string): number {
    return this.#buckets.get(key)?.waitMs() ?? 0;
  }

  /** Whether the key has taken a token that has not come back yet. */
  hasTaken(key: string): boolean {
    return this.#buckets.get(key)?.isFull === false;
  }

  /** Moves the bucket to the end, so that the first is the least recently used. */
  #keep(key: string, bucket: TokenBucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > KEYS_MAX) this.#buckets.delete(this.#buckets.keys().next().value ?? '');
  }
}

/** A sliding window for each key: at most `max` events in any `lengthMs`. `take` returns 0 or the milliseconds to wait. */
export class SlidingWindows {
  readonly #max: number;
  readonly #lengthMs: number;
  readonly #now: () => number;
  readonly #times = new Map<string, readonly number[]>();

  constructor(max: number, lengthMs: number, now: () => number) {
    this.#max = max;
    this.#lengthMs = lengthMs;
    this.#now = now;
  }

  take(key: string): number {
    const now = this.#now();
    const recent = (this.#times.get(key) ?? []).filter((time) => time > now - this.#lengthMs);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= this.#max) return oldest + this.#lengthMs - now;
    this.#times.delete(key);
    this.#times.set(key, [...recent, now]);
    if (this.#times.size > KEYS_MAX) this.#times.delete(this.#times.keys().next().value ?? '');
    return 0;
  }
}
