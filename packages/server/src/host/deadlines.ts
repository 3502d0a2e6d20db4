/**
 * Fires the deadlines of all matches: never early, at most a second late. Time while the server is away, or while its database takes no
 * writes, does not count.
 */

import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { MatchTimer, Storage } from '../storage/index.ts';
import type { Clock } from '../time.ts';
import type { Host } from './host.ts';

interface DeadlineParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly host: Host;
  readonly metrics: Metrics;
  readonly log: Log;
  /** One of several; undefined with one server. */
  readonly node?: string | undefined;
  /** Of several nodes one moves the deadlines in the database. */
  isFirstNode(): boolean;
}

/** Extra time for players after the server was away or the clock of the machine jumped. */
const GRACE_MS = 15_000;
const JUMP_MS = 2_000;
/** Players lose no time by an outage that is longer. */
const OUTAGE_MS = 10_000;
const BATCH_MAX = 200;

export class Deadlines {
  readonly #parts: DeadlineParts;
  /** Due deadlines that could not be fired. Each is logged once. */
  readonly #stuck = new Set<string>();
  /** The database has failed since the last heartbeat. */
  #hasFailed = false;

  constructor(parts: DeadlineParts) {
    this.#parts = parts;
  }

  /** Must be called before the first match is loaded. */
  async resume(): Promise<void> {
    const { storage, clock, log, node } = this.#parts;
    const gapMs = await storage.timers.resume(clock.now(), GRACE_MS, node);
    log.info({ gapMs }, 'deadlines moved by the time the server was away');
  }

  /** Stores that the server runs. Called every two seconds; rejects if the database takes no writes. */
  async beat(): Promise<void> {
    const { storage, clock } = this.#parts;
    try {
      if (this.#hasFailed) await this.#followOutage();
      await storage.writeHeartbeat(clock.now());
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  /** Called every second. */
  async fireDue(): Promise<void> {
    const { storage, clock, node } = this.#parts;
    try {
      if (this.#hasFailed) await this.beat();
      await this.#followJump();
      for (const timer of await storage.timers.due(clock.now(), BATCH_MAX, node)) await this.#fire(timer);
    } catch {
      this.#hasFailed = true;
      // The database failed. The health check reports it, and the next call comes in a second.
    }
  }

  /** After the clock was set or the machine slept, deadlines move by the same time, so no player loses any. */
  async #followJump(): Promise<void> {
    const { storage, clock, host, metrics, log, isFirstNode } = this.#parts;
    const jumpMs = clock.jump();
    if (Math.abs(jumpMs) <= JUMP_MS) return;
    if (isFirstNode()) await storage.timers.postpone(jumpMs + GRACE_MS);
    host.postpone(jumpMs + GRACE_MS);
    clock.reset();
    await storage.writeHeartbeat(clock.now());
    metrics.clockJumps.inc();
    log.warn({ jumpMs }, 'the clock of the machine jumped; deadlines moved with it');
  }

  /** No player could act while the database was away. Another node may have moved the deadlines already. */
  async #followOutage(): Promise<void> {
    const { storage, clock, host, log } = this.#parts;
    const awayMs = await storage.timers.recover(clock.now(), OUTAGE_MS, GRACE_MS);
    if (awayMs > 0) log.warn({ awayMs }, 'deadlines moved by the time the database was away');
    await Promise.all([...host.all].map((live) => live.rereadDeadlines()));
  }

  async #fire(timer: MatchTimer): Promise<void> {
    const { storage, host, clock, metrics } = this.#parts;
    const table = await storage.tables.findByMatch(timer.match);
    const live = table === null ? null : await host.open(table.id).catch(() => null);
    if (live !== null && live.owner !== null) return;
    const answer = live === null ? null : await live.fire(timer);
    if (answer?.type === 'done') {
      metrics.timersFired.inc();
      metrics.timerLateSeconds.observe(Math.max(0, clock.now() - timer.due) / 1000);
    } else this.#noteStuck(timer);
  }

  #noteStuck({ match, decision, due }: MatchTimer): void {
    const key = `${match} ${decision} ${due}`;
    if (this.#stuck.has(key)) return;
    this.#stuck.add(key);
    this.#parts.log.warn({ match, decision }, 'a deadline is due and could not be fired');
  }
}
