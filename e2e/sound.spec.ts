/** Every sound is rendered and measured: it can be heard, it is not loud, and nothing clips. */

import type { Measured } from './support/sound-lab.ts';
import { openLab } from './support/sound-page.ts';
import { expect, test } from './support/test.ts';

/** The limit of the design for effects, and a level that is still audible. */
const LOUDEST_LUFS = -14;
const SOFTEST_LUFS = -50;
/** Ambience stays in the background. */
const AMBIENCE_LUFS = -34;
/** The limiter never reaches this. */
const PEAK_MAX = 0.9;

test('cues are audible, not loud, and end in silence', async ({ page }) => {
  await openLab(page);
  const cues: readonly Measured[] = (await page.evaluate(() => globalThis.fremontSoundLab?.cues())) ?? [];
  expect(cues.length).toBeGreaterThan(0);
  expect(cues.filter(({ loudness }) => loudness > LOUDEST_LUFS || loudness < SOFTEST_LUFS)).toEqual([]);
  expect(cues.filter(({ peak }) => peak >= PEAK_MAX)).toEqual([]);
  expect(cues.filter(({ tail }) => tail > -70)).toEqual([]);
});

test('the ambience of every place is quiet and goes on', async ({ page }) => {
  await openLab(page);
  const places: readonly Measured[] = (await page.evaluate(() => globalThis.fremontSoundLab?.ambiences())) ?? [];
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(({ loudness }) => loudness > AMBIENCE_LUFS || loudness < -60)).toEqual([]);
  expect(places.filter(({ tail }) => tail < -70)).toEqual([]);
});

test('all sounds at once do not clip, and the ambience steps back for an important one', async ({ page }) => {
  await openLab(page);
  const all = await page.evaluate(() => globalThis.fremontSoundLab?.everything());
  expect(all?.peak).toBeGreaterThan(0.3);
  expect(all?.peak).toBeLessThan(PEAK_MAX);
  const ducked = await page.evaluate(() => globalThis.fremontSoundLab?.ducking());
  expect((ducked?.before ?? 0) - (ducked?.during ?? 0)).toBeGreaterThan(6);
  expect((ducked?.after ?? 0) - (ducked?.during ?? 0)).toBeGreaterThan(6);
});
