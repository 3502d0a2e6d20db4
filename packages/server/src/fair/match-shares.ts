/** The chains of shares of one match: which seats contribute, and whether a share belongs to its chain. */

import { chainStep, fromHex, toHex } from '@fremont/kernel/pf1';
import type { FairSetting, LogEntry, StoredShare, Version } from '@fremont/table';
import { CHAIN_LENGTH } from '@fremont/table/fair';

interface Head {
  readonly version: number;
  readonly share: string;
}

export class MatchShares {
  readonly #game: string;
  /** Seats that were too late while their person was there. They are not asked again until the person returns. */
  readonly late = new Set<number>();
  /** By seat: the last share that was used, or the anchor. */
  readonly #heads = new Map<number, Head>();

  constructor({ game, anchors, shares }: FairSetting, entries: readonly LogEntry[] = []) {
    this.#game = game;
    for (const [seat, anchor] of anchors.entries())
      if (anchor !== null) this.#heads.set(seat, { version: -1, share: anchor });
    this.use(0, shares);
    for (const entry of entries) if (entry.type === 'action') this.use(entry.version, entry.shares ?? []);
  }

  get seats(): readonly number[] {
    return [...this.#heads.keys()];
  }

  use(version: Version, shares: readonly StoredShare[]): void {
    for (const { seat, share } of shares) this.#heads.set(seat, { version, share });
  }

  /** True if the share leads to the last known element of the chain of its seat. */
  fits(version: Version, { seat, share }: StoredShare): boolean {
    const head = this.#heads.get(seat);
    const element = fromHex(share);
    if (head === undefined || element === null || version >= CHAIN_LENGTH) return false;
    // The same draw is asked for again after a failed write.
    if (version <= head.version) return version === head.version && share === head.share;
    return toHex(chainStep(element, this.#game, seat, version - head.version)) === head.share;
  }
}
