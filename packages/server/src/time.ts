/** Time as the server sees it: one clock that runs evenly, whatever happens to the clock of the machine. */

import type { Timer } from '@fremont/table';

/** What the machine offers. */
export interface Time extends Timer {
  /** Milliseconds since 1970; may jump. */
  wall(): number;
  /** Milliseconds since some moment; only ever runs forward, and not while the machine sleeps. */
  steady(): number;
}

export const machineTime: Time = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  after(delayMs, run) {
    const timeout = setTimeout(run, delayMs);
    return () => clearTimeout(timeout);
  },
};

/** Runs every so often, each time after the one before has ended. Answers with the way to stop it. */
export const every = (time: Timer, periodMs: number, run: () => unknown): (() => void) => {
  let cancel = (): void => undefined;
  let isStopped = false;
  const next = (): void => {
    if (!isStopped) cancel = time.after(periodMs, turn);
  };
  const turn = (): void => {
    Promise.resolve(run()).then(next, next);
  };
  next();
  return () => {
    isStopped = true;
    cancel();
  };
};

/** The wall clock as it was, carried on by the steady one; set anew only when somebody says so. */
export class Clock {
  readonly #time: Time;
  #wallThen: number;
  #steadyThen: number;

  constructor(time: Time) {
    this.#time = time;
    this.#wallThen = time.wall();
    this.#steadyThen = time.steady();
  }

  /** Whole milliseconds since 1970. */
  now(): number {
    return Math.floor(this.#wallThen + this.#time.steady() - this.#steadyThen);
  }

  /** By how much the machine's clock has gone ahead of ours; negative when it fell back. */
  jump(): number {
    return Math.round(this.#time.wall() - this.now());
  }

  /** Believes the machine again. */
  reset(): void {
    this.#wallThen = this.#time.wall();
    this.#steadyThen = this.#time.steady();
  }
}
