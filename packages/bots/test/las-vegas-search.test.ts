/** Search in the simulator: its policy values options as greedy does, and its measure of an end is the chance to win. */

import { FACES, type Face, lasVegas, type State } from '@fremont/games/las-vegas';
import { at, type Chance, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { greedyWorths } from '../src/las-vegas/greedy.ts';
import { isSearchable, search, setStakes } from '../src/las-vegas/search.ts';
import { PLAIN, plainMatch } from '../src/las-vegas/sim/plain.ts';
import { loadPlain } from '../src/las-vegas/sim/plain-driver.ts';
import { greedyFace, STAKES_ROW } from '../src/las-vegas/sim/policy.ts';
import { TurnWords } from '../src/las-vegas/sim/turn-words.ts';
import { temperatureOf, winShare } from '../src/las-vegas/win-chance.ts';
import {
  bareState,
  dice,
  ME,
  place,
  RIVAL,
  viewOf,
  withCasino,
  withChips,
  withFullPile,
  withMyRoll,
  withWon,
} from './positions.ts';

const BILLS = [20_000, 30_000, 50_000, 60_000, 90_000] as const;

const some = <T>(list: readonly T[], chance: Chance): T => at(list, chance.int(list.length, 'position'));

/** Only the own dice are left, at most three, so that no forecast and no cut-off of rare strengths blurs the values. */
const lastMover = (seats: number, chance: Chance): State => {
  const royale = chance.int(2, 'position') === 1;
  const state = bareState(royale ? { edition: 'royale-base' } : {}, seats);
  for (const face of FACES) {
    const by = Array.from({ length: seats }, () => dice(chance.int(3, 'position')));
    withCasino(
      state,
      face,
      [some(BILLS, chance), some(BILLS, chance)].sort((a, b) => b - a),
      by,
    );
  }
  if (royale) withChips(state, ME, chance.int(3, 'position'));
  const faces = Array.from({ length: 1 + chance.int(3, 'position') }, () => some(FACES, chance));
  return withMyRoll(state, faces.sort((a, b) => a - b) as Face[]);
};

const policyChoice = (state: State): number => {
  const cells = plainMatch(state.options, state.chairs.length);
  loadPlain(cells, withFullPile(state));
  const stakes = new Float64Array(STAKES_ROW * STAKES_ROW);
  setStakes(stakes, new Float64Array(state.chairs.length));
  const words = new TurnWords();
  words.restart(1);
  words.begin(ME);
  return greedyFace(cells, ME, stakes, words);
};

describe('the policy of playouts', () => {
  test.each([2, 3, 4, 5])('takes an option that greedy values highest, with %i seats', (seats) => {
    const chance = seededChance(seats);
    for (let position = 0; position < 150; position++) {
      const state = lastMover(seats, chance);
      const legal = lasVegas.legalActions(state, ME);
      const worths = greedyWorths(viewOf(state), ME, legal, seededChance(1));
      const chosen = policyChoice(state);
      const index = legal.findIndex((action) =>
        action.type === 'place' ? action.face - 1 === chosen : chosen === PLAIN.PASS_PICK,
      );
      expect(at(worths, index), JSON.stringify(state)).toBeCloseTo(Math.max(...worths), 3);
    }
  });
});

describe('the chance to win', () => {
  test('adds up to one and grows with money', () => {
    const totals = [20, 14, 9, 9];
    const shares = totals.map((_, seat) => winShare(totals, seat, 4));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(at(shares, 0)).toBeGreaterThan(at(shares, 1));
    expect(at(shares, 2)).toBe(at(shares, 3));
  });

  test('is a share of e to 1 for one temperature of lead', () => {
    expect(winShare([14, 10], 0, 4)).toBeCloseTo(Math.E / (Math.E + 1), 10);
  });

  test('moves less with money the more rounds are left', () => {
    for (const seats of [2, 3, 4, 5]) {
      const temperatures = [0, 1, 2, 3].map((roundsLeft) => temperatureOf('classic', seats, roundsLeft));
      expect(temperatures).toEqual([...temperatures].sort((a, b) => a - b));
    }
  });
});

describe('search', () => {
  test('decides placements of the editions without tiles only', () => {
    expect(isSearchable(viewOf(bareState({}, 2)), [place(1), { type: 'pass' }])).toBe(true);
    expect(isSearchable(viewOf(bareState({}, 2)), [{ type: 'roll' }])).toBe(false);
  });

  test('in the last round takes away the bill that would make a rival win', () => {
    const state = withMyRoll(bareState({}, 3), [1, 2]);
    state.round = 4;
    // The rival is about to have 110,000. The 10,000 of casino 2 would bring me 100,000, but a tie in casino 1 leaves the
    // rival with 60,000 and me ahead with 90,000.
    withWon(state, ME, [90_000]);
    withWon(state, RIVAL, [60_000]);
    withCasino(state, 1, [50_000], [dice(0), dice(1)]);
    withCasino(state, 2, [10_000], [dice(0), dice(0)]);
    const view = viewOf(withFullPile(state));
    const legal = lasVegas.legalActions(state, ME);
    expect(search(view, ME, legal, 200, seededChance(1))).toEqual(place(1));
  });
});
