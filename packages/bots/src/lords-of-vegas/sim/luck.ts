/**
 * Written for speed: the chance of a simulation. It uses a `Chance` for the law of equivalence, else its own generator.
 */

import type { Chance, Stream } from '@fremont/kernel';
import { mixed, STEP } from '../../sampler/turn-dice.ts';

/** Streams by number; the first are the dice of each seat. */
const STREAMS: readonly Stream[] = ['dice:0', 'dice:1', 'dice:2', 'dice:3', 'deck', 'setup', 'choice'];
export const DECK = STREAMS.indexOf('deck');
export const SETUP = STREAMS.indexOf('setup');
/** The stream for the choices of random play. */
export const CHOICE = STREAMS.indexOf('choice');

const WORDS = 0x1_0000_0000;
const SIDES = 6;

export class Luck {
  #chance: Chance | null = null;
  /** A list of one element, because V8 in browsers would box a 32-bit field. */
  readonly #word = new Int32Array(1);
  readonly #start = new Int32Array(1);

  /** Takes all further draws from `chance`. */
  use(chance: Chance): void {
    this.#chance = chance;
  }

  /** Takes all further draws from a generator with this seed, which ignores streams. */
  seed(seed: number): void {
    this.#chance = null;
    this.#word[0] = seed;
    this.#start[0] = seed;
  }

  /** Whether nothing was drawn since the last `seed`. */
  get isUntouched(): boolean {
    return this.#word[0] === this.#start[0];
  }

  int(n: number, stream: number): number {
    if (this.#chance !== null) return this.#chance.int(n, STREAMS[stream] as Stream);
    const word = ((this.#word[0] as number) + STEP) | 0;
    this.#word[0] = word;
    return Math.floor((mixed(word) / WORDS) * n);
  }

  roll(seat: number): number {
    return this.int(SIDES, seat) + 1;
  }
}
