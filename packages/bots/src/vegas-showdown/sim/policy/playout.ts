/**
 * Plays a match on for some turns, and values the result for a seat. Written for speed: all playouts share one
 * simulator.
 */

import { CELLS, SCORING } from '@fremont/games/vegas-showdown';
import { nth } from '../numbers.ts';
import type { Position } from '../position.ts';
import { WorldChance } from '../prng.ts';
import { rankFame, Scorer } from '../score.ts';
import { Simulator } from '../simulator.ts';
import { LotValues } from './lot-values.ts';
import { Policy } from './policy.ts';
import { SheetWorth } from './sheet-worth.ts';

/** The share of the average rival's gain that counts as a loss. */
const RIVALRY = 0.5;

export class Playout {
  readonly #simulator = new Simulator();
  readonly #lotValues = new LotValues(this.#simulator.position);
  readonly #policy = new Policy(this.#simulator, this.#lotValues);
  readonly #chance = new WorldChance();
  readonly #sheet = new SheetWorth();
  readonly #scorer = new Scorer();

  /**
   * The value for a seat after the action and `turns` turns, where the rest of this turn counts as one. `worths` are
   * the values of the lots on offer, one row of LOT_COUNT per seat.
   */
  evaluationAfter(start: Position, worths: Float64Array, action: number, turns: number, seed: number): number {
    const simulator = this.#simulator;
    const { position } = simulator;
    const me = start.actor;
    const end = start.turn + turns;
    simulator.load(start);
    this.#chance.begin(seed);
    this.#lotValues.begin(me, seed);
    this.#lotValues.beginTurn();
    this.#lotValues.knowWorths(worths);
    simulator.play(action, this.#chance);
    let { turn } = start;
    while (!simulator.isOver && position.turn < end) {
      if (position.turn !== turn) {
        turn = position.turn;
        this.#lotValues.beginTurn();
      }
      simulator.play(this.#policy.choose(), this.#chance);
    }
    return this.#evaluation(me);
  }

  #evaluation(me: number): number {
    const { position } = this.#simulator;
    const { seats } = position;
    if (!this.#simulator.isOver) this.#lotValues.beginTurn();
    let others = 0;
    for (let seat = 0; seat < seats; seat++) if (seat !== me) others += this.#worthOf(seat);
    return this.#worthOf(me) - (RIVALRY * others) / (seats - 1);
  }

  #worthOf(seat: number): number {
    const { position } = this.#simulator;
    if (this.#simulator.isOver) return this.#finalWorth(seat);
    this.#sheet.take(position.sheets, seat * CELLS, nth(position.tiles, seat), position.shape);
    return this.#lotValues.holdings(seat) + this.#sheet.worth(this.#lotValues.turns);
  }

  /** RULES 8, except that dollars count as fractions of Fame. */
  #finalWorth(seat: number): number {
    const { position } = this.#simulator;
    return (
      nth(position.fame, seat) +
      this.#scorer.sheetFame(position, seat) +
      nth(position.money, seat) / SCORING.moneyPer +
      rankFame(position.population, position.seats, seat) +
      rankFame(position.revenue, position.seats, seat)
    );
  }
}
