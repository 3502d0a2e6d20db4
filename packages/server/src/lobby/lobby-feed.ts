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
}

const TELL_MS = 1_000;

export class LobbyFeed {
  readonly #parts: FeedParts;
  #isUntold = false;

  constructor(parts: FeedParts) {
    this.#parts = parts;
  }

  async sendTo(reader: Reader): Promise<void> {
    reader.send(lobbyFrame(await this.#parts.tables()));
  }

  changed(): void {
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
    const frame = lobbyFrame(await this.#parts.tables());
    for (const reader of readers) reader.send(frame);
  }
}
