/** Whom people do not want to hear. Kept here too, because every line that is said asks for it. */

import type { Storage } from '../storage/index.ts';

const KEPT_MAX = 10_000;

export class Mutes {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #kept = new Map<string, ReadonlySet<string>>();

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async of(person: string): Promise<ReadonlySet<string>> {
    const kept = this.#kept.get(person);
    if (kept !== undefined) return kept;
    const muted = new Set(await this.#storage.chat.mutedBy(person));
    this.#kept.set(person, muted);
    if (this.#kept.size > KEPT_MAX) this.#kept.delete(this.#kept.keys().next().value ?? '');
    return muted;
  }

  async set(person: string, other: string, muted: boolean): Promise<void> {
    if (muted) await this.#storage.chat.mute(person, other, this.#now());
    else await this.#storage.chat.unmute(person, other);
    this.#kept.delete(person);
  }
}
