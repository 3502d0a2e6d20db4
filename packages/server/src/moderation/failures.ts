/** Counts failed attempts by key. After too many in the window, the key has to wait. */

const KEYS_MAX = 10_000;

export class Failures {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #times = new Map<string, readonly number[]>();

  constructor(max: number, windowMs: number, now: () => number) {
    this.#max = max;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Milliseconds until the key may try again; 0 if it may now. */
  waitMs(key: string): number {
    const recent = this.#recent(key);
    const first = recent[recent.length - this.#max];
    return first === undefined ? 0 : first + this.#windowMs - this.#now();
  }

  note(key: string): void {
    const times = [...this.#recent(key), this.#now()];
    this.#times.delete(key);
    this.#times.set(key, times);
    if (this.#times.size > KEYS_MAX) this.#times.delete(this.#times.keys().next().value ?? '');
  }

  #recent(key: string): readonly number[] {
    return (this.#times.get(key) ?? []).filter((time) => time > this.#now() - this.#windowMs);
  }
}
