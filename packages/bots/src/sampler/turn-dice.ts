/** The chance of playouts: fast, and synchronised between playouts turn by turn. */

import type { Chance, Seat } from '@fremont/kernel';

const SEATS_MAX = 8;
/** The golden ratio in 32 bits. `mixed` uses the final steps of a well-known 32-bit mixer. */
export const STEP = 0x9e37_79b9;

export const mixed = (word: number): number => {
  let bits = word ^ (word >>> 16);
  bits = Math.imul(bits, 0x21f0_aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a_2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
};

/**
 * Every action of every seat starts its own sequence of numbers. So two playouts with the same seed get the same dice
 * in each turn, even after a seat has rolled more dice in one of them. Streams are ignored within a sequence.
 */
export class TurnDice implements Chance {
  readonly #seed: number;
  readonly #acted = new Int32Array(SEATS_MAX);
  #word = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** The next action of this seat begins. */
  begin(seat: Seat): void {
    const nth = this.#acted[seat] ?? 0;
    this.#acted[seat] = nth + 1;
    this.#word = mixed(this.#seed ^ mixed((nth + 1) * SEATS_MAX + seat));
  }

  int(n: number): number {
    this.#word = (this.#word + STEP) | 0;
    return Math.floor((mixed(this.#word) / 0x1_0000_0000) * n);
  }
}
