/** Search in the simulator for the editions without tiles: every option is played on to the end of the round. */

import { EDITION_FACTS, type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { assert, at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import { halving } from '../sampler/halving.ts';
import { guessWorld } from '../sampler/worlds.ts';
import type { Cells } from '../sim/cells.ts';
import { threatWeights } from './dollars.ts';
import { PLAIN, plainMatch, plainScore } from './sim/plain.ts';
import { loadPlain } from './sim/plain-driver.ts';
import { STAKES_ROW, type Stakes } from './sim/policy.ts';
import { playRound } from './sim/round.ts';
import { TurnWords } from './sim/turn-words.ts';
import { temperatureOf, winShare } from './win-chance.ts';

type View = DeepReadonly<LasVegas['view']>;
type Action = LasVegas['action'];

/** Whether `search` can decide: a placement or a pass in an edition without tiles. */
export const isSearchable = (view: View, legal: readonly Action[]): boolean =>
  view.options.edition !== 'royale' && legal.every(({ type }) => type === 'place' || type === 'pass');

/** The best of the legal actions by so many playouts. */
export const search = (view: View, seat: Seat, legal: readonly Action[], playouts: number, chance: Chance): Action => {
  const faces = legal.map((action) => (action.type === 'place' ? action.face - 1 : PLAIN.PASS_PICK));
  const worlds = new Worlds(view, seat, chance);
  const noSums = legal.map(() => 0);
  return at(
    legal,
    halving(noSums, playouts, (option, round) => worlds.play(round, at(faces, option))),
  );
};

/** The worlds of one decision. All options of a round of playouts use the same one. */
class Worlds {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #chance: Chance;
  readonly #words = new TurnWords();
  readonly #cells: Cells;
  readonly #world: Cells;
  readonly #stakes: Stakes = new Float64Array(STAKES_ROW * STAKES_ROW);
  readonly #totals: Float64Array;
  readonly #temperature: number;
  #round = -1;
  #seed = 0;

  constructor(view: View, seat: Seat, chance: Chance) {
    const { options, chairs, round } = view;
    this.#view = view;
    this.#seat = seat;
    this.#chance = chance;
    this.#cells = plainMatch(options, chairs.length);
    this.#world = plainMatch(options, chairs.length);
    this.#totals = new Float64Array(chairs.length);
    assert(options.edition !== 'royale', 'the simulator of this search has no tiles');
    this.#temperature = temperatureOf(options.edition, chairs.length, EDITION_FACTS[options.edition].rounds - round);
  }

  /** The chance to win after this placement in the world of this round. */
  play(round: number, face: number): number {
    if (round !== this.#round) this.#enter(round);
    this.#cells.set(this.#world);
    this.#words.restart(this.#seed);
    playRound(this.#cells, face, this.#stakes, this.#words);
    return winShare(this.#readTotals(this.#cells), this.#seat, this.#temperature);
  }

  #enter(round: number): void {
    const { state, seed } = guessWorld(lasVegas, this.#view, this.#seat, this.#chance);
    this.#round = round;
    this.#seed = seed;
    loadPlain(this.#world, state);
    setStakes(this.#stakes, this.#readTotals(this.#world));
  }

  #readTotals(cells: Cells): Float64Array {
    for (let seat = 0; seat < this.#totals.length; seat++)
      this.#totals[seat] = plainScore(cells, seat) / PLAIN.ITEM_BASE;
    return this.#totals;
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
