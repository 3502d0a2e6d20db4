/** The log of one match in storage. Each entry is appended with the clocks, deadlines and status that follow from it. */

import type { Seat } from '@fremont/kernel';
import { type AfterCommit, LogConflict, type LogEntry, type LogStore, type Version } from '@fremont/table';
import type { ClockPlan } from '@fremont/table/protocol';
import type { Appended, MatchResult, Storage, StoredMatch } from '../storage/index.ts';
import { type ClockState, clockAfter, graceOf, isOutOfTime, loadedClock, postponed, storedClock } from './clock.ts';
import { MatchRight, type Ownership } from './ownership.ts';

interface MatchLogParts {
  readonly storage: Storage;
  readonly ownership: Ownership;
  now(): number;
  /** Another node runs the match. Null if it is not known which. */
  onForeign(node: string | null): void;
  /** Called after every commit. */
  onAppended(version: Version): void;
  /** Another process has written or taken the match, so the database refused a write. */
  onFenced(): void;
}

export class MatchLog implements LogStore {
  readonly plan: ClockPlan;
  readonly #match: string;
  readonly #seats: number;
  readonly #parts: MatchLogParts;
  /** Taken with the first write, because reading needs none. */
  readonly #right: MatchRight;
  #clock: ClockState;
  /** Another process has written, so the clocks here are out of date. */
  #isStale = false;

  constructor(match: StoredMatch, plan: ClockPlan, parts: MatchLogParts) {
    this.plan = plan;
    this.#match = match.id;
    this.#seats = match.setting.occupants.length;
    this.#parts = parts;
    this.#right = new MatchRight(match.id, parts.ownership);
    this.#clock = { ...loadedClock(plan, this.#seats, match.clock), running: [] };
  }

  get clock(): ClockState {
    return this.#clock;
  }

  /** This process may write to the log. */
  get isOwn(): boolean {
    return this.#right.epoch !== null;
  }

  /** False if another node runs the match. */
  async take(): Promise<boolean> {
    if (this.isOwn) return true;
    const foreign = await this.#right.take();
    if (foreign === null) return true;
    this.#parts.onForeign(foreign.node);
    return false;
  }

  /** Another node can take the match at once. */
  release(): void {
    this.#right.release();
    this.#isStale = true;
  }

  /** Loads the deadlines that are running. Must be called before the log is used, and again after they were moved. */
  async readDeadlines(): Promise<void> {
    for (;;) {
      const before = this.#clock;
      const running = await this.#parts.storage.timers.running(this.#match);
      // Otherwise an entry was stored meanwhile, which may have changed them.
      if (before !== this.#clock) continue;
      this.#clock = { ...before, running };
      return;
    }
  }

  postpone(byMs: number): void {
    this.#clock = postponed(this.#clock, byMs);
  }

  /** True if the seat has no time left for its open decision. */
  isOutOfTime(seat: Seat): boolean {
    return isOutOfTime(this.plan, this.#clock, seat, this.#parts.now());
  }

  /** How long the host waits for a person who is absent from now on. Null: for ever. */
  graceOf(seat: Seat): number | null {
    return graceOf(this.plan, this.#clock, seat, this.#parts.now());
  }

  /** The clocks after the entry are computed first and stored in the same transaction. */
  async append(match: string, entry: LogEntry, after?: AfterCommit): Promise<void> {
    if (after === undefined) throw new Error(`${match}: an entry without the state after it`);
    if (this.#isStale) await this.#reload();
    const epoch = this.#right.epoch ?? (await this.#taken());
    const at = this.#parts.now();
    const { state, timers } = clockAfter(this.plan, this.#clock, entry, after, at);
    const appended = await this.#parts.storage.matches.append({
      match,
      expectedHead: entry.version - 1,
      epoch,
      entries: [entry],
      status: after.outcome === null ? 'open' : 'over',
      result: resultOf(after),
      timers,
      clock: storedClock(this.plan, state),
      at,
    });
    this.#finishAppend(appended, state);
    this.#parts.onAppended(entry.version);
  }

  /** Also reads the clocks after the entries, which the other process stored with them. */
  async read(match: string, after: Version): Promise<readonly LogEntry[]> {
    const { storage, ownership } = this.#parts;
    const entries = await storage.matches.read(match, after);
    if (entries.length > 0 && ownership.readClock !== null && this.plan.type !== 'none')
      await this.#setClock(await ownership.readClock(match));
    return entries;
  }

  #finishAppend({ type }: Appended, clock: ClockState): void {
    if (type === 'ok') {
      this.#clock = clock;
      return;
    }
    this.#isStale = true;
    this.#right.forget();
    if (type === 'versionConflict') this.#parts.onFenced();
    throw type === 'notPlayable'
      ? new Error(`${this.#match}: not playable`)
      : new LogConflict(`${this.#match}: ${type}`);
  }

  /** If another process has written since, the append that follows conflicts, and the entries are read. */
  async #taken(): Promise<number> {
    await this.take();
    const { epoch } = this.#right;
    if (epoch === null) throw new Error(`${this.#match}: another node runs the match`);
    return epoch;
  }

  async #reload(): Promise<void> {
    const loaded = await this.#parts.storage.matches.load(this.#match);
    if (loaded.type !== 'match') return;
    await this.#setClock(loaded.match.clock);
    this.#isStale = false;
  }

  async #setClock(stored: unknown): Promise<void> {
    const running = await this.#parts.storage.timers.running(this.#match);
    this.#clock = { ...loadedClock(this.plan, this.#seats, stored), running };
  }
}

const resultOf = ({ outcome, actions }: AfterCommit): MatchResult | null => outcome && { actions, outcome };
