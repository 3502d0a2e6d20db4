/** Plays a story step by step. Everything can be cut short: the caller then settles on the view it was sent. */

import type { Cue } from '../sound/index.ts';

/** One step of a story: what the screen shows, what moves, for how long. */
export interface Beat<F, M> {
  readonly frame: F;
  readonly motion: M | null;
  /** How many of the events have been told with this beat. */
  readonly told: number;
  /** At normal speed. */
  readonly ms: number;
  /** `count` is how many dice it is about. */
  readonly sound: { readonly cue: Cue; readonly count: number } | null;
}

/** What a table needs to tell its story: where to draw, how to move things, how fast. */
export interface Theatre<F, M> {
  show(beat: Beat<F, M>): void;
  /** Resolves once what was shown has been drawn. */
  drawn(): Promise<void>;
  /** Looks at the pieces before they move; the answer is given to `move`. */
  look(motion: M): unknown;
  /** Starts what moves; the animations are finished when the story is cut short. */
  move(motion: M, before: unknown, ms: number): readonly Animation[];
  /** How much faster than normal; Infinity shows only the end. */
  speed(): number;
}

export interface Storyteller<F, M> {
  /** Resolves when the last beat has been shown or the story was cut short. */
  play(beats: readonly Beat<F, M>[]): Promise<void>;
  /** Finishes at once whatever is playing. */
  finish(): void;
}

export const storyteller = <F, M>(theatre: Theatre<F, M>): Storyteller<F, M> => {
  let cut: (() => void) | null = null;

  const playBeat = async (
    beat: Beat<F, M>,
    due: number,
    cutShort: Promise<void>,
    isCut: () => boolean,
  ): Promise<void> => {
    const before = beat.motion === null ? null : theatre.look(beat.motion);
    theatre.show(beat);
    // A page that has just been hidden draws nothing any more.
    await Promise.race([theatre.drawn(), cutShort]);
    if (isCut()) return;
    const ms = Math.max(0, due - performance.now());
    const animations = beat.motion === null ? [] : theatre.move(beat.motion, before, ms);
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
      // Every beat has its hour: a device that is slow to draw cuts the pauses, not the end.
      let due = performance.now();
      for (const beat of beats) {
        if (isCut || !Number.isFinite(theatre.speed())) break;
        due += beat.ms / theatre.speed();
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

/** How one game tells events one after the other: what each lasts, sounds and moves. An event without a time is silent. */
export interface Telling<E extends { readonly type: string }, V, F, M> {
  readonly ms: Partial<Readonly<Record<E['type'], number>>>;
  readonly sounds: Partial<Readonly<Record<E['type'], Cue>>>;
  frameAfter(frame: F, event: E, end: V): F;
  motionOf(event: E, frame: F): M | null;
  /** However much happens, nobody waits longer than this. */
  readonly msMax: number;
}

/** A calm picture is held at least this long. */
const HELD_MS = 120;

/** Calm stories hold still pictures. */
export const tellOneByOne = <E extends { readonly type: string }, V, F, M>(
  { ms, sounds, frameAfter, motionOf, msMax }: Telling<E, V, F, M>,
  events: readonly E[],
  start: F,
  end: V,
  calm: boolean,
): Beat<F, M>[] => {
  const beats: Beat<F, M>[] = [];
  let frame = start;
  for (const [index, event] of events.entries()) {
    frame = frameAfter(frame, event, end);
    const type: E['type'] = event.type;
    const lasts = ms[type];
    const cue = sounds[type];
    if (lasts === undefined) continue;
    const sound = cue === undefined ? null : { cue, count: 1 };
    beats.push({ frame, motion: motionOf(event, frame), told: index + 1, ms: lasts, sound });
  }
  if (!calm) return fitInto(beats, msMax);
  return beats.map((beat) => ({ ...beat, motion: null, ms: Math.max(HELD_MS, beat.ms / 2) }));
};
