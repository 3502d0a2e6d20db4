/** The log of one match in storage. Each entry is appended with the clocks, deadlines and status that follow from it. */

import type { Seat } from '@fremont/kernel';
import { type AfterCommit, LogConflict, type LogEntry, type LogStore, type Version } from '@fremont/table';
import type { ClockPlan } from '@fremont/table/protocol';
import type { Appended, MatchResult, Storage, StoredMatch } from '../storage/index.ts';
import { type ClockState, clockAfter, graceOf, isOutOfTime, loadedClock, postponed, storedClock } from './clock.ts';

interface MatchLogParts {
  readonly storage: Storage;
  now(): number;
}

export class MatchLog implements LogStore {
  readonly plan: ClockPlan;
  readonly #match: string;
  readonly #seats: number;
  readonly #parts: MatchLogParts;
  /** Null until the first write, because reading needs no claim. */
  #epoch: number | null = null;
  #clock: ClockState;
  /** Another process has written, so the clocks here are out of date. */
  #isStale = false;

  constructor(match: StoredMatch, plan: ClockPlan, parts: MatchLogParts) {
    this.plan = plan;
    this.#match = match.id;
    this.#seats = match.setting.occupants.length;
    this.#parts = parts;
    this.#clock = { ...loadedClock(plan, this.#seats, match.clock), running: [] };
  }

  get clock(): ClockState {
    return this.#clock;
  }

  /** Loads the deadlines that are running. Must be called before the log is used. */
  async readDeadlines(): Promise<void> {
    const running = await this.#parts.storage.timers.running(this.#match);
    this.#clock = { ...this.#clock, running };
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
    const epoch = this.#epoch ?? (await this.#claim());
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
  }

  read(match: string, after: Version): Promise<readonly LogEntry[]> {
    return this.#parts.storage.matches.read(match, after);
  }

  #finishAppend({ type }: Appended, clock: ClockState): void {
    if (type === 'ok') {
      this.#clock = clock;
      return;
    }
    this.#isStale = true;
    this.#epoch = null;
    throw type === 'notPlayable'
      ? new Error(`${this.#match}: not playable`)
      : new LogConflict(`${this.#match}: ${type}`);
  }

  async #claim(): Promise<number> {
    this.#epoch = await this.#parts.storage.matches.claim(this.#match);
    if (this.#epoch === null) throw new Error(`${this.#match}: missing`);
    return this.#epoch;
  }

  async #reload(): Promise<void> {
    const loaded = await this.#parts.storage.matches.load(this.#match);
    if (loaded.type !== 'match') return;
    this.#clock = { ...loadedClock(this.plan, this.#seats, loaded.match.clock), running: [] };
    await this.readDeadlines();
    this.#isStale = false;
  }
}

const resultOf = ({ outcome, actions }: AfterCommit): MatchResult | null => outcome && { actions, outcome };
