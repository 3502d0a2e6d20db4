/** Measures how long one small durable write takes on this machine without a server. It is the calm run of the load harness. */

import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sleep } from '../wait.ts';

const BYTES = Buffer.alloc(4096, 1);
const PAUSE_MS = 2;

/** Writes in sequence for `forMs` and returns the milliseconds per write. A slow disk and a busy processor both raise them. */
export const bareWrites = async (folder: string, forMs: number): Promise<readonly number[]> => {
  const file = await open(join(folder, 'bare-writes'), 'a');
  const times: number[] = [];
  const end = performance.now() + forMs;
  try {
    while (performance.now() < end) {
      const began = performance.now();
      await file.write(BYTES);
      await file.datasync();
      times.push(performance.now() - began);
      await sleep(PAUSE_MS);
    }
  } finally {
    await file.close();
  }
  return times;
};
