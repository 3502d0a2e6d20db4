/** How often somebody may do something. Bounded memory: whoever was silent longest is forgotten first. */

/** So many at once, and so many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const KEYS_MAX = 100_000;

/** What one somebody may do. */
export class Bucket {
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

  /** 0 when it may be done, and it counts; otherwise how many milliseconds to wait. */
  take(): number {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return ((1 - this.#left) / perSecond) * 1000;
    this.#left -= 1;
    return 0;
  }
}

export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(key: string): number {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, this.#now);
    this.#keep(key, bucket);
    return bucket.take();
  }

  /** Moved to the end: the first one is the one not seen for longest. */
  #keep(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > KEYS_MAX) this.#buckets.delete(this.#buckets.keys().next().value ?? '');
  }
}

/** At most so many in any stretch of so long. */
export class Windows {
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

/** One household is one address: of IPv6, the part that a provider hands out. */
export const addressKey = (address: string): string => {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
};
