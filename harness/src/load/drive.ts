/** Lets tables send commands at a fixed rate. */

import { sleep, until } from '../wait.ts';
import type { LoadTable } from './load-table.ts';

const TICK_MS = 2;

/** Slow answers do not slow it down. */
export const drive = async (tables: readonly LoadTable[], rate: number, forMs: number): Promise<void> => {
  const began = performance.now();
  let asked = 0;
  let next = 0;
  while (performance.now() - began < forMs) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (let tries = 0; asked < due && tries < tables.length; tries++) {
      const table = tables[next++ % tables.length];
      if (table?.act()) asked += 1;
    }
    await sleep(TICK_MS);
  }
};

/** Waits, so that commands of one phase do not count in the next. */
export const allAnswered = (tables: readonly LoadTable[], answerMs: number): Promise<boolean> =>
  until(answerMs, () => tables.every(({ isWaiting }) => !isWaiting));
