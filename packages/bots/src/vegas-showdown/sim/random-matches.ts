/** Random matches for the benchmark. Written for speed: all of them share one simulator. */

import { QuickChance } from './prng.ts';
import { Simulator } from './simulator.ts';

/** Plays whole matches, every seat choosing evenly among its actions. */
export class RandomMatches {
  readonly #simulator = new Simulator();

  /** `removal` and `shape` are indexes in REMOVALS and SHEET_SHAPES. Returns the number of actions. */
  play(seats: number, removal: number, shape: number, seed: number): number {
    const simulator = this.#simulator;
    const chance = new QuickChance(seed);
    simulator.deal(seats, removal, shape, chance);
    let actions = 0;
    for (; !simulator.isOver; actions++) simulator.play(simulator.action(chance.int(simulator.count())), chance);
    return actions;
  }
}
