/** Vibration for cues that concern the player: their turn, their dice, their results. */

import { settings } from '../settings/index.ts';
import type { Cue } from './cue-names.ts';

/** Milliseconds of vibration and pause in turn. */
const PATTERNS: Readonly<Partial<Record<Cue, readonly number[]>>> = {
  turn: [24],
  refused: [14, 40, 14],
  diceLand: [12],
  place: [10],
  win: [18, 50, 34],
  loss: [60],
  jackpot: [20, 40, 20, 40, 20, 40, 80],
  outbid: [30, 60, 30],
  gavel: [16, 90, 16],
  end: [30, 60, 30, 60, 90],
};

/** Does nothing where the device cannot vibrate or the browser does not allow it. */
export const vibrate = (cue: Cue): void => {
  const pattern = PATTERNS[cue];
  if (pattern === undefined || !settings.haptics.peek() || document.hidden) return;
  // Chromium refuses, with a warning, before the first input.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...pattern]);
};
