/** The server's clock. It runs evenly even if the clock of the machine jumps. */

import type { Timer } from '@fremont/table';

/** The clocks and timers of the machine. */
export interface Time extends Timer {
  /** Milliseconds since 1970; may jump. */
  wall(): number;
  /** Milliseconds since an arbitrary moment. Never jumps, and stops while the machine sleeps. */
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

/** Calls `run` again and again, `periodMs` after the previous call has finished. Returns a function that stops it. */
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

/** The wall clock at the last `reset`, plus the steady time since then. */
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

  /** How far the clock of the machine is ahead of ours. Negative when it is behind. */
  jump(): number {
    return Math.round(this.#time.wall() - this.now());
  }

  /** Sets this clock to the clock of the machine. */
  reset(): void {
    this.#wallThen = this.#time.wall();
    this.#steadyThen = this.#time.steady();
  }
}
