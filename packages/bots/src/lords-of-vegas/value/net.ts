/** Written for speed: the chance of every seat to win, estimated by a small net that was trained on matches of bots. */

import { SEATS_MAX } from '@fremont/games/lords-of-vegas';
import { isAhead } from '../sim/standing.ts';
import { OVER, type Table } from '../sim/table.ts';
import { Features, INPUTS } from './features.ts';

export const HIDDEN = 24;
/** By unit: a bias and a weight per input; then a weight per unit, then one per input. */
export const WEIGHTS = HIDDEN * (INPUTS + 1) + HIDDEN + INPUTS;
const UNITS_END = HIDDEN * (INPUTS + 1);
const OUT_END = UNITS_END + HIDDEN;

/** How good the position looks to a seat. Only differences between seats matter. */
const outlookOf = (weights: Float64Array, inputs: Float64Array, start: number): number => {
  let outlook = 0;
  let weight = 0;
  for (let unit = 0; unit < HIDDEN; unit++) {
    let sum = weights[weight++] as number;
    for (let input = start; input < start + INPUTS; input++)
      sum += (weights[weight++] as number) * (inputs[input] as number);
    if (sum > 0) outlook += sum * (weights[UNITS_END + unit] as number);
  }
  for (let input = 0; input < INPUTS; input++)
    outlook += (weights[OUT_END + input] as number) * (inputs[start + input] as number);
  return outlook;
};

export class Value {
  /** By seat; they sum to 1. */
  readonly chances = new Float64Array(SEATS_MAX);
  readonly #features = new Features();
  readonly #weights: Float64Array;

  constructor(weights: Float64Array) {
    this.#weights = weights;
  }

  read(table: Table): void {
    if (table.phase === OVER) {
      this.#readEnd(table);
      return;
    }
    const { seats } = table;
    this.#features.read(table);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const chance = Math.exp(outlookOf(this.#weights, this.#features.rows, seat * INPUTS));
      this.chances[seat] = chance;
      sum += chance;
    }
    for (let seat = 0; seat < seats; seat++) this.chances[seat] = (this.chances[seat] as number) / sum;
  }

  #readEnd(table: Table): void {
    let winners = 0;
    for (let seat = 0; seat < table.seats; seat++) {
      let isFirst = true;
      for (let other = 0; other < table.seats; other++) if (isAhead(table, other, seat)) isFirst = false;
      this.chances[seat] = isFirst ? 1 : 0;
      if (isFirst) winners++;
    }
    for (let seat = 0; seat < table.seats; seat++) this.chances[seat] = (this.chances[seat] as number) / winners;
  }
}
