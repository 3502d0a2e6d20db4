/** The people whom each person muted. Cached, because every chat message needs it for every person at the table. */

import type { Storage } from '../storage/index.ts';

const CACHED_MAX = 10_000;

export class Mutes {
  readonly #storage: Storage;
  readonly #now: () => number;
  #onChange: (person: string) => void = () => undefined;
  readonly #cached = new Map<string, ReadonlySet<string>>();

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async of(person: string): Promise<ReadonlySet<string>> {
    const cached = this.#cached.get(person);
    if (cached !== undefined) return cached;
    const muted = new Set(await this.#storage.chat.mutedBy(person));
    this.#cached.set(person, muted);
    if (this.#cached.size > CACHED_MAX) this.#cached.delete(this.#cached.keys().next().value ?? '');
    return muted;
  }

  async set(person: string, other: string, muted: boolean): Promise<void> {
    if (muted) await this.#storage.chat.mute(person, other, this.#now());
    else await this.#storage.chat.unmute(person, other);
    this.forget(person);
    this.#onChange(person);
  }

  forget(person: string): void {
    this.#cached.delete(person);
  }

  forgetAll(): void {
    this.#cached.clear();
  }

  /** The listener gets the person who muted another, or no longer does. */
  onChange(listener: (person: string) => void): void {
    this.#onChange = listener;
  }
}
