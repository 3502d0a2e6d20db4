/** Compares the memory of a server after an attack with its memory in the calm phase. */

import { residentBytes } from '../programs/server.ts';
import { sleep } from '../wait.ts';

/** In megabytes. */
export interface Memory {
  readonly calm: number;
  readonly attacked: number;
}

/** The memory after an attack may be this many times the memory of the calm phase. */
export const MEMORY_TIMES = 1.5;

const MB = 1_000_000;
/** The garbage collector frees unused memory within this time. */
const SETTLE_MS = 5_000;
const SAMPLE_MS = 100;

export class MemoryWatch {
  readonly #pid: number;
  #calm: number | null = null;

  constructor(pid: number) {
    this.#pid = pid;
  }

  /** Records the memory of a calm moment; the largest record counts. */
  noteCalm(): void {
    const now = residentBytes(this.#pid);
    if (now !== null) this.#calm = Math.max(now, this.#calm ?? 0);
  }

  /** Waits for the garbage collector and returns the least memory seen. Null if memory cannot be read or the server has ended. */
  async settled(): Promise<Memory | null> {
    const calm = this.#calm;
    let least = residentBytes(this.#pid);
    for (let waited = 0; waited < SETTLE_MS; waited += SAMPLE_MS) {
      if (calm === null || least === null || least <= calm * MEMORY_TIMES) break;
      await sleep(SAMPLE_MS);
      least = Math.min(least, residentBytes(this.#pid) ?? least);
    }
    return calm === null || least === null ? null : { calm: calm / MB, attacked: least / MB };
  }
}
