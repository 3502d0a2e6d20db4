/** The quiet background of each place: air that moves slowly, and now and then something far away. */

import type { Place } from '../cue-names.ts';
import { about, CLAY, later, noise, noiseSource, type Stage, strike, tone, vibraphone, voice } from './synth.ts';

interface Background {
  /** Layers of noise that never stop: frequency, sharpness, level, and the seconds of one swell. */
  readonly air: readonly (readonly [hertz: number, sharpness: number, level: number, swell: number])[];
  /** Far sounds, each with its mean distance in seconds. */
  readonly far: readonly (readonly [every: number, sound: (stage: Stage) => void])[];
}

const murmur = (stage: Stage): void => voice(stage, { hertz: about(430, 0.35), seconds: about(3, 0.4), peak: 0.03 });

const farChips = (stage: Stage): void => {
  for (let chip = 0; chip < 4; chip++) strike(later(stage, chip * about(0.07, 0.3)), CLAY, 0.012);
};

const cricket = (stage: Stage): void => {
  for (let chirp = 0; chirp < 5; chirp++)
    tone(later(stage, chirp * 0.062), { hertz: about(4300, 0.01), seconds: 0.04, peak: 0.008 });
};

const passingCar = (stage: Stage): void =>
  noise(stage, { hertz: 320, endHertz: 180, seconds: 4.5, peak: 0.09, sharpness: 0.7, attack: 2 });

/** A bar of a vibraphone in the next room. The notes of one chord fit in any order. */
const farVibraphone = (stage: Stage): void => {
  const notes = [262, 330, 392, 494, 587];
  for (let note = 0; note < 3; note++)
    vibraphone(
      later(stage, note * about(0.5, 0.3)),
      notes[Math.floor(Math.random() * notes.length)] ?? 262,
      1.4,
      0.012,
    );
};

const BACKGROUNDS: Readonly<Record<Place, Background>> = {
  street: {
    air: [
      [260, 0.5, 0.05, 11],
      [900, 0.8, 0.012, 7],
    ],
    far: [
      [3, cricket],
      [17, passingCar],
    ],
  },
  'las-vegas': {
    air: [[480, 0.6, 0.032, 9]],
    far: [
      [0.7, murmur],
      [6, farChips],
    ],
  },
  'lords-of-vegas': {
    air: [
      [180, 0.5, 0.06, 13],
      [120, 9, 0.03, 5],
    ],
    far: [
      [6, passingCar],
      [5, murmur],
    ],
  },
  'vegas-showdown': {
    air: [[360, 0.5, 0.03, 10]],
    far: [
      [1.6, murmur],
      [7, farVibraphone],
    ],
  },
};

const FADE_S = 1.2;
/** Measured: at the usual volumes every place is between -45 and -40 LUFS. */
const LEVEL = 2.6;

/** Far sounds are planned this many seconds ahead. */
export const AHEAD_S = 4;

export interface Ambience {
  /** Plans the far sounds of the next `AHEAD_S` seconds from this time of the audio clock on. */
  plan(from: number): void;
  /** Fades out. */
  stop(): void;
}

export const startAmbience = (place: Place, context: BaseAudioContext, out: AudioNode): Ambience => {
  const { air, far } = BACKGROUNDS[place];
  const whole = context.createGain();
  whole.gain.setValueAtTime(0.0001, context.currentTime);
  whole.gain.setTargetAtTime(LEVEL, context.currentTime, FADE_S / 2);
  whole.connect(out);
  const sources = air.flatMap((layer) => airLayer(context, whole, layer));
  return {
    plan(from) {
      for (const [every, sound] of far)
        for (let at = Math.random() * every; at < AHEAD_S; at += every * (0.4 + Math.random() * 1.2))
          sound({ context, out: whole, at: from + at });
    },
    stop() {
      const end = context.currentTime + FADE_S;
      whole.gain.cancelScheduledValues(context.currentTime);
      whole.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4);
      for (const source of sources) source.stop(end);
    },
  };
};

/** Filtered noise whose level a slow wave moves. */
const airLayer = (
  context: BaseAudioContext,
  out: AudioNode,
  [hertz, sharpness, level, swell]: Background['air'][number],
): AudioScheduledSourceNode[] => {
  const source = noiseSource(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = sharpness;
  const gain = context.createGain();
  gain.gain.value = level;
  const wave = context.createOscillator();
  wave.frequency.value = 1 / swell;
  const depth = context.createGain();
  depth.gain.value = level * 0.4;
  wave.connect(depth).connect(gain.gain);
  source.connect(filter).connect(gain).connect(out);
  source.start();
  wave.start();
  return [source, wave];
};
