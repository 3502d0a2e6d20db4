/** A clock and timers that the test controls. */

import type { Time } from '../time.ts';

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

export interface VirtualTime extends Time {
  /** Advances the time and runs all timers in order. */
  pass(ms: number): Promise<void>;
  /** Advances the time in one step. Due timers run once, at the end. */
  leap(ms: number): Promise<void>;
  /** Sets the wall clock. No time passes. */
  jump(ms: number): void;
}

/** An arbitrary moment: a Sunday in 2026. */
const START = 1_794_700_800_000;

export const virtualTime = (): VirtualTime => {
  let steady = 0;
  let offset = START;
  let waiting: Waiting[] = [];

  const runDue = async (): Promise<void> => {
    const due = waiting.filter(({ at }) => at <= steady).sort((a, b) => a.at - b.at);
    waiting = waiting.filter((one) => !due.includes(one));
    for (const { run } of due) run();
    await rest();
  };

  return {
    wall: () => offset + steady,
    steady: () => steady,
    after(delayMs, run) {
      const one = { at: steady + delayMs, run };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    jump(ms) {
      offset += ms;
    },
    async pass(ms) {
      const end = steady + ms;
      while (steady < end) {
        steady = Math.min(end, ...waiting.map(({ at }) => Math.max(at, steady)));
        await runDue();
      }
      await runDue();
    },
    async leap(ms) {
      steady += ms;
      await runDue();
    },
  };
};

/** Waits until promises and the database are idle. */
export const rest = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};
