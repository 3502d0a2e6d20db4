/** Plays sounds at the volumes of the settings. Silent until the first input, as browsers require. */

import { effect } from '@preact/signals';
import { settings } from '../settings/index.ts';
import { type Cue, channelOf, perform } from './cues.ts';

export type { Cue } from './cues.ts';

interface Desk {
  readonly context: AudioContext;
  readonly channels: Readonly<Record<'effects' | 'turn', GainNode>>;
}

let desk: Desk | null = null;

/** Opens the audio context after the first input, because browsers require one. Called once, by main. */
export const startSound = (): void => {
  const open = (): void => {
    removeEventListener('pointerdown', open);
    removeEventListener('keydown', open);
    desk ??= openDesk();
  };
  addEventListener('pointerdown', open);
  addEventListener('keydown', open);
};

const openDesk = (): Desk | null => {
  if (!('AudioContext' in globalThis)) return null;
  const context = new AudioContext();
  const master = context.createGain();
  master.connect(context.destination);
  const channels = { effects: context.createGain(), turn: context.createGain() };
  channels.effects.connect(master);
  channels.turn.connect(master);
  effect(() => {
    master.gain.value = settings.muted.value ? 0 : settings.masterVolume.value;
    channels.effects.gain.value = settings.effectsVolume.value;
    channels.turn.gain.value = settings.turnVolume.value;
  });
  return { context, channels };
};

/** The same cue within this time is dropped. */
const APART_MS: Readonly<Partial<Record<Cue, number>>> = { moneyIn: 250, moneyOut: 250, tie: 120, tap: 40 };
const lastPlayed = new Map<Cue, number>();

const isTooSoon = (cue: Cue, now: number): boolean => now - (lastPlayed.get(cue) ?? -Infinity) < (APART_MS[cue] ?? 0);

/** Plays a cue; `count` is the number of dice. */
export const playCue = (cue: Cue, count = 1): void => {
  const now = performance.now();
  if (desk === null || settings.muted.peek() || document.hidden || isTooSoon(cue, now)) return;
  lastPlayed.set(cue, now);
  const { context, channels } = desk;
  perform(cue, { context, out: channels[channelOf(cue)], at: context.currentTime + 0.01 }, count);
};

export const toggleMuted = (): void => {
  settings.muted.value = !settings.muted.value;
};
