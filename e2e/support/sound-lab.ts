/** Renders the sounds of the app and measures them. Runs in a browser, bundled. */

import { CUES, type Cue, PLACES, type Place } from '../../packages/web/src/sound/cue-names.ts';
import { AHEAD_S, startAmbience } from '../../packages/web/src/sound/on-demand/ambience.ts';
import { type Mixer, openMixer } from '../../packages/web/src/sound/on-demand/mixer.ts';

export interface Measured {
  readonly name: string;
  /** The highest sample, 1 being full scale. */
  readonly peak: number;
  /** The loudest 400 ms, in LUFS (ITU-R BS.1770). */
  readonly loudness: number;
  /** The loudness of the last 400 ms. */
  readonly tail: number;
}

const RATE = 48_000;
const FULL = { master: 1, effects: 1, turn: 1, ambience: 1 } as const;
/** The defaults of the settings. */
const USUAL = { master: 0.7, effects: 1, turn: 1, ambience: 0.5 } as const;

const render = async (
  seconds: number,
  volumes: Parameters<Mixer['setVolumes']>[0],
  make: (mixer: Mixer) => void,
): Promise<Float32Array> => {
  const context = new OfflineAudioContext(1, seconds * RATE, RATE);
  const mixer = openMixer(context);
  mixer.setVolumes(volumes);
  make(mixer);
  return (await context.startRendering()).getChannelData(0);
};

/** The weighting of BS.1770 as two filters: a shelf for the head, and a high pass. */
const weighted = async (samples: Float32Array): Promise<Float32Array> => {
  const context = new OfflineAudioContext(1, samples.length, RATE);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.getChannelData(0).set(samples);
  const source = context.createBufferSource();
  source.buffer = buffer;
  const shelf = context.createIIRFilter(
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
  );
  const pass = context.createIIRFilter([1, -2, 1], [1, -1.99004745483398, 0.99007225036621]);
  source.connect(shelf).connect(pass).connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
};

const BLOCK = 0.4 * RATE;
const HOP = 0.1 * RATE;

const measure = async (name: string, samples: Float32Array): Promise<Measured> => {
  const filtered = await weighted(samples);
  const blocks: number[] = [];
  for (let start = 0; start + BLOCK <= filtered.length; start += HOP) {
    const power = filtered.subarray(start, start + BLOCK).reduce((sum, sample) => sum + sample * sample, 0) / BLOCK;
    blocks.push(-0.691 + 10 * Math.log10(power + 1e-12));
  }
  return {
    name,
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    loudness: Math.max(...blocks),
    tail: blocks.at(-1) ?? 0,
  };
};

/** A sound as a file, with its figures. */
export interface Recording extends Measured {
  readonly rate: number;
  /** 32-bit floating point samples in base 64. */
  readonly samples: string;
  /** Samples at or above full scale. */
  readonly clipped: number;
}

const record = async (name: string, samples: Float32Array): Promise<Recording> => {
  const bytes = new Uint8Array(samples.buffer);
  const letters: string[] = [];
  for (let start = 0; start < bytes.length; start += HOP)
    letters.push(String.fromCharCode(...bytes.subarray(start, start + HOP)));
  return {
    ...(await measure(name, samples)),
    rate: RATE,
    samples: btoa(letters.join('')),
    clipped: samples.filter((sample) => Math.abs(sample) >= 1).length,
  };
};

const CUE_S = 4;
const DICE = 8;

const soundLab = {
  RATE,
  cue: (cue: Cue): Promise<Float32Array> => render(CUE_S, FULL, (mixer) => mixer.play(cue, DICE, 0.2)),
  ambience: (place: Place): Promise<Float32Array> =>
    render(AHEAD_S * 3, USUAL, ({ context, ambience }) => {
      const { plan } = startAmbience(place, context, ambience);
      for (const part of [0, 1, 2]) plan(part * AHEAD_S);
    }),
  recordCue: async (cue: Cue): Promise<Recording> => record(cue, await soundLab.cue(cue)),
  recordAmbience: async (place: Place): Promise<Recording> => record(place, await soundLab.ambience(place)),
  cues: async (): Promise<Measured[]> => Promise.all(CUES.map(async (cue) => measure(cue, await soundLab.cue(cue)))),
  ambiences: async (): Promise<Measured[]> =>
    Promise.all(PLACES.map(async (place) => measure(place, await soundLab.ambience(place)))),
  /** Every cue at the same moment, with ambience, at full volume. */
  everything: async (): Promise<Measured> =>
    measure(
      'everything',
      await render(CUE_S, FULL, (mixer) => {
        startAmbience('las-vegas', mixer.context, mixer.ambience).plan(0);
        for (const cue of CUES) mixer.play(cue, DICE, 0.2);
      }),
    ),
  /** The loudness of the ambience before, during and after a cue that ducks it. The cue itself is silent. */
  ducking: async (): Promise<{ before: number; during: number; after: number }> => {
    const samples = await render(8, { ...FULL, effects: 0 }, (mixer) => {
      startAmbience('street', mixer.context, mixer.ambience);
      mixer.play('jackpot', 1, 3);
    });
    const level = async (from: number): Promise<number> =>
      (await measure('part', samples.slice(from * RATE, (from + 0.5) * RATE))).loudness;
    return { before: await level(2.3), during: await level(4), after: await level(7.4) };
  },
};

declare global {
  var fremontSoundLab: typeof soundLab | undefined;
}

globalThis.fremontSoundLab = soundLab;
