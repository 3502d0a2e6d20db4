/** A timer that the test advances. */

import type { Timer } from '@fremont/table';

export interface ManualTimer extends Timer {
  /** The delays of the pending calls, in order. */
  delays(): number[];
  /** Fires the first pending call and waits until the table is idle. */
  pass(): Promise<void>;
}

export const manualTimer = (): ManualTimer => {
  let pending: { readonly delayMs: number; readonly run: () => void }[] = [];
  return {
    after(delayMs, run) {
      const call = { delayMs, run };
      pending.push(call);
      return () => {
        pending = pending.filter((other) => other !== call);
      };
    },
    delays: () => pending.map(({ delayMs }) => delayMs),
    async pass() {
      pending.shift()?.run();
      await untilIdle();
    },
  };
};

/** Bots, commands and listeners run in a few turns of the event loop. */
const IDLE_TURNS = 5;

export const untilIdle = async (): Promise<void> => {
  for (let turn = 0; turn < IDLE_TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
};
