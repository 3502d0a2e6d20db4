/** The sound of each cue: soft and short. */

import type { Cue } from '../cue-names.ts';
import { ACRYLIC, about, CLAY, later, noise, type Stage, strike, tone, vibraphone, voice, WOOD } from './synth.ts';

/** `count` is the number of dice; each makes a sound. */
type Player = (stage: Stage, count: number) => void;

/** A die hits the table: acrylic on wood. */
const knock = (stage: Stage, peak: number): void => {
  strike(stage, ACRYLIC, peak * 0.5);
  strike(stage, WOOD, peak);
};

const ROLL_S = 0.62;

/** Dice in the hand, then on the table: knocks that come closer together and grow softer, as bounces do. */
const roll: Player = (stage) => {
  noise(stage, { hertz: 700, seconds: ROLL_S, peak: 0.03, sharpness: 0.6, attack: 0.08 });
  for (let at = 0, gap = 0.075; at < ROLL_S; at += about(gap, 0.35), gap *= 0.95)
    knock(later(stage, at), about(0.2 * (1 - at / (ROLL_S * 1.6)), 0.3));
};

const DICE_APART_S = 0.04;
const DICE_HEARD_MAX = 8;

const perDie = (stage: Stage, count: number, sound: (at: Stage) => void): void => {
  for (let die = 0; die < Math.min(count, DICE_HEARD_MAX); die++) sound(later(stage, about(die * DICE_APART_S, 0.2)));
};

/** Paper: a band of noise that rises or falls. */
const paper = (stage: Stage, from: number, to: number, peak: number): void => {
  noise(stage, { hertz: from, endHertz: to, seconds: 0.12, peak, attack: 0.02 });
  noise(later(stage, 0.05), { hertz: to * 1.4, seconds: 0.03, peak: peak * 0.6, filter: 'highpass' });
};

/** A crowd that cheers: voices that rise, and hands that clap. */
const crowd = (stage: Stage, seconds: number, peak: number): void => {
  for (let person = 0; person < 9; person++)
    voice(later(stage, Math.random() * 0.25), {
      hertz: about(560, 0.4),
      seconds: about(seconds, 0.2),
      peak: peak * 0.5,
    });
  for (let clap = 0; clap < 26; clap++)
    noise(later(stage, 0.1 + Math.random() * seconds * 0.8), {
      hertz: about(1500, 0.4),
      seconds: 0.03,
      peak: peak * about(0.25, 0.5),
      sharpness: 1.4,
      attack: 0.002,
    });
};

const arpeggio = (stage: Stage, notes: readonly number[], apart: number, seconds: number, peak: number): void => {
  for (const [index, hertz] of notes.entries()) vibraphone(later(stage, index * apart), hertz, seconds, peak);
};

const END_CHORDS = [
  [392, 494, 587],
  [440, 554, 659],
  [523, 659, 784, 1047],
] as const;

const PLAYERS: Readonly<Record<Cue, Player>> = {
  turn: (stage) => arpeggio(stage, [587, 880], 0.13, 0.5, 0.2),
  tap: (stage) => noise(stage, { hertz: 1900, seconds: 0.03, peak: 0.4 }),
  refused: (stage) => tone(stage, { hertz: 170, seconds: 0.09, peak: 0.3, endHertz: 90 }),
  diceRoll: roll,
  diceLand: (stage, count) => perDie(stage, count, (at) => knock(at, about(0.2, 0.25))),
  place: (stage, count) => perDie(stage, Math.min(count, 4), (at) => knock(at, 0.17)),
  chip: (stage) => {
    strike(stage, CLAY, 0.2);
    strike(later(stage, 0.055), CLAY, 0.15);
    strike(later(stage, 0.09), CLAY, 0.08);
  },
  moneyIn: (stage) => paper(stage, 1800, 5200, 0.34),
  moneyOut: (stage) => paper(stage, 4200, 1400, 0.3),
  card: (stage) => {
    noise(stage, { hertz: 1300, endHertz: 4200, seconds: 0.16, peak: 0.3, attack: 0.05 });
    noise(later(stage, 0.16), { hertz: 2600, seconds: 0.025, peak: 0.36, attack: 0.001 });
  },
  neon: (stage) => {
    strike(stage, ACRYLIC, 0.18);
    tone(later(stage, 0.05), { hertz: 120, seconds: 0.3, peak: 0.1, shape: 'sawtooth' });
    tone(later(stage, 0.09), { hertz: 240, seconds: 0.26, peak: 0.07, shape: 'sawtooth' });
  },
  points: (stage) => vibraphone(stage, 1047, 0.3, 0.1),
  fall: (stage) => tone(stage, { hertz: 520, seconds: 0.28, peak: 0.12, endHertz: 190 }),
  tie: (stage) => {
    noise(stage, { hertz: 5200, seconds: 0.05, peak: 0.2, filter: 'highpass' });
    tone(stage, { hertz: 420, seconds: 0.12, peak: 0.16, endHertz: 160 });
  },
  win: (stage) => arpeggio(stage, [523, 659, 784], 0.08, 0.4, 0.14),
  loss: (stage) => arpeggio(stage, [330, 262], 0.14, 0.5, 0.14),
  jackpot: (stage) => {
    arpeggio(stage, [523, 659, 784, 1047, 1319], 0.07, 0.6, 0.11);
    crowd(later(stage, 0.15), 1.6, 0.7);
  },
  gavel: (stage) => {
    strike(stage, WOOD, 0.34);
    strike(later(stage, 0.17), WOOD, 0.24);
  },
  outbid: (stage) => arpeggio(stage, [587, 440], 0.12, 0.36, 0.14),
  event: (stage) => noise(stage, { hertz: 6800, seconds: 0.4, peak: 0.09, filter: 'highpass', attack: 0.02 }),
  undo: (stage) => noise(stage, { hertz: 2600, seconds: 0.14, peak: 0.24, endHertz: 900 }),
  clock: (stage) => strike(stage, ACRYLIC, 0.2),
  end: (stage) => {
    for (const [index, chord] of END_CHORDS.entries())
      for (const hertz of chord) vibraphone(later(stage, index * 0.34), hertz, index === 2 ? 1.1 : 0.5, 0.09);
    crowd(later(stage, 0.75), 1.3, 0.4);
  },
};

export const perform = (cue: Cue, stage: Stage, count: number): void => PLAYERS[cue](stage, count);
