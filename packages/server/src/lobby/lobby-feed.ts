/** Tells everybody who looks at the lobby when it has changed, not more often than they can read. */

import type { Timer } from '@fremont/table';
import type { TableLine } from '@fremont/table/protocol';
import { lobbyFrame, type Outbound } from '../projection.ts';

interface Reader {
  readonly hearsLobby: boolean;
  send(frame: Outbound): void;
}

interface FeedParts {
  readonly timer: Timer;
  readers(): Iterable<Reader>;
  tables(): Promise<readonly TableLine[]>;
  now(): number;
}

interface Reading {
  readonly lines: Promise<readonly TableLine[]>;
  readonly at: number;
}

const TELL_MS = 1_000;
/** How long one reading serves everybody who asks, unless something changes before. */
const SHARED_MS = 1_000;

export class LobbyFeed {
  readonly #parts: FeedParts;
  #isUntold = false;
  #last: Reading | null = null;

  constructor(parts: FeedParts) {
    this.#parts = parts;
  }

  /** The same for everybody, strangers as well: whoever asks at about the same time shares a reading. */
  tables(): Promise<readonly TableLine[]> {
    const now = this.#parts.now();
    if (this.#last !== null && now - this.#last.at < SHARED_MS) return this.#last.lines;
    const reading = { lines: this.#parts.tables(), at: now };
    this.#last = reading;
    reading.lines.catch(() => this.#forget(reading));
    return reading.lines;
  }

  async sendTo(reader: Reader): Promise<void> {
    reader.send(lobbyFrame(await this.tables()));
  }

  changed(): void {
    this.#last = null;
    if (this.#isUntold) return;
    this.#isUntold = true;
    this.#parts.timer.after(TELL_MS, () => {
      this.#isUntold = false;
      this.#tell().catch(() => undefined);
    });
  }

  async #tell(): Promise<void> {
    const readers = [...this.#parts.readers()].filter(({ hearsLobby }) => hearsLobby);
    if (readers.length === 0) return;
    const frame = lobbyFrame(await this.tables());
    for (const reader of readers) reader.send(frame);
  }

  #forget(reading: Reading): void {
    if (this.#last === reading) this.#last = null;
  }
}
