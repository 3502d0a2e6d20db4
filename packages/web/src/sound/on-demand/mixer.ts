/** One mixer for all sounds: three channels with volumes, ambience that ducks under effects, and a limiter at the end. */

import type { Cue } from '../cue-names.ts';
import { perform } from './cues.ts';

export interface Volumes {
  /** All volumes from 0 to 1. */
  readonly master: number;
  readonly effects: number;
  readonly turn: number;
  readonly ambience: number;
}

export interface Mixer {
  readonly context: BaseAudioContext;
  /** The input of the ambience. */
  readonly ambience: AudioNode;
  setVolumes(volumes: Volumes): void;
  /** Plays a cue; `count` is the number of dice. `at` is a time of the audio clock. */
  play(cue: Cue, count: number, at: number): void;
}

/** Cues that people listen to. The ambience steps back for this many seconds. */
const DUCKED_BY: Readonly<Partial<Record<Cue, number>>> = {
  turn: 0.8,
  diceRoll: 0.8,
  diceLand: 0.4,
  win: 0.8,
  loss: 0.8,
  jackpot: 2,
  gavel: 0.5,
  outbid: 0.7,
  event: 0.6,
  end: 2.2,
};

const DUCKED_LEVEL = 0.25;
const DUCK_S = 0.04;
const RETURN_S = 0.5;

/** How long a change of volume takes. A jump would click. */
const FADE_S = 0.03;

export const openMixer = (context: BaseAudioContext): Mixer => {
  const master = channelInto(context, limiterInto(context, context.destination));
  const effects = channelInto(context, master);
  const turn = channelInto(context, master);
  const ambience = channelInto(context, master);
  const ducked = channelInto(context, ambience);

  const duck = (seconds: number, at: number): void => {
    ducked.gain.cancelScheduledValues(at);
    ducked.gain.setTargetAtTime(DUCKED_LEVEL, at, DUCK_S);
    ducked.gain.setTargetAtTime(1, at + seconds, RETURN_S);
  };

  return {
    context,
    ambience: ducked,
    setVolumes(volumes) {
      const { currentTime } = context;
      master.gain.setTargetAtTime(volumes.master, currentTime, FADE_S);
      effects.gain.setTargetAtTime(volumes.effects, currentTime, FADE_S);
      turn.gain.setTargetAtTime(volumes.turn, currentTime, FADE_S);
      ambience.gain.setTargetAtTime(volumes.ambience, currentTime, FADE_S);
    },
    play(cue, count, at) {
      perform(cue, { context, out: cue === 'turn' ? turn : effects, at }, count);
      const seconds = DUCKED_BY[cue];
      if (seconds !== undefined) duck(seconds, at);
    },
  };
};

const channelInto = (context: BaseAudioContext, out: AudioNode): GainNode => {
  const gain = context.createGain();
  gain.connect(out);
  return gain;
};

/** Below this level the limiter changes nothing. Above it, it approaches `CEILING` and never reaches it. */
const KNEE = 0.6;
const CEILING = 0.9;
const CURVE_POINTS = 2049;

/** A curve cannot overshoot, so the sum of any number of sounds does not clip. */
const limiterInto = (context: BaseAudioContext, out: AudioNode): AudioNode => {
  const shaper = context.createWaveShaper();
  shaper.curve = Float32Array.from({ length: CURVE_POINTS }, (_, index) =>
    limited((index / (CURVE_POINTS - 1)) * 2 - 1),
  );
  shaper.connect(out);
  return shaper;
};

const limited = (sample: number): number => {
  const level = Math.abs(sample);
  if (level <= KNEE) return sample;
  const room = CEILING - KNEE;
  return Math.sign(sample) * (KNEE + room * Math.tanh((level - KNEE) / room));
};
