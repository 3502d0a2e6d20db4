/** The sounds of this page: cues and the ambience of the current place, at the volumes of the settings. */

import { effect, type ReadonlySignal } from '@preact/signals';
import { settings } from '../../settings/index.ts';
import type { Cue, Place } from '../cue-names.ts';
import { AHEAD_S, startAmbience } from './ambience.ts';
import { openMixer } from './mixer.ts';

export interface Desk {
  play(cue: Cue, count: number): void;
}

/** The delay of every cue. It gives the audio thread time to schedule the sound. */
const LEAD_S = 0.01;

/** `ambience` is the place whose ambience is on; null for silence. Called after an input, because browsers require one. */
export const openDesk = (ambience: ReadonlySignal<Place | null>): Desk => {
  const context = new AudioContext();
  const mixer = openMixer(context);
  effect(() =>
    mixer.setVolumes({
      master: settings.muted.value ? 0 : settings.masterVolume.value,
      effects: settings.effectsVolume.value,
      turn: settings.turnVolume.value,
      ambience: settings.ambienceVolume.value,
    }),
  );
  effect(() => followPlace(ambience.value, mixer.ambience, context));
  // iOS stops the context during a call and when the page is hidden.
  const resume = (): void => {
    if (!document.hidden && context.state !== 'running') context.resume().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', resume);
  // For a finger the input that counts is its end, for a mouse its beginning.
  for (const input of ['pointerdown', 'pointerup', 'keydown']) addEventListener(input, resume);
  return { play: (cue, count) => mixer.play(cue, count, context.currentTime + LEAD_S) };
};

/** Returns the function that ends the ambience. */
const followPlace = (place: Place | null, out: AudioNode, context: AudioContext): (() => void) | undefined => {
  if (place === null) return undefined;
  const { plan, stop } = startAmbience(place, context, out);
  const planAhead = (): void => plan(context.currentTime);
  planAhead();
  const timer = setInterval(planAhead, AHEAD_S * 1000);
  return () => {
    clearInterval(timer);
    stop();
  };
};
