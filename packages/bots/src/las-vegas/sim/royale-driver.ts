/** Drives the simulator of `royale` one action at a time, for the law of equivalence. Not in a fast loop. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { type Chance, type DeepReadonly, type Outcome, type Seat, seatAt, seatList } from '@fremont/kernel';
import { type Cells, get } from '../../sim/cells.ts';
import type { SimulatorDriver } from '../../sim/simulator.ts';
import { ChanceLuck } from './luck.ts';
import { act } from './royale/actions.ts';
import { LAYOUT as L } from './royale/layout.ts';
import { dealRoyale, ROYALE_ITEM_BASE, royaleMatch, royaleScore } from './royale/match.ts';
import { listOptions, OPTIONS } from './royale/options.ts';
import { type BlackDice, decoded, encoded } from './royale-actions.ts';
import { royaleFrom } from './royale-state.ts';

type State = DeepReadonly<LasVegas['state']>;
type Action = LasVegas['action'];

export class RoyaleDriver implements SimulatorDriver<LasVegas> {
  #cells: Cells = new Int32Array(0);

  setup(options: DeepReadonly<LasVegas['options']>, seats: number, chance: Chance): void {
    this.#cells = royaleMatch(options as LasVegas['options'], seats);
    dealRoyale(this.#cells, new ChanceLuck(chance));
  }

  load(state: State): void {
    this.#cells = royaleFrom(state);
  }

  toAct(): readonly Seat[] {
    const s = this.#cells;
    const phase = get(s, L.PHASE);
    if (phase === L.OVER) return [];
    return [seatAt(get(s, phase === L.DECIDING ? L.ASKED : L.TURN))];
  }

  legalActions(seat: Seat): readonly Action[] {
    if (!this.toAct().includes(seat)) return [];
    const count = listOptions(this.#cells);
    return Array.from(OPTIONS.subarray(0, count), (code) => decoded(code, this.#black()));
  }

  advance(_seat: Seat, action: Action, chance: Chance): void {
    act(this.#cells, encoded(action, this.#black()), new ChanceLuck(chance));
  }

  outcome(): Outcome | null {
    const s = this.#cells;
    if (get(s, L.PHASE) !== L.OVER) return null;
    const scores = seatList(get(s, L.SEATS)).map((seat) => royaleScore(s, seat));
    return {
      placings: scores.map((score) => 1 + scores.filter((other) => other > score).length),
      scores: scores.map((score) => Math.floor(score / ROYALE_ITEM_BASE) * L.BILL_STEP),
      ending: 'lastRoundPaid',
    };
  }

  snapshot(): unknown {
    return pictureOf(this.#cells);
  }

  /** Loads the state into cells, so that the law compares cells with cells. */
  projected(state: State): unknown {
    return pictureOf(royaleFrom(state));
  }

  #black(): BlackDice {
    const [one, two] = [get(this.#cells, L.BLACK_ONE), get(this.#cells, L.BLACK_TWO)];
    return { low: Math.min(one, two), high: Math.max(one, two) };
  }
}

const QUESTIONS_WITH_DICE: readonly number[] = [L.ASK_FIFTY, L.ASK_MY_CHOICE, L.ASK_PRIME_TIME];

/** All cells except those without a meaning in the current phase, with piles sorted. */
const pictureOf = (s: Cells): unknown => {
  const phase = get(s, L.PHASE);
  const isDeciding = phase === L.DECIDING;
  const question = isDeciding ? get(s, L.QUESTION) : 0;
  const isRollNeeded = phase === L.PLACING || question === L.ASK_NICE_DIE;
  const areDiceNeeded = QUESTIONS_WITH_DICE.includes(question);
  const isPaying = get(s, L.PAYING) > 0;
  return {
    options: cellsFrom(s, L.SEATS, L.PHASE),
    chosen: cellsFrom(s, L.CHOSEN, L.HANDS),
    phase,
    round: get(s, L.ROUND),
    starter: get(s, L.STARTER),
    turn: get(s, L.TURN),
    turns: get(s, L.TURNS),
    roll: isRollNeeded ? [get(s, L.ROLL), get(s, L.ROLL_BIG)] : null,
    question: isDeciding ? cellsFrom(s, L.QUESTION, L.BLACK_ONE) : null,
    black: areDiceNeeded ? [get(s, L.BLACK_ONE), get(s, L.BLACK_TWO)] : null,
    paying: get(s, L.PAYING),
    bestWinner: isPaying ? get(s, L.BEST_WINNER) : null,
    used: get(s, L.USED),
    hands: cellsFrom(s, L.HANDS, L.CHIPS),
    chips: cellsFrom(s, L.CHIPS, L.PURSES),
    purses: cellsFrom(s, L.PURSES, L.BANK),
    bank: cellsFrom(s, L.BANK, L.HANDFUL),
    bills: cellsFrom(s, L.CASINO_BILLS, L.DICE),
    dice: cellsFrom(s, L.DICE, L.NEUTRAL_STRENGTH),
    neutral: cellsFrom(s, L.NEUTRAL_STRENGTH, L.GRAY),
    gray: cellsFrom(s, L.GRAY, L.TILES),
    tiles: cellsFrom(s, L.TILES, L.PLACES),
    registers: registersOf(s),
    unseen: cellsFrom(s, L.DECK, L.DECK + get(s, L.BILLS_LEFT)).sort((a, b) => a - b),
    returned: cellsFrom(s, L.RETURNED + get(s, L.RETURNED_FROM), L.RETURNED + get(s, L.RETURNED_TO)),
  };
};

const cellsFrom = (s: Cells, from: number, to: number): number[] => Array.from(s.subarray(from, to));

/** The registers of the tiles in play. Clusters and slots are set even when their tile is not in play. */
const registersOf = (s: Cells): readonly number[] => {
  const registers = cellsFrom(s, L.REGISTERS, L.DECK);
  if (get(s, L.PLACES + L.F1) === L.NONE) registers.fill(0, L.CLUSTERS - L.REGISTERS, L.SLOTS - L.REGISTERS);
  if (get(s, L.PLACES + L.F2) === L.NONE) registers.fill(0, L.SLOTS - L.REGISTERS, L.BAR - L.REGISTERS);
  return registers;
};
