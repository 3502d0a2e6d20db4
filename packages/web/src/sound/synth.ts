/** The instruments. Sounds are decaying tones and filtered noise, so nothing is downloaded. */

/** The output of a sound and its start time in seconds of the audio clock. */
export interface Stage {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

export const later = (stage: Stage, seconds: number): Stage => ({ ...stage, at: stage.at + seconds });

/** A gain that rises at once and decays. */
const envelope = ({ context, out, at }: Stage, peak: number, seconds: number): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
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
}

export const noise = (stage: Stage, wanted: Noise): void => {
  const { hertz, seconds, peak, filter: type = 'bandpass', sharpness = 1, endHertz = hertz } = wanted;
  const source = stage.context.createBufferSource();
  source.buffer = noiseBuffer(stage.context);
  source.loop = true;
  const filter = stage.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = sharpness;
  filter.frequency.setValueAtTime(hertz, stage.at);
  filter.frequency.exponentialRampToValueAtTime(endHertz, stage.at + seconds);
  source.connect(filter).connect(envelope(stage, peak, seconds));
  source.start(stage.at, Math.random());
  source.stop(stage.at + seconds);
};

const buffers = new WeakMap<AudioContext, AudioBuffer>();

/** Two seconds of white noise, generated once. */
const noiseBuffer = (context: AudioContext): AudioBuffer => {
  const made = buffers.get(context);
  if (made !== undefined) return made;
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  buffers.set(context, buffer);
  return buffer;
};
