/** Prices deals: the change in the chance to win of every seat, on the table after the deal. */

import {
  type DealAction,
  type Goods,
  LOT_FACTS,
  type Terms,
  type View,
  WAIVABLE_TYPES,
} from '@fremont/games/lords-of-vegas';
import type { Chance, DeepReadonly, Seat } from '@fremont/kernel';
import { mixed } from '../sampler/turn-dice.ts';
import { GAMBLE, perform, REMODEL, REORGANISE, SPRAWL, typeOf, whereOf } from './sim/actions.ts';
import { change, nth } from './sim/board.ts';
import { countDice, liftDie, liftMarker, putDie, putMarker } from './sim/casinos.ts';
import { actionAt, countActions } from './sim/legal.ts';
import { answerAll } from './sim/policy/answers.ts';
import { PLAYING, Table } from './sim/table.ts';
import { codeOfAction } from './sim/translation.ts';
import { loadView, VALUE } from './value/loading.ts';

const NOW = new Table();
const SWAPPED = new Table();
const TRIED = new Table();

/** The rolls over which an action with dice is averaged. */
const ROLLS = 12;
const ROLL_SEED = 0x1b87_3593;
/** A seat takes an action only for a gain above this; a promise not to take another one is worth nothing. */
const THREAT_MIN = 0.005;

type Chances = readonly number[];

/** For one view. The tables are shared, so an appraiser must not be used after another one was made. */
export class Appraiser {
  readonly #seats: number;
  readonly #turn: Seat;
  readonly #now: Chances;

  constructor(view: DeepReadonly<View>, seat: Seat, chance: Chance) {
    loadView(NOW, view, seat, chance);
    this.#seats = view.chairs.length;
    this.#turn = view.turn;
    this.#now = this.#read(NOW);
  }

  /** By seat: the gain from the deal, compared with none. */
  gains({ from, to, give, take, action, waiver }: DeepReadonly<Terms>): number[] {
    SWAPPED.copy(NOW);
    handOver(SWAPPED, from, to, give);
    handOver(SWAPPED, to, from, take);
    const after =
      action === null ? this.#read(SWAPPED) : this.#afterAction(SWAPPED, codeOfAction(action as DealAction));
    const before = waiver === null ? this.#now : this.#afterThreat(waiver);
    return after.map((chance, seat) => chance - (before[seat] ?? 0));
  }

  #read(table: Table): number[] {
    VALUE.read(table);
    return Array.from(VALUE.chances.subarray(0, this.#seats));
  }

  #afterAction(from: Table, code: number): number[] {
    const sums = Array.from({ length: this.#seats }, () => 0);
    for (let roll = 0; roll < ROLLS; roll++) {
      TRIED.copy(from);
      TRIED.luck.seed(mixed(ROLL_SEED + roll));
      perform(TRIED, code);
      answerAll(TRIED);
      for (const [seat, chance] of this.#read(TRIED).entries()) sums[seat] = (sums[seat] ?? 0) + chance / ROLLS;
    }
    return sums;
  }

  /** The chances after the action that a waiver prevents; those of now if the active seat would not take it. */
  #afterThreat({ action, casino }: NonNullable<DeepReadonly<Terms['waiver']>>): Chances {
    const first = nth(NOW.casino, LOT_FACTS[casino].index);
    if (NOW.phase !== PLAYING || first < 0) return this.#now;
    const type = [SPRAWL, REMODEL, REORGANISE, GAMBLE][WAIVABLE_TYPES.indexOf(action)];
    const codes = Array.from({ length: countActions(NOW) }, (_, choice) => choice).map((choice) =>
      actionAt(NOW, choice),
    );
    let worst = this.#now;
    let most = THREAT_MIN;
    for (const code of codes) {
      if (typeOf(code) !== type || whereOf(code) !== first) continue;
      const chances = this.#afterAction(NOW, code);
      const gain = (chances[this.#turn] ?? 0) - (this.#now[this.#turn] ?? 0);
      if (gain <= most) continue;
      most = gain;
      worst = chances;
    }
    return worst;
  }
}

/** Ties stay open: the value splits a tied casino among the seats with the highest die. */
const handOver = (table: Table, from: number, to: number, { money, lots, dice }: DeepReadonly<Goods>): void => {
  change(table.money, from, -money);
  change(table.money, to, money);
  for (const id of lots) {
    const lot = LOT_FACTS[id].index;
    liftMarker(table, from, lot);
    putMarker(table, to, lot);
  }
  for (const id of dice) {
    const lot = LOT_FACTS[id].index;
    const value = nth(table.value, lot);
    liftDie(table, from, lot);
    putDie(table, to, lot, value);
    countDice(table, nth(table.casino, lot));
  }
};
