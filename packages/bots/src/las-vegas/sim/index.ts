/**
 * The two simulators of Las Vegas: one driver for both, and random matches. The random matches are written for speed.
 */

import type { LasVegas } from '@fremont/games/las-vegas';
import type { Chance, DeepReadonly, Outcome, Seat } from '@fremont/kernel';
import type { SimulatorDriver } from '../../sim/simulator.ts';
import { Words } from '../../sim/words.ts';
import { WordLuck } from './luck.ts';
import { dealPlain, PLAIN, plainMatch, plainScore, playPlainOut } from './plain.ts';
import { PlainDriver } from './plain-driver.ts';
import { dealRoyale, playRoyaleOut, ROYALE_ITEM_BASE, royaleMatch, royaleScore } from './royale/match.ts';
import { RoyaleDriver } from './royale-driver.ts';

/** Chooses the simulator by the edition. */
export class LasVegasDriver implements SimulatorDriver<LasVegas> {
  readonly #plain = new PlainDriver();
  readonly #royale = new RoyaleDriver();
  #current: SimulatorDriver<LasVegas> = this.#plain;

  setup(options: DeepReadonly<LasVegas['options']>, seats: number, chance: Chance): void {
    this.#current = options.edition === 'royale' ? this.#royale : this.#plain;
    this.#current.setup(options, seats, chance);
  }

  load(state: DeepReadonly<LasVegas['state']>): void {
    this.#current = state.options.edition === 'royale' ? this.#royale : this.#plain;
    this.#current.load(state);
  }

  toAct(): readonly Seat[] {
    return this.#current.toAct();
  }

  legalActions(seat: Seat): readonly LasVegas['action'][] {
    return this.#current.legalActions(seat);
  }

  advance(seat: Seat, action: LasVegas['action'], chance: Chance): void {
    this.#current.advance(seat, action, chance);
  }

  outcome(): Outcome | null {
    return this.#current.outcome();
  }

  snapshot(): unknown {
    return this.#current.snapshot();
  }

  projected(state: DeepReadonly<LasVegas['state']>): unknown {
    return this.#current.projected(state);
  }
}

/** Plays the next match and returns the money by seat in steps of $10,000. The list is reused for the next match. */
export type RandomMatches = () => Int32Array;

/** Deals and plays whole random matches, every legal action equally likely. */
export const randomMatches = (options: LasVegas['options'], seats: number, seed: number): RandomMatches => {
  const luck = new WordLuck(new Words(seed));
  return options.edition === 'royale' ? royaleMatches(options, seats, luck) : plainMatches(options, seats, luck);
};

const plainMatches = (options: LasVegas['options'], seats: number, luck: WordLuck): RandomMatches => {
  const s = plainMatch(options, seats);
  const totals = new Int32Array(seats);
  return () => {
    dealPlain(s, luck);
    playPlainOut(s, luck);
    for (let seat = 0; seat < seats; seat++) totals[seat] = plainScore(s, seat) / PLAIN.ITEM_BASE;
    return totals;
  };
};

const royaleMatches = (options: LasVegas['options'], seats: number, luck: WordLuck): RandomMatches => {
  const s = royaleMatch(options, seats);
  const totals = new Int32Array(seats);
  return () => {
    dealRoyale(s, luck);
    playRoyaleOut(s, luck);
    for (let seat = 0; seat < seats; seat++) totals[seat] = royaleScore(s, seat) / ROYALE_ITEM_BASE;
    return totals;
  };
};
