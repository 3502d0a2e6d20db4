/** Whether the server is ready: its database, its disk, its event loop, and whether it is shutting down. */

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
  /** Other nodes serve the clients that have to leave this one. */
  hasPeers(): boolean;
}

export type Unreadiness = 'starting' | 'draining' | 'storage' | 'disk' | 'slow';

const DATABASE_CHECK_MAX_AGE_MS = 5_000;
const FREE_MIN_BYTES = 500_000_000;
const FREE_MIN_SHARE = 0.05;
const BUSY_AFTER_MS = 5_000;
const SLOW_LAG_MS = 1_000;
const NS_PER_MS = 1_000_000;
const RESTART_MS = 2_000;
/** The clients of one node spread their arrival at the others over this time. */
const PEER_MS = 300;

export class Health {
  readonly #parts: HealthParts;
  readonly #loopDelay = monitorEventLoopDelay({ resolution: 10 });
  #databaseOkAt: number | null = null;
  #hasDiskSpace = true;
  #lagMs = 0;
  #laggingSince: number | null = null;
  #isDraining = false;

  constructor(parts: HealthParts) {
    this.#parts = parts;
    this.#loopDelay.enable();
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  drain(): void {
    this.#isDraining = true;
  }

  /** Random, so that clients do not all reconnect at the same moment. */
  restartRetryMs(): number {
    const leastMs = this.#parts.hasPeers() ? 0 : RESTART_MS;
    return leastMs + Math.floor(Math.random() * (this.#parts.hasPeers() ? PEER_MS : RESTART_MS));
  }

  /** The event loop has been slow for a while: the server refuses new tables and spectators, and serves the others. */
  isBusy(): boolean {
    return this.#laggingSince !== null && this.#parts.now() - this.#laggingSince >= BUSY_AFTER_MS;
  }

  /** Checks that the database takes writes, and stores the time for the next start. */
  async checkDatabase(beat: () => Promise<void>): Promise<void> {
    const { metrics, now } = this.#parts;
    try {
      await beat();
      this.#databaseOkAt = now();
    } catch {
      metrics.storageFailures.inc();
    }
  }

  /** Checks the lag of the event loop and the free space on the disk. */
  async checkMachine(): Promise<void> {
    this.#lagMs = this.#loopDelay.percentile(99) / NS_PER_MS;
    this.#loopDelay.reset();
    this.#laggingSince = this.#lagMs > this.#parts.busyLagMs ? (this.#laggingSince ?? this.#parts.now()) : null;
    this.#parts.metrics.eventLoopLag.set(this.#lagMs / 1000);
    await this.#checkDisk();
  }

  /** Empty when the server is ready. */
  unreadiness(): readonly Unreadiness[] {
    const age = this.#databaseOkAt === null ? null : this.#parts.now() - this.#databaseOkAt;
    const checks: readonly (readonly [Unreadiness, boolean])[] = [
      ['starting', age === null],
      ['draining', this.#isDraining],
      ['storage', age !== null && age > DATABASE_CHECK_MAX_AGE_MS],
      ['disk', !this.#hasDiskSpace],
      ['slow', this.#lagMs > SLOW_LAG_MS],
    ];
    return checks.filter(([, applies]) => applies).map(([reason]) => reason);
  }

  stop(): void {
    this.#loopDelay.disable();
  }

  /** Only for SQLite: another database has its own disk. */
  async #checkDisk(): Promise<void> {
    const { storage, dataDir, metrics } = this.#parts;
    if (storage.facts.engine !== 'sqlite') return;
    try {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      metrics.freeBytes.set(bavail * bsize);
      this.#hasDiskSpace = bavail * bsize > FREE_MIN_BYTES && bavail > blocks * FREE_MIN_SHARE;
    } catch {
      this.#hasDiskSpace = false;
    }
  }
}
