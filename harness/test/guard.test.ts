/** A wait that only ends a run that hangs lasts longer on a slow machine, and still ends. */

import { expect, test } from 'vitest';
import { guarded, guardedUntil } from '../src/guard.ts';
import { sleep } from '../src/wait.ts';

const FIRST_MS = 30;
/** A wait may last 200 times as long as a calm run, but at most six times as long as on a quiet machine. */
const SLOW = async (): Promise<number> => 1_000;
const QUICK = async (): Promise<number> => 0;

const late = (): Promise<string> => sleep(FIRST_MS * 3).then(() => 'came');

test('a quick machine gets no more time', async () => {
  await expect(guarded(FIRST_MS, 'an answer', late(), QUICK)).rejects.toThrow('waited 30 ms for an answer');
  expect(await guardedUntil(FIRST_MS, () => false, { calm: QUICK })).toBe(false);
});

test('a slow machine gets more time', async () => {
  expect(await guarded(FIRST_MS, 'an answer', late(), SLOW)).toBe('came');
  const end = performance.now() + FIRST_MS * 3;
  expect(await guardedUntil(FIRST_MS, () => performance.now() >= end, { calm: SLOW })).toBe(true);
});

test('a wait ends on a slow machine, too', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(guarded(FIRST_MS, 'an answer', never, SLOW)).rejects.toThrow(
    'waited 150 ms for an answer after the first 30 ms',
  );
  expect(await guardedUntil(FIRST_MS, () => false, { calm: SLOW })).toBe(false);
});

test('an error of the job itself is not taken for a late one', async () => {
  const failed = Promise.reject(new Error('refused'));
  await expect(guarded(FIRST_MS, 'an answer', failed, SLOW)).rejects.toThrow('refused');
});
