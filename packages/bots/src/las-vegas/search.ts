/** Search in the simulators: every option is played on to the end of the round, and valued by the chance to win. */

import { EDITION_FACTS, type LasVegas, lasVegas, type State } from '@fremont/games/las-vegas';
import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import { halvingInSteps } from '../sampler/halving.ts';
import { guessWorld } from '../sampler/worlds.ts';
import { type Cells, get } from '../sim/cells.ts';
import type { Thinking } from '../thinking.ts';
import { threatWeights } from './dollars.ts';
import { PLAIN, plainMatch, plainScore } from './sim/plain.ts';
import { loadPlain } from './sim/plain-driver.ts';
import { STAKES_ROW, type Stakes } from './sim/policy.ts';
import { playRound } from './sim/round.ts';
import { LAYOUT } from './sim/royale/layout.ts';
import { ROYALE_ITEM_BASE, royaleScore } from './sim/royale/match.ts';
import { playRoyaleRound, TurnLuck } from './sim/royale/playout.ts';
import { encoded } from './sim/royale-actions.ts';
import { royaleFrom } from './sim/royale-state.ts';
import { TurnWords } from './sim/turn-words.ts';
import { temperatureOf, winShare } from './win-chance.ts';

type View = DeepReadonly<LasVegas['view']>;
type Action = LasVegas['action'];

/** A playout takes as long as there are dice left to place, so more of them fit late in a round: at most this many times. */
const MORE_MAX = 4;

const playoutsFor = ({ chairs, options }: View, playouts: number): number => {
  const left = chairs.reduce((sum, { supply }) => sum + supply.small + supply.big, 0);
  const { small, big } = EDITION_FACTS[options.edition].dice;
  return Math.round(playouts * Math.min(MORE_MAX, ((small + big) * chairs.length) / Math.max(1, left)));
};

export interface Effort {
  /** Those of a decision at the beginning of a round, all options together. */
  readonly playouts: number;
  /** A style adds these to the chance to win of each option. */
  readonly extras: readonly number[];
}

/** The best of the legal actions. */
export function* search(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  { playouts, extras }: Effort,
  chance: Chance,
): Thinking<Action> {
  const worlds = new Worlds(view, seat, chance);
  const codes = legal.map((action) => worlds.codeOf(action));
  const noSums = legal.map(() => 0);
  const chanceOf = (option: number, round: number): number =>
    worlds.play(round, at(codes, option)) + at(extras, option);
  return at(legal, yield* halvingInSteps(noSums, playoutsFor(view, playouts), chanceOf));
}

/** The average chance to win after this action. */
export const winChanceAfter = (view: View, seat: Seat, action: Action, playouts: number, chance: Chance): number => {
  const worlds = new Worlds(view, seat, chance);
  const code = worlds.codeOf(action);
  let sum = 0;
  for (let round = 0; round < playouts; round++) sum += worlds.play(round, code);
  return sum / playouts;
};

/** A simulator that plays rounds. */
interface Rounds {
  load(state: DeepReadonly<State>): void;
  /** The number of an action of the loaded state. */
  codeOf(action: Action): number;
  /** Plays the loaded round to its end, beginning with this action. */
  play(first: number | null, stakes: Stakes, words: TurnWords): void;
  /** The money of all seats in the loaded state, and after the last `play`. In steps. */
  before(totals: Float64Array): void;
  after(totals: Float64Array): void;
}

class PlainRounds implements Rounds {
  readonly #world: Cells;
  readonly #cells: Cells;

  constructor({ options, chairs }: View) {
    this.#world = plainMatch(options, chairs.length);
    this.#cells = plainMatch(options, chairs.length);
  }

  load(state: DeepReadonly<State>): void {
    loadPlain(this.#world, state);
  }

  codeOf(action: Action): number {
    return action.type === 'place' ? action.face - 1 : PLAIN.PASS_PICK;
  }

  play(first: number | null, stakes: Stakes, words: TurnWords): void {
    this.#cells.set(this.#world);
    playRound(this.#cells, first, stakes, words);
  }

  before(totals: Float64Array): void {
    readPlain(this.#world, totals);
  }

  after(totals: Float64Array): void {
    readPlain(this.#cells, totals);
  }
}

const readPlain = (cells: Cells, totals: Float64Array): void => {
  for (let seat = 0; seat < totals.length; seat++) totals[seat] = plainScore(cells, seat) / PLAIN.ITEM_BASE;
};

class RoyaleRounds implements Rounds {
  #world: Cells = new Int32Array(LAYOUT.CELL_COUNT);
  readonly #cells: Cells = new Int32Array(LAYOUT.CELL_COUNT);
  #luck: TurnLuck | null = null;

  load(state: DeepReadonly<State>): void {
    this.#world = royaleFrom(state);
  }

  codeOf(action: Action): number {
    const one = get(this.#world, LAYOUT.BLACK_ONE);
    const two = get(this.#world, LAYOUT.BLACK_TWO);
    return encoded(action, { low: Math.min(one, two), high: Math.max(one, two) });
  }

  play(first: number | null, stakes: Stakes, words: TurnWords): void {
    this.#luck ??= new TurnLuck(words);
    this.#cells.set(this.#world);
    playRoyaleRound(this.#cells, first, stakes, this.#luck);
  }

  before(totals: Float64Array): void {
    readRoyale(this.#world, totals);
  }

  after(totals: Float64Array): void {
    readRoyale(this.#cells, totals);
  }
}

const readRoyale = (cells: Cells, totals: Float64Array): void => {
  for (let seat = 0; seat < totals.length; seat++) totals[seat] = royaleScore(cells, seat) / ROYALE_ITEM_BASE;
};

/** A guess takes as long as a playout, so that this many playouts in a row share one; the dice of each are its own. */
const ROUNDS_PER_GUESS = 16;
const SEEDS = 0x4000_0000;

/** The worlds of one decision. All options of a round of playouts use the same one. */
class Worlds {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #chance: Chance;
  readonly #words = new TurnWords();
  readonly #rounds: Rounds;
  readonly #stakes: Stakes = new Float64Array(STAKES_ROW * STAKES_ROW);
  readonly #totals: Float64Array;
  readonly #temperature: number;
  #round = -1;
  #guess = -1;
  #seed = 0;

  constructor(view: View, seat: Seat, chance: Chance) {
    const { options, chairs, round } = view;
    this.#view = view;
    this.#seat = seat;
    this.#chance = chance;
    this.#rounds = options.edition === 'royale' ? new RoyaleRounds() : new PlainRounds(view);
    this.#totals = new Float64Array(chairs.length);
    this.#temperature = temperatureOf(options.edition, chairs.length, EDITION_FACTS[options.edition].rounds - round);
    this.#enter(0);
  }

  codeOf(action: Action): number {
    return this.#rounds.codeOf(action);
  }

  /** The chance to win after this action in the world of this round. */
  play(round: number, code: number): number {
    if (round !== this.#round) this.#enter(round);
    this.#words.restart(this.#seed);
    this.#rounds.play(code, this.#stakes, this.#words);
    this.#rounds.after(this.#totals);
    return winShare(this.#totals, this.#seat, this.#temperature);
  }

  #enter(round: number): void {
    this.#round = round;
    this.#seed = this.#chance.int(SEEDS, 'bot');
    const guess = Math.floor(round / ROUNDS_PER_GUESS);
    if (guess === this.#guess) return;
    this.#guess = guess;
    this.#rounds.load(guessWorld(lasVegas, this.#view, this.#seat, this.#chance).state);
    this.#rounds.before(this.#totals);
    setStakes(this.#stakes, this.#totals);
  }
}

/** A step of a rival counts against a seat, most if the rival is rich. */
export const setStakes = (stakes: Stakes, totals: Float64Array): void => {
  for (const seat of totals.keys()) {
    const weights = threatWeights(
      [...totals].filter((_, other) => other !== seat).map((total) => total * PLAIN.BILL_STEP),
    );
    const row = weights.map((weight) => -weight);
    row.splice(seat, 0, 1);
    stakes.set(row, seat * STAKES_ROW);
  }
};
