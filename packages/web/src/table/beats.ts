/** Plays a story beat by beat. A story can be cut short at any time; the caller then settles on the final view. */

import { at } from '@fremont/kernel';
import type { Cue } from '../sound/index.ts';

/** One step of a story: the frame to show, its motion and its duration. */
export interface Beat<F, M> {
  readonly frame: F;
  readonly motion: M | null;
  /** How many events of the story have been shown once this beat is over. */
  readonly eventsShown: number;
  /** At normal speed. */
  readonly ms: number;
  /** `count` is the number of dice that the sound plays for. */
  readonly sound: { readonly cue: Cue; readonly count: number } | null;
}

/** Draws and animates beats. The table page implements it. */
export interface StoryRenderer<F, M> {
  show(beat: Beat<F, M>): void;
  /** Resolves once the browser has drawn the frame. */
  rendered(): Promise<void>;
  /** Measures the pieces before they move. The result is passed to `animate`. */
  measure(motion: M): unknown;
  /** Starts the motion. The returned animations are finished when the story is cut short. */
  animate(motion: M, before: unknown, ms: number): readonly Animation[];
  /** A factor; `Infinity` shows only the final frame. */
  speed(): number;
}

export interface BeatPlayer<F, M> {
  /** Resolves when the last beat has been shown or the story was cut short. */
  play(beats: readonly Beat<F, M>[]): Promise<void>;
  /** Ends the story that is playing. */
  finish(): void;
}

export const newBeatPlayer = <F, M>(renderer: StoryRenderer<F, M>): BeatPlayer<F, M> => {
  let cut: (() => void) | null = null;

  const playBeat = async (
    beat: Beat<F, M>,
    due: number,
    cutShort: Promise<void>,
    isCut: () => boolean,
  ): Promise<void> => {
    const before = beat.motion === null ? null : renderer.measure(beat.motion);
    renderer.show(beat);
    // A hidden page draws no frames, so `rendered` would never resolve.
    await Promise.race([renderer.rendered(), cutShort]);
    if (isCut()) return;
    const ms = Math.max(0, due - performance.now());
    const animations = beat.motion === null ? [] : renderer.animate(beat.motion, before, ms);
    const ended = Promise.all([pause(ms), ...animations.map(({ finished }) => finished.catch(() => undefined))]);
    await Promise.race([ended, cutShort]);
    if (isCut()) for (const animation of animations) animation.finish();
  };

  return {
    async play(beats) {
      let isCut = false;
      const cutShort = new Promise<void>((resolve) => {
        cut = () => {
          isCut = true;
          resolve();
        };
      });
      // Beats have absolute due times, so that a slow device shortens the pauses and still ends on time.
      let due = performance.now();
      for (const beat of beats) {
        if (isCut || !Number.isFinite(renderer.speed())) break;
        due += beat.ms / renderer.speed();
        await playBeat(beat, due, cutShort, () => isCut);
      }
      cut = null;
    },
    finish: () => cut?.(),
  };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Shortens beats evenly so that together they last no longer than `msMax`. */
export const fitInto = <F, M>(beats: readonly Beat<F, M>[], msMax: number): Beat<F, M>[] => {
  const total = beats.reduce((sum, { ms }) => sum + ms, 0);
  const factor = total > msMax ? msMax / total : 1;
  return beats.map((beat) => ({ ...beat, ms: beat.ms * factor }));
};

/** The duration, sound and motion of each event type of a game. An event type without a duration has no beat. */
export interface Pacing<E extends { readonly type: string }, F, M> {
  readonly ms: Partial<Readonly<Record<E['type'], number>>>;
  readonly sounds: Partial<Readonly<Record<E['type'], Cue>>>;
  motionOf(event: E, frame: F): M | null;
  /** The maximum duration of a story. */
  readonly msMax: number;
}

/** The minimum duration of a still frame. */
const HELD_MS = 120;

/** One beat per event. `frames` holds the frame at each event. Calm stories have no motion. */
export const oneBeatPerEvent = <E extends { readonly type: string }, F, M>(
  { ms, sounds, motionOf, msMax }: Pacing<E, F, M>,
  events: readonly E[],
  frames: readonly F[],
  calm: boolean,
): Beat<F, M>[] => {
  const beats: Beat<F, M>[] = [];
  for (const [index, event] of events.entries()) {
    const type: E['type'] = event.type;
    const lasts = ms[type];
    const cue = sounds[type];
    if (lasts === undefined) continue;
    const frame = at(frames, index);
    const sound = cue === undefined ? null : { cue, count: 1 };
    beats.push({ frame, motion: motionOf(event, frame), eventsShown: index + 1, ms: lasts, sound });
  }
  if (!calm) return fitInto(beats, msMax);
  return beats.map((beat) => ({ ...beat, motion: null, ms: Math.max(HELD_MS, beat.ms / 2) }));
};
