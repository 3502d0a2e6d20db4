/** Written for speed: plays a table on for some turns. Every seat takes the actions with the highest gains. */

import { mixed } from '../../../sampler/turn-dice.ts';
import { codeOf, DRAW, perform } from '../actions.ts';
import { DRAWING, OVER, type Table } from '../table.ts';
import { answerAll } from './answers.ts';
import { Gains } from './gains.ts';
import { playTurn } from './turn.ts';

export class Playout {
  readonly #table: Table;
  readonly #gains: Gains;

  constructor(table: Table) {
    this.#table = table;
    this.#gains = new Gains(table);
  }

  /**
   * Plays on for `turns` turns, where the rest of a turn counts as one, and returns the value for the seat. Every turn
   * has its own random numbers from the seed, and its card uses the first of them. So all playouts of a seed draw the
   * same cards, whichever action was tried.
   */
  evaluationAfter(seed: number, turns: number, seat: number): number {
    this.playTurns(seed, turns);
    this.#gains.begin(seat);
    return this.#gains.evaluation();
  }

  playTurns(seed: number, turns: number): void {
    const table = this.#table;
    for (let turn = 0; turn < turns && table.phase !== OVER; turn++) {
      table.luck.seed(mixed(seed ^ mixed(table.turnNumber)));
      if (table.phase === DRAWING) perform(table, codeOf(DRAW));
      answerAll(table);
      if (table.phase === OVER) break;
      this.#gains.begin(table.turn);
      playTurn(table, this.#gains);
    }
  }
}
