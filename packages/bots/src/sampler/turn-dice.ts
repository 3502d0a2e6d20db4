/** The chance of playouts: quick, and in step from turn to turn. */

import type { Chance, Seat } from '@fremont/kernel';

const SEATS_MAX = 8;
/** Odd numbers far from any pattern; the finishing steps are those of a well-known 32-bit mixer. */
const STEP = 0x9e37_79b9;

const mixed = (word: number): number => {
  let bits = word ^ (word >>> 16);
  bits = Math.imul(bits, 0x21f0_aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a_2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
};

/**
 * Every action of every seat begins a row of numbers of its own, so that two playouts of one seed meet the same dice turn
 * by turn even after a seat has rolled more dice in one of them than in the other. Streams do not matter within a row.
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
