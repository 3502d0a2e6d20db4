/** Waiting, always with a timeout. */

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** Rejects after `ms` with a `TooLate` that contains `what`. */
export const within = async <T>(ms: number, what: string, job: Promise<T>): Promise<T> => {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new TooLate(`waited ${ms} ms for ${what}`)), ms);
  });
  return Promise.race([job, late]).finally(() => clearTimeout(timeout));
};

const POLL_MS = 20;

/** Polls; resolves to false if `isTrue` does not become true in time. */
export const until = async (ms: number, isTrue: () => boolean, pollMs = POLL_MS): Promise<boolean> => {
  const end = performance.now() + ms;
  while (!isTrue()) {
    if (performance.now() >= end) return false;
    await sleep(pollMs);
  }
  return true;
};

/** Runs a job per element, at most `atOnce` at a time. */
export const each = async <T>(list: readonly T[], atOnce: number, job: (one: T) => Promise<unknown>): Promise<void> => {
  const left = list.values();
  const worker = async (): Promise<void> => {
    for (const one of left) await job(one);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker));
};
