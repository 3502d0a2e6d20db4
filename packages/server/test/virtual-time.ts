/** Time that passes when the test says so. */

import type { Time } from '../src/time.ts';

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

export interface VirtualTime extends Time {
  /** Lets so much time go by, and everything that was due in it happen, in order. */
  pass(ms: number): Promise<void>;
  /** Lets time go by without looking at every moment of it: what was due happens once, at the end. */
  leap(ms: number): Promise<void>;
  /** Sets the clock on the wall, without any time passing. */
  jump(ms: number): void;
}

/** A Sunday in 2026; any moment would do. */
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

/** Lets promises and the database come to rest. */
export const rest = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};
