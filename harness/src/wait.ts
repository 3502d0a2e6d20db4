/** Waiting, always with an end. */

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The result, or an error that says what was waited for. */
export const within = async <T>(ms: number, what: string, job: Promise<T>): Promise<T> => {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new Error(`waited ${ms} ms for ${what}`)), ms);
  });
  return Promise.race([job, late]).finally(() => clearTimeout(timeout));
};

const POLL_MS = 20;

/** Asks again and again; false when it did not come true in time. */
export const until = async (ms: number, isTrue: () => boolean): Promise<boolean> => {
  const end = performance.now() + ms;
  while (!isTrue()) {
    if (performance.now() >= end) return false;
    await sleep(POLL_MS);
  }
  return true;
};

/** All jobs, so many at a time. */
export const each = async <T>(list: readonly T[], atOnce: number, job: (one: T) => Promise<unknown>): Promise<void> => {
  const left = list.values();
  const worker = async (): Promise<void> => {
    for (const one of left) await job(one);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker));
};
