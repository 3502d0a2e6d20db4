/** Turns events into beats, for games whose events follow one after the other: first the motion, then the result. */

import { type Beat, type BeatSound, type EventBeats, type EventOnStage, fitInto } from './beats.ts';
import type { Plate } from './plates.ts';

/** How a game shows each of its events: first the motion, then the result. */
export interface Pacing<E extends { readonly type: string }, F, M> {
  /** The duration of the motion, or of the still frame of an event without one. An event type without a duration has no beat. */
  readonly ms: Partial<Readonly<Record<E['type'], number>>>;
  /** How long the result lies still after the motion. With 0 the next event follows at once. */
  holdOf(event: E): number;
  soundsOf(event: E): EventSounds;
  motionOf(event: E, before: F, after: F): M | null;
  /** The frame during the motion. If the event decides something, it draws the view before the event. */
  movingFrame(event: E, before: F, after: F): F;
  plateOf(event: E, before: F, after: F): Omit<Plate, 'event'> | null;
  /** The maximum duration of a story. */
  readonly msMax: number;
}

/** The sound of the motion, and that of the result. */
export interface EventSounds {
  readonly start?: BeatSound | null;
  readonly end?: BeatSound | null;
}

/** The minimum duration of a still frame. */
const HELD_MS = 120;

/** The beats of a story. Calm stories have no motion. */
export const beatsAlong = <E extends { readonly type: string }, F, M>(
  pacing: Pacing<E, F, M>,
  events: readonly EventOnStage<E, F>[],
  calm: boolean,
): Beat<F, M>[] => {
  if (calm) return events.flatMap((event) => calmBeats(pacing, event));
  const beats = events.flatMap((event) => Object.values(beatsOfEvent(pacing, event)).filter((beat) => beat !== null));
  return fitInto(beats, pacing.msMax);
};

const beatsOfEvent = <E extends { readonly type: string }, F, M>(
  pacing: Pacing<E, F, M>,
  stage: EventOnStage<E, F>,
): EventBeats<F, M> => {
  const { event, index, before, after } = stage;
  const type: E['type'] = event.type;
  const ms = pacing.ms[type];
  if (ms === undefined) return { moving: null, told: null };
  const { start: sound = null, end = null } = pacing.soundsOf(event);
  const motion = pacing.motionOf(event, before, after);
  const hold = pacing.holdOf(event);
  if (motion === null)
    return { moving: null, told: { ...toldBeat(pacing, stage), ms: ms + hold, sound: sound ?? end } };
  const frame = pacing.movingFrame(event, before, after);
  return {
    moving: { frame, motion, eventsTold: index, plate: null, ms, sound },
    told: hold === 0 ? null : { ...toldBeat(pacing, stage), ms: hold, sound: end },
  };
};

const toldBeat = <E extends { readonly type: string }, F, M>(
  pacing: Pacing<E, F, M>,
  { event, index, before, after }: EventOnStage<E, F>,
): Omit<Beat<F, M>, 'ms' | 'sound'> => {
  const plate = pacing.plateOf(event, before, after);
  return { frame: after, motion: null, eventsTold: index + 1, plate: plate && { ...plate, event: index } };
};

const calmBeats = <E extends { readonly type: string }, F, M>(
  pacing: Pacing<E, F, M>,
  stage: EventOnStage<E, F>,
): Beat<F, M>[] => {
  const type: E['type'] = stage.event.type;
  const ms = pacing.ms[type];
  if (ms === undefined) return [];
  const { start = null, end = null } = pacing.soundsOf(stage.event);
  return [
    { ...toldBeat(pacing, stage), ms: Math.max(HELD_MS, pacing.holdOf(stage.event), ms / 2), sound: end ?? start },
  ];
};
