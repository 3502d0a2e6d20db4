/** Chance for simulations. Written for speed: 32-bit arithmetic, and no closures. */

import { SIZES } from '@fremont/games/vegas-showdown';
import type { Chance } from '@fremont/kernel';
import { add, nth } from './numbers.ts';

const RANGE = 0x1_0000_0000;

/** Mixes a word over all 32 bits: the final steps of a well-known mixer. */
const hashed = (word: number): number => {
  let bits = word ^ (word >>> 16);
  bits = Math.imul(bits, 0x21f0_aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a_2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
};

/** A number from 0 to 1 that depends only on a seed and an index. */
export const fraction = (seed: number, index: number): number => hashed(seed ^ hashed(index)) / RANGE;

/** Random matches: xorshift, streams are ignored. */
export class QuickChance implements Chance {
  #word: number;

  constructor(seed: number) {
    // The state must never be 0.
    this.#word = hashed(seed + 1) | 1;
  }

  int(n: number): number {
    let word = this.#word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#word = word;
    return Math.floor(((word >>> 0) / RANGE) * n);
  }
}

const STREAMS = ['events', ...SIZES.map((size) => `tiles:${size}`)];
/** An upper limit of the cards or tiles of any stream. */
const DRAWS_MAX = 64;

/**
 * The chance of one guessed world: the nth card and the nth tile of each stack are the same in every playout of a seed,
 * whichever action was tried.
 */
export class WorldChance implements Chance {
  #seed = 0;
  readonly #drawn = new Int32Array(STREAMS.length);

  begin(seed: number): void {
    this.#seed = seed;
    this.#drawn.fill(0);
  }

  int(n: number, stream: string): number {
    const index = STREAMS.indexOf(stream);
    add(this.#drawn, index, 1);
    return Math.floor(fraction(this.#seed, index * DRAWS_MAX + nth(this.#drawn, index)) * n);
  }
}
