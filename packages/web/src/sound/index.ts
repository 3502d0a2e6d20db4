/** Plays sounds at the volumes of the settings. The synthesizer loads after the first input, as browsers require one. */

import { computed, signal } from '@preact/signals';
import { settings } from '../settings/index.ts';
import { media } from '../ui/media.ts';
import { type Cue, PLACES, type Place } from './cue-names.ts';
import type { Desk } from './on-demand/desk.ts';

export type { Cue } from './cue-names.ts';
export { vibrate } from './haptics.ts';

let desk: Desk | null = null;
let isLoading = false;

/** The place that the page shows. */
const place = signal<Place>('street');

const isHidden = signal(false);

/** Phones are used in company, so their ambience is off until the player switches it on. */
const isPhone = media('(pointer: coarse)');

export const isAmbienceOn = computed(() => {
  const { value } = settings.ambience;
  return value === 'auto' ? !isPhone.value : value === 'on';
});

const ambience = computed(() => (isAmbienceOn.value && !settings.muted.value && !isHidden.value ? place.value : null));

/** Waits for the first input. Called once, by main. */
export const startSound = (): void => {
  addEventListener('pointerdown', load);
  addEventListener('keydown', load);
  document.addEventListener('visibilitychange', () => {
    isHidden.value = document.hidden;
  });
};

/** A muted page loads nothing. */
const load = (): void => {
  if (desk !== null || isLoading || settings.muted.peek() || !('AudioContext' in globalThis)) return;
  isLoading = true;
  import('./on-demand/desk.ts').then(
    ({ openDesk }) => {
      desk = openDesk(ambience);
      playMissed();
    },
    () => {
      // Without a network the page stays silent and tries again with the next input.
      isLoading = false;
    },
  );
};

/** The same cue within this time is dropped. */
const APART_MS: Readonly<Partial<Record<Cue, number>>> = { moneyIn: 250, moneyOut: 250, tie: 120, tap: 40 };
const lastPlayed = new Map<Cue, number>();

const isTooSoon = (cue: Cue, now: number): boolean => now - (lastPlayed.get(cue) ?? -Infinity) < (APART_MS[cue] ?? 0);

/** Plays a cue; `count` is the number of dice. */
export const playCue = (cue: Cue, count = 1): void => {
  const now = performance.now();
  if (settings.muted.peek() || document.hidden || isTooSoon(cue, now)) return;
  lastPlayed.set(cue, now);
  if (desk !== null) desk.play(cue, count);
  else if (isLoading) missed = { cue, count, at: now };
};

/** The last cue while the synthesizer was loading. */
let missed: { readonly cue: Cue; readonly count: number; readonly at: number } | null = null;

/** A cue that comes later than this no longer fits what the player sees. */
const LATE_MS = 250;

const playMissed = (): void => {
  if (missed !== null && performance.now() - missed.at < LATE_MS) desk?.play(missed.cue, missed.count);
  missed = null;
};

/** The ambience of a game's table. Returns the function that goes back to the street. */
export const enterPlace = (game: string): (() => void) => {
  place.value = PLACES.find((one) => one === game) ?? 'street';
  return () => {
    place.value = 'street';
  };
};

export const toggleMuted = (): void => {
  settings.muted.value = !settings.muted.value;
};
