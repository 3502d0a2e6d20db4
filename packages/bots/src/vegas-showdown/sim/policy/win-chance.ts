/**
 * The chance of every seat to win: a softmax of scores that are linear in a few numbers of each seat.
 * `train/vegas-showdown.ts` fits the weights on matches of the playout policy against itself.
 */

import { CELLS } from '@fremont/games/vegas-showdown';
import { nth } from '../numbers.ts';
import { CHOOSING, type Position } from '../position.ts';
import { rankFame } from '../score.ts';
import { SEATS_MAX } from '../tables.ts';
import type { LotValues } from './lot-values.ts';
import { SheetWorth } from './sheet-worth.ts';

/** Fame, money, income, spare counter, both counters, sheet, tiles aside, ranks, covered cells. */
export const FEATURES = 9;
/** Each number counts with a constant weight, and with weights that grow with the turns left and with their square. */
export const TERMS = 3;
export const WEIGHT_COUNT = FEATURES * TERMS;
export const TURNS_SCALE = 10;
const SPARE_MAX = 6;

export class WinChance {
  readonly #sheet = new SheetWorth();
  /** By seat, after `read`. */
  readonly features = new Float64Array(SEATS_MAX * FEATURES);

  /** Sets the numbers of all seats. `lotValues` has begun the turn of the position. */
  read(position: Position, lotValues: LotValues): void {
    const { money, fame, population, revenue, covered, seats } = position;
    const isIncomePaid = position.phase === CHOOSING;
    for (let seat = 0; seat < seats; seat++) {
      const people = nth(population, seat);
      const income = nth(revenue, seat);
      const earned = people < income ? people : income;
      const spare = Math.abs(people - income);
      const row = seat * FEATURES;
      this.#sheet.take(position.sheets, seat * CELLS, nth(position.tiles, seat), position.shape);
      this.features[row] = nth(fame, seat);
      this.features[row + 1] = (nth(money, seat) + (isIncomePaid ? 0 : earned)) / 10;
      this.features[row + 2] = earned;
      this.features[row + 3] = spare < SPARE_MAX ? spare : SPARE_MAX;
      this.features[row + 4] = people + income;
      this.features[row + 5] = this.#sheet.worth(lotValues.turns);
      this.features[row + 6] = lotValues.waiting(seat);
      this.features[row + 7] = rankFame(population, seats, seat) + rankFame(revenue, seats, seat);
      this.features[row + 8] = nth(covered, seat);
    }
  }

  /** The chance of every seat to win, before the end of the match. */
  of(position: Position, lotValues: LotValues, weights: readonly number[]): number[] {
    this.read(position, lotValues);
    const seats = Array.from({ length: position.seats }, (_, seat) => seat);
    const scores = seats.map((seat) => this.#scoreOf(seat, lotValues.turns / TURNS_SCALE, weights));
    const top = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - top));
    const sum = shares.reduce((total, share) => total + share, 0);
    return shares.map((share) => share / sum);
  }

  #scoreOf(seat: number, scaled: number, weights: readonly number[]): number {
    let score = 0;
    for (let feature = 0; feature < FEATURES; feature++) {
      const [now = 0, later = 0, muchLater = 0] = weights.slice(feature * TERMS, feature * TERMS + TERMS);
      score += (now + scaled * (later + scaled * muchLater)) * nth(this.features, seat * FEATURES + feature);
    }
    return score;
  }
}
