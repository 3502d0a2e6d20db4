/** The log of one match in storage, together with what is written in the same transaction: clocks, deadlines, whether it is over. */

import type { Aftermath, LogEntry, LogStore } from '@fremont/table';
import type { ClockPlan } from '@fremont/table/protocol';
import { type Alongside, type Appended, logStoreOf, type Storage, type StoredMatch } from '../storage/index.ts';
import { type Banks, type ClockState, clockAfter, postponed, startBanks } from './clock.ts';

interface MatchLogParts {
  readonly storage: Storage;
  now(): number;
}

export class MatchLog {
  readonly store: LogStore;
  readonly plan: ClockPlan;
  readonly #match: string;
  readonly #seats: number;
  readonly #parts: MatchLogParts;
  /** Null until the first write: reading needs no claim. */
  #epoch: number | null = null;
  #clock: ClockState;
  #next: ClockState;
  /** Somebody else wrote: what we know of the clocks is old. */
  #isStale = false;

  constructor(match: StoredMatch, plan: ClockPlan, parts: MatchLogParts) {
    this.plan = plan;
    this.#match = match.id;
    this.#seats = match.setting.occupants.length;
    this.#parts = parts;
    this.#clock = { ...this.#banksOf(match.clock), running: [] };
    this.#next = this.#clock;
    this.store = logStoreOf(
      parts.storage.matches,
      (_match, entry, after) => this.#alongside(entry, after),
      (appended) => this.#heed(appended),
    );
  }

  get clock(): ClockState {
    return this.#clock;
  }

  /** To be called before the log is used: the deadlines that run. */
  async readDeadlines(): Promise<void> {
    const running = await this.#parts.storage.timers.running(this.#match);
    this.#clock = { ...this.#clock, running };
  }

  postpone(byMs: number): void {
    this.#clock = postponed(this.#clock, byMs);
  }

  #alongside(entry: LogEntry, after: Aftermath | undefined): Alongside | Promise<Alongside> {
    if (after === undefined) throw new Error(`${this.#match}: an entry without its aftermath`);
    const epoch = this.#epoch;
    return epoch === null || this.#isStale ? this.#claimFor(entry, after) : this.#stepOf(epoch, entry, after);
  }

  async #claimFor(entry: LogEntry, after: Aftermath): Promise<Alongside> {
    if (this.#isStale) await this.#readAgain();
    return this.#stepOf(await this.#claim(), entry, after);
  }

  #stepOf(epoch: number, entry: LogEntry, after: Aftermath): Alongside {
    const now = this.#parts.now();
    const { state, timers } = clockAfter(this.plan, this.#clock, entry, after, now);
    this.#next = state;
    return {
      epoch,
      status: after.over ? 'over' : 'open',
      timers,
      clock: state.banks === null ? null : { banks: state.banks },
      at: now,
    };
  }

  #heed({ type }: Appended): void {
    if (type === 'ok') this.#clock = this.#next;
    else {
      this.#isStale = true;
      this.#epoch = null;
    }
  }

  async #claim(): Promise<number> {
    this.#epoch ??= await this.#parts.storage.matches.claim(this.#match);
    if (this.#epoch === null) throw new Error(`${this.#match}: not there`);
    return this.#epoch;
  }

  async #readAgain(): Promise<void> {
    const loaded = await this.#parts.storage.matches.load(this.#match);
    if (loaded.type !== 'match') return;
    this.#clock = { ...this.#banksOf(loaded.match.clock), running: [] };
    await this.readDeadlines();
    this.#isStale = false;
  }

  #banksOf(stored: unknown): Banks {
    return stored === null ? startBanks(this.plan, this.#seats) : (stored as Banks);
  }
}
