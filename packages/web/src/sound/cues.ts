/** The sound of each cue: soft, short, no loops. Every cue also has a visible counterpart. */

import { later, noise, type Stage, tone, vibraphone } from './synth.ts';

export const CUES = [
  'turn',
  'tap',
  'refused',
  'diceRoll',
  'diceLand',
  'place',
  'chip',
  'moneyIn',
  'moneyOut',
  'tie',
  'undo',
  'clock',
  'end',
] as const;
export type Cue = (typeof CUES)[number];

/** The volume setting that applies to a cue. */
export const channelOf = (cue: Cue): 'effects' | 'turn' => (cue === 'turn' ? 'turn' : 'effects');

/** `count` is the number of dice; each makes a sound. */
type Player = (stage: Stage, count: number) => void;

const click = (stage: Stage, hertz: number, seconds: number, peak: number): void => {
  noise(stage, { hertz, seconds, peak, sharpness: 2.5 });
  tone(stage, { hertz: hertz / 4, seconds, peak: peak * 0.5, endHertz: hertz / 5 });
};

const DICE_APART_S = 0.04;
const SHUFFLE_KNOCKS = 11;

/** Wood on felt: knocks at irregular intervals. */
const shuffle: Player = (stage) => {
  for (let knock = 0; knock < SHUFFLE_KNOCKS; knock++) {
    const at = knock * 0.052 + Math.random() * 0.022;
    click(later(stage, at), 1500 + Math.random() * 900, 0.045, 0.1 + Math.random() * 0.06);
  }
};

const perDie = (stage: Stage, count: number, sound: (at: Stage, die: number) => void): void => {
  for (let die = 0; die < count; die++) sound(later(stage, die * DICE_APART_S), die);
};

const PLAYERS: Readonly<Record<Cue, Player>> = {
  turn: (stage) => {
    vibraphone(stage, 587, 0.42, 0.2);
    vibraphone(later(stage, 0.13), 880, 0.5, 0.2);
  },
  tap: (stage) => noise(stage, { hertz: 1900, seconds: 0.03, peak: 0.16 }),
  refused: (stage) => tone(stage, { hertz: 170, seconds: 0.09, peak: 0.3, endHertz: 90 }),
  diceRoll: shuffle,
  diceLand: (stage, count) => perDie(stage, count, (at, die) => click(at, 2300 - die * 70, 0.06, 0.2)),
  place: (stage, count) => perDie(stage, Math.min(count, 4), (at) => click(at, 3100, 0.08, 0.2)),
  chip: (stage) => {
    click(stage, 4200, 0.05, 0.14);
    click(later(stage, 0.05), 4700, 0.06, 0.12);
  },
  moneyIn: (stage) => noise(stage, { hertz: 1800, seconds: 0.12, peak: 0.22, endHertz: 5200 }),
  moneyOut: (stage) => noise(stage, { hertz: 4200, seconds: 0.12, peak: 0.18, endHertz: 1400 }),
  tie: (stage) => {
    noise(stage, { hertz: 5200, seconds: 0.05, peak: 0.2, filter: 'highpass' });
    tone(stage, { hertz: 420, seconds: 0.12, peak: 0.16, endHertz: 160 });
  },
  undo: (stage) => noise(stage, { hertz: 2600, seconds: 0.14, peak: 0.14, endHertz: 900 }),
  clock: (stage) => click(stage, 2700, 0.02, 0.14),
  end: (stage) => {
    const chords = [
      [392, 494, 587],
      [440, 554, 659],
      [523, 659, 784, 1047],
    ];
    for (const [index, chord] of chords.entries()) {
      for (const hertz of chord) vibraphone(later(stage, index * 0.34), hertz, index === 2 ? 1.1 : 0.5, 0.09);
    }
  },
};

export const perform = (cue: Cue, stage: Stage, count: number): void => PLAYERS[cue](stage, count);
