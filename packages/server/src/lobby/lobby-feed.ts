/** Sends the first page of the public tables to the subscribers of the lobby, at a limited rate. */

import type { Timer } from '@fremont/table';
import type { LobbyPage } from '@fremont/table/protocol';
import { type EncodedMessage, lobbyMessage } from '../outgoing-messages.ts';

interface LobbySubscriber {
  readonly isSubscribedToLobby: boolean;
  send(message: EncodedMessage): void;
}

interface FeedParts {
  readonly timer: Timer;
  connections(): Iterable<LobbySubscriber>;
  /** Reads the page after so many tables. */
  page(after: number): Promise<LobbyPage>;
  now(): number;
}

/** Pages by the number of tables before them. */
interface CachedPages {
  readonly pages: Map<number, Promise<LobbyPage>>;
  readonly at: number;
}

const BROADCAST_DELAY_MS = 1_000;
/** How long pages are cached, unless the list changes. */
const CACHE_MS = 1_000;

export class LobbyFeed {
  readonly #parts: FeedParts;
  #isScheduled = false;
  #cached: CachedPages | null = null;

  constructor(parts: FeedParts) {
    this.#parts = parts;
  }

  /** A page is the same for all people, so requests share a cached one. */
  page(after: number): Promise<LobbyPage> {
    const { pages } = this.#freshCache();
    const cached = pages.get(after);
    if (cached !== undefined) return cached;
    const page = this.#parts.page(after);
    pages.set(after, page);
    page.catch(() => pages.delete(after));
    return page;
  }

  async sendTo(subscriber: LobbySubscriber): Promise<void> {
    subscriber.send(lobbyMessage(await this.page(0)));
  }

  changed(): void {
    this.#cached = null;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#parts.timer.after(BROADCAST_DELAY_MS, () => {
      this.#isScheduled = false;
      this.#broadcast().catch(() => undefined);
    });
  }

  async #broadcast(): Promise<void> {
    const subscribers = [...this.#parts.connections()].filter(({ isSubscribedToLobby }) => isSubscribedToLobby);
    if (subscribers.length === 0) return;
    const message = lobbyMessage(await this.page(0));
    for (const subscriber of subscribers) subscriber.send(message);
  }

  #freshCache(): CachedPages {
    const now = this.#parts.now();
    if (this.#cached === null || now - this.#cached.at >= CACHE_MS) this.#cached = { pages: new Map(), at: now };
    return this.#cached;
  }
}
