/** Plays a story beat by beat. A story can be cut short at any time; the caller then settles on the final view. */

import { at } from '@fremont/kernel';
import type { Cue } from '../sound/index.ts';
import type { Plate } from './plates.ts';

/** `count` is the number of dice that the sound plays for. */
export interface BeatSound {
  readonly cue: Cue;
  readonly count: number;
}

/** One step of a story: the frame to show, its motion and its duration. */
export interface Beat<F, M> {
  /** During a motion that decides something, the frame does not contain the result. */
  readonly frame: F;
  readonly motion: M | null;
  /** How many events of the story the log, the dock and screen readers tell from the start of this beat on. */
  readonly eventsTold: number;
  readonly plate: Plate | null;
  /** At normal speed. */
  readonly ms: number;
  readonly sound: BeatSound | null;
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
  /** Ended animations keep their last picture until the next frame is drawn. */
  let ended: readonly Animation[] = [];
  const release = (): void => {
    for (const animation of ended) animation.cancel();
    ended = [];
  };

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
    release();
    if (isCut()) return;
    const ms = Math.max(0, due - performance.now());
    const animations = beat.motion === null ? [] : renderer.animate(beat.motion, before, ms);
    const over = Promise.all([pause(ms), ...animations.map(({ finished }) => finished.catch(() => undefined))]);
    await Promise.race([over, cutShort]);
    ended = animations;
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
      let due = performance.now();
      for (const beat of beats) {
        if (isCut || !Number.isFinite(renderer.speed())) break;
        due = dueOf(due, beat.ms / renderer.speed());
        await playBeat(beat, due, cutShort, () => isCut);
      }
      cut = null;
      renderer.rendered().then(release, () => undefined);
    },
    finish: () => cut?.(),
  };
};

/** The shortest part of a beat that a slow device plays. */
const SHORTEST = 0.5;

/** Beats follow a schedule, so that a slow device shortens them. It still shows at least half of each. */
const dueOf = (before: number, ms: number): number => Math.max(before + ms, performance.now() + ms * SHORTEST);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Shortens beats evenly so that together they last no longer than `msMax`. */
export const fitInto = <F, M>(beats: readonly Beat<F, M>[], msMax: number): Beat<F, M>[] => {
  const total = beats.reduce((sum, { ms }) => sum + ms, 0);
  const factor = total > msMax ? msMax / total : 1;
  return beats.map((beat) => ({ ...beat, ms: beat.ms * factor }));
};

/** The beats of one event. */
export interface EventBeats<F, M> {
  /** While it happens. Log, dock, totals and screen readers tell nothing of it yet. */
  readonly moving: Beat<F, M> | null;
  /** The result. Null if the next event may follow at once. */
  readonly told: Beat<F, M> | null;
}

/** An event of a story with the frames before and after it. */
export interface EventOnStage<E, F> {
  readonly event: E;
  readonly index: number;
  readonly before: F;
  readonly after: F;
}

/** `frames` holds the frame at each event, `start` the one before the first. */
export const onStage = <E, F>(events: readonly E[], frames: readonly F[], start: F): EventOnStage<E, F>[] =>
  events.map((event, index) => ({ event, index, before: frames[index - 1] ?? start, after: at(frames, index) }));
