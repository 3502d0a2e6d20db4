/** Whether the server should be asked at all: its database, its disk, its speed, and whether it is about to end. */

import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Storage } from '../storage/index.ts';
import type { Metrics } from './metrics.ts';

interface HealthParts {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly dataDir: string;
  readonly busyLagMs: number;
  now(): number;
}

/** Every reason not to be ready. */
export type Unreadiness = 'starting' | 'draining' | 'storage' | 'disk' | 'slow';

const BEAT_MAX_AGE_MS = 5_000;
const FREE_MIN_BYTES = 500_000_000;
const FREE_MIN_SHARE = 0.05;
const BUSY_AFTER_MS = 5_000;
const SLOW_LAG_MS = 1_000;
const NS_PER_MS = 1_000_000;
const RESTART_MS = 2_000;

export class Health {
  readonly #parts: HealthParts;
  readonly #delay = monitorEventLoopDelay({ resolution: 10 });
  #beatAt: number | null = null;
  #hasDisk = true;
  #lagMs = 0;
  #laggingSince: number | null = null;
  #isDraining = false;

  constructor(parts: HealthParts) {
    this.#parts = parts;
    this.#delay.enable();
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  drain(): void {
    this.#isDraining = true;
  }

  /** Spread out, so that everybody does not come back in the same moment. */
  restartRetryMs(): number {
    return RESTART_MS + Math.floor(Math.random() * RESTART_MS);
  }

  /** Slow for a while: nothing new is begun, what runs goes on. */
  isBusy(): boolean {
    return this.#laggingSince !== null && this.#parts.now() - this.#laggingSince >= BUSY_AFTER_MS;
  }

  /** Proves that the database takes writes. */
  async beat(): Promise<void> {
    const { storage, metrics, now } = this.#parts;
    try {
      await storage.beat(now());
      this.#beatAt = now();
    } catch {
      metrics.storageFailures.inc();
    }
  }

  /** Looks at the disk and at how late the event loop is. */
  async look(): Promise<void> {
    this.#lagMs = this.#delay.percentile(99) / NS_PER_MS;
    this.#delay.reset();
    this.#laggingSince = this.#lagMs > this.#parts.busyLagMs ? (this.#laggingSince ?? this.#parts.now()) : null;
    this.#parts.metrics.eventLoopLag.set(this.#lagMs / 1000);
    await this.#lookAtDisk();
  }

  /** Empty when all is well. */
  unreadiness(): readonly Unreadiness[] {
    const age = this.#beatAt === null ? null : this.#parts.now() - this.#beatAt;
    const checks: readonly (readonly [Unreadiness, boolean])[] = [
      ['starting', age === null],
      ['draining', this.#isDraining],
      ['storage', age !== null && age > BEAT_MAX_AGE_MS],
      ['disk', !this.#hasDisk],
      ['slow', this.#lagMs > SLOW_LAG_MS],
    ];
    return checks.filter(([, applies]) => applies).map(([reason]) => reason);
  }

  stop(): void {
    this.#delay.disable();
  }

  /** Only where the database is a file of ours. */
  async #lookAtDisk(): Promise<void> {
    const { storage, dataDir, metrics } = this.#parts;
    if (storage.facts.engine !== 'sqlite') return;
    try {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      metrics.freeBytes.set(bavail * bsize);
      this.#hasDisk = bavail * bsize > FREE_MIN_BYTES && bavail > blocks * FREE_MIN_SHARE;
    } catch {
      this.#hasDisk = false;
    }
  }
}
