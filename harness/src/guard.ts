/**
 * Waits that only end a run that hangs. When the time is over, the harness measures how long an empty process takes to start
 * just then, as a calm run. If the machine is slow at that moment, it goes on waiting, so a busy machine breaks no promise.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { patienceMs } from './patience.ts';
import { TooLate, until, within } from './wait.ts';

/** Measures a calm run, in milliseconds. */
type CalmRun = () => Promise<number>;

const emptyProcess: CalmRun = async () => {
  const began = performance.now();
  await once(spawn(process.execPath, ['-e', ''], { stdio: 'ignore' }), 'exit');
  return performance.now() - began;
};

let measuring: Promise<number> | null = null;

/** A thousand waits that end at once share one measurement. */
const sharedRun: CalmRun = () => {
  measuring ??= emptyProcess().finally(() => {
    measuring = null;
  });
  return measuring;
};

const moreMs = async (ms: number, calm: CalmRun): Promise<number> => patienceMs([await calm()], ms) - ms;

/** Like `within`, but a slow machine gets more time. */
export const guarded = async <T>(ms: number, what: string, job: Promise<T>, calm: CalmRun = sharedRun): Promise<T> => {
  try {
    return await within(ms, what, job);
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    const more = await moreMs(ms, calm);
    if (more <= 0) throw error;
    return within(more, `${what} after the first ${ms} ms`, job);
  }
};

/** Like `until`, but a slow machine gets more time. */
export const guardedUntil = async (
  ms: number,
  isTrue: () => boolean,
  { pollMs, calm = sharedRun }: { readonly pollMs?: number; readonly calm?: CalmRun } = {},
): Promise<boolean> => (await until(ms, isTrue, pollMs)) || until(await moreMs(ms, calm), isTrue, pollMs);
