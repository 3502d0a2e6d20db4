/**
 * Renders every sound into a file of its own in `.cache/sounds`, and prints its loudness and its levels. docs/performance.md
 * lists the figures. Peaks and clipped samples are counted by `sox` if it is installed, so that two programs agree.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUES, PLACES } from '../../packages/web/src/sound/cue-names.ts';
import type { Recording } from '../support/sound-lab.ts';
import { openLab } from '../support/sound-page.ts';
import { test } from '../support/test.ts';

const FOLDER = '.cache/sounds';

/** A mono file of 32-bit floating point samples, which can hold values above full scale. */
const wavOf = (samples: Buffer, rate: number): Buffer => {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(3, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(32, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
};

/** Peak and RMS in dB of full scale, and the number of samples at the peak, as sox says; null without sox. */
const soxStats = (file: string): string | null => {
  const { stderr, error } = spawnSync('sox', [file, '-n', 'stats'], { encoding: 'utf8' });
  if (error !== undefined) return null;
  const value = (name: string): string => new RegExp(`^${name}\\s+(\\S+)`, 'm').exec(stderr)?.[1] ?? '?';
  return `sox: peak ${value('Pk lev dB')} dB, RMS ${value('RMS lev dB')} dB, flat ${value('Flat factor')}`;
};

/** Writes the file and prints the figures. */
const report = (kind: string, recording: Recording | undefined): void => {
  if (recording === undefined) throw new Error('the sound lab is not open');
  const { name, samples, rate, loudness, peak, clipped } = recording;
  const file = join(FOLDER, `${kind}-${name}.wav`);
  writeFileSync(file, wavOf(Buffer.from(samples, 'base64'), rate));
  const level = (20 * Math.log10(peak)).toFixed(1);
  const sox = soxStats(file) ?? 'sox is not installed';
  console.log(`${kind} ${name}: ${loudness.toFixed(1)} LUFS, peak ${level} dB, ${clipped} clipped; ${sox}`);
};

test('every sound', async ({ page }) => {
  mkdirSync(FOLDER, { recursive: true });
  await openLab(page);
  for (const cue of CUES) report('cue', await page.evaluate((one) => globalThis.fremontSoundLab?.recordCue(one), cue));
  for (const place of PLACES)
    report('ambience', await page.evaluate((one) => globalThis.fremontSoundLab?.recordAmbience(one), place));
});
