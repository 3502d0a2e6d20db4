/** The instruments. Sounds are decaying tones and filtered noise, so nothing is downloaded. */

/** The output of a sound and its start time in seconds of the audio clock. */
export interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

export const later = (stage: Stage, seconds: number): Stage => ({ ...stage, at: stage.at + seconds });

/** A number that differs a little each time, so that no two knocks are the same. */
export const about = (value: number, share = 0.08): number => value * (1 + (Math.random() * 2 - 1) * share);

const ATTACK_S = 0.004;

/** A gain that rises at once and decays. */
const envelope = ({ context, out, at }: Stage, peak: number, seconds: number, attack = ATTACK_S): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(seconds, attack * 2));
  gain.connect(out);
  return gain;
};

interface Tone {
  readonly hertz: number;
  readonly seconds: number;
  readonly peak: number;
  readonly shape?: OscillatorType;
  /** The frequency at the end of the tone. */
  readonly endHertz?: number;
}

export const tone = (stage: Stage, { hertz, seconds, peak, shape = 'sine', endHertz = hertz }: Tone): void => {
  const oscillator = stage.context.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(hertz, stage.at);
  oscillator.frequency.exponentialRampToValueAtTime(endHertz, stage.at + seconds);
  oscillator.connect(envelope(stage, peak, seconds));
  oscillator.start(stage.at);
  oscillator.stop(stage.at + seconds);
};

/** A vibraphone bar: the fundamental rings, the fourth and tenth partials give the stroke of the mallet. */
export const vibraphone = (stage: Stage, hertz: number, seconds: number, peak: number): void => {
  tone(stage, { hertz, seconds, peak });
  tone(stage, { hertz: hertz * 4, seconds: seconds * 0.4, peak: peak * 0.22 });
  tone(stage, { hertz: hertz * 10, seconds: 0.06, peak: peak * 0.08 });
};

interface Noise {
  readonly hertz: number;
  readonly seconds: number;
  readonly peak: number;
  readonly filter?: BiquadFilterType;
  readonly sharpness?: number;
  readonly endHertz?: number;
  readonly attack?: number;
}

export const noise = (stage: Stage, wanted: Noise): void => {
  const { hertz, seconds, peak, filter: type = 'bandpass', sharpness = 1, endHertz = hertz, attack } = wanted;
  const source = noiseSource(stage.context);
  const filter = stage.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = sharpness;
  filter.frequency.setValueAtTime(hertz, stage.at);
  filter.frequency.exponentialRampToValueAtTime(endHertz, stage.at + seconds);
  source.connect(filter).connect(envelope(stage, peak, seconds, attack));
  source.start(stage.at, Math.random());
  source.stop(stage.at + seconds);
};

/** A material, by the frequencies at which it rings: hertz, level and seconds of each. */
export type Material = readonly (readonly [hertz: number, level: number, seconds: number])[];

export const WOOD: Material = [
  [210, 1, 0.09],
  [480, 0.5, 0.06],
  [1150, 0.22, 0.03],
];
/** A die of acrylic. */
export const ACRYLIC: Material = [
  [2350, 1, 0.035],
  [3900, 0.55, 0.025],
  [6100, 0.3, 0.018],
];
/** A chip of clay. */
export const CLAY: Material = [
  [2900, 1, 0.055],
  [4700, 0.6, 0.04],
  [7300, 0.35, 0.025],
];

/** An impact: a burst of noise, and the body that rings. */
export const strike = (stage: Stage, material: Material, peak: number): void => {
  const [[hertz] = [1000]] = material;
  noise(stage, { hertz: hertz * 1.6, seconds: 0.018, peak: peak * 0.8, sharpness: 0.8, attack: 0.001 });
  for (const [partial, level, seconds] of material)
    tone(stage, { hertz: about(partial, 0.05), seconds: about(seconds, 0.2), peak: peak * level * 0.6 });
};

/** A gain that rises, stays and falls. */
const swell = ({ context, out, at }: Stage, peak: number, seconds: number): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + seconds * 0.25);
  gain.gain.setValueAtTime(peak, at + seconds * 0.55);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  gain.connect(out);
  return gain;
};

/** One voice of a crowd: noise through two formants, in syllables. */
export const voice = (stage: Stage, { hertz, seconds, peak }: Pick<Noise, 'hertz' | 'seconds' | 'peak'>): void => {
  const { context, at } = stage;
  const syllables = context.createGain();
  syllables.gain.setValueAtTime(0.0001, at);
  for (let time = 0; time < seconds; time += about(0.24, 0.4)) {
    syllables.gain.linearRampToValueAtTime(about(1, 0.5), at + time + 0.07);
    syllables.gain.linearRampToValueAtTime(0.08, at + time + 0.19);
  }
  syllables.connect(swell(stage, peak, seconds));
  for (const [formant, sharpness] of [
    [hertz, 5],
    [hertz * 2.6, 7],
  ] as const) {
    const source = noiseSource(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = about(formant);
    filter.Q.value = sharpness;
    source.connect(filter).connect(syllables);
    source.start(at, Math.random());
    source.stop(at + seconds);
  }
};

export const noiseSource = (context: BaseAudioContext): AudioBufferSourceNode => {
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context);
  source.loop = true;
  return source;
};

const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of white noise, generated once. */
const noiseBuffer = (context: BaseAudioContext): AudioBuffer => {
  const made = buffers.get(context);
  if (made !== undefined) return made;
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  buffers.set(context, buffer);
  return buffer;
};
