/**
 * Random words that stay in step between playouts. Written for speed.
 *
 * Every turn of every seat begins its own sequence. So two playouts with the same seed roll the same dice in the same turn
 * of a seat, even if they differ before it, and the difference between two options shows up after fewer playouts.
 */

import { mixed, STEP } from '../../sampler/turn-dice.ts';

const SEATS_MAX = 8;

export class TurnWords {
  #seed = 0;
  readonly #turns = new Int32Array(SEATS_MAX);
  #word = 0;

  /** Begins a playout. */
  restart(seed: number): void {
    this.#seed = seed;
    this.#turns.fill(0);
  }

  /** Begins the next turn of this seat. */
  begin(seat: number): void {
    const turn = this.#turns[seat] as number;
    this.#turns[seat] = turn + 1;
    this.#word = mixed(this.#seed ^ mixed((turn + 1) * SEATS_MAX + seat));
  }

  /** The next word: 0 to 2^31 - 1, all equally likely. */
  next(): number {
    this.#word = (this.#word + STEP) | 0;
    return mixed(this.#word) >>> 1;
  }
}
