/** Search in the simulator: its policy values options as greedy does, and its measure of an end is the chance to win. */

import { type Action, type Edition, FACES, type Face, lasVegas, type State } from '@fremont/games/las-vegas';
import { at, type Chance, canonicalJson, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { greedyWorths } from '../src/las-vegas/greedy.ts';
import { search, setStakes } from '../src/las-vegas/search.ts';
import { WordLuck } from '../src/las-vegas/sim/luck.ts';
import { PLAIN, plainMatch } from '../src/las-vegas/sim/plain.ts';
import { loadPlain } from '../src/las-vegas/sim/plain-driver.ts';
import { greedyFace, STAKES_ROW } from '../src/las-vegas/sim/policy.ts';
import { act } from '../src/las-vegas/sim/royale/actions.ts';
import { LAYOUT } from '../src/las-vegas/sim/royale/layout.ts';
import { dealRoyale, royaleMatch, royaleScore } from '../src/las-vegas/sim/royale/match.ts';
import { listOptions, OPTIONS } from '../src/las-vegas/sim/royale/options.ts';
import { policyAction } from '../src/las-vegas/sim/royale/policy.ts';
import { decoded } from '../src/las-vegas/sim/royale-actions.ts';
import { royaleFrom } from '../src/las-vegas/sim/royale-state.ts';
import { TurnWords } from '../src/las-vegas/sim/turn-words.ts';
import { temperatureOf, winShare } from '../src/las-vegas/win-chance.ts';
import { type Cells, get } from '../src/sim/cells.ts';
import { Words } from '../src/sim/words.ts';
import { atOnce } from '../src/thinking.ts';
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
const lastMover = (seats: number, chance: Chance, edition: Edition): State => {
  const royale = edition !== 'classic';
  const state = bareState({ edition }, seats);
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

const startWords = (): TurnWords => {
  const words = new TurnWords();
  words.restart(1);
  words.begin(ME);
  return words;
};

/** No seat has won anything, so that all rivals count the same. */
const equalStakes = (seats: number): Float64Array => {
  const stakes = new Float64Array(STAKES_ROW * STAKES_ROW);
  setStakes(stakes, new Float64Array(seats));
  return stakes;
};

const policyChoice = (state: State): number => {
  const cells = plainMatch(state.options, state.chairs.length);
  loadPlain(cells, withFullPile(state));
  return greedyFace(cells, ME, equalStakes(state.chairs.length), startWords());
};

/** The choice of the policy for the edition with tiles. */
const royaleChoice = (state: State): Action => {
  const cells = royaleFrom(withFullPile(state));
  return decoded(policyAction(cells, equalStakes(state.chairs.length), startWords()), { low: 0, high: 0 });
};

describe('the policy of playouts', () => {
  test.each([2, 3, 4, 5])('takes an option that greedy values highest, with %i seats', (seats) => {
    const chance = seededChance(seats);
    for (let position = 0; position < 150; position++) {
      const state = lastMover(seats, chance, at(['classic', 'royale-base'], position % 2));
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

/** The policy plays one seat of four, chance the others. What the policy would do is checked for all of them. */
const playAction = (cells: Cells, mine: number, luck: WordLuck, asked: Set<number>): void => {
  const isDeciding = get(cells, LAYOUT.PHASE) === LAYOUT.DECIDING;
  if (isDeciding) asked.add(get(cells, LAYOUT.QUESTION));
  const seat = get(cells, isDeciding ? LAYOUT.ASKED : LAYOUT.TURN);
  const action = policyAction(cells, equalStakes(4), luck.words);
  const count = listOptions(cells);
  expect(OPTIONS.subarray(0, count)).toContain(action);
  act(cells, seat === mine ? action : get(OPTIONS, luck.words.below(count)), luck);
};

describe('the policy of playouts with tiles', () => {
  test.each([2, 3, 4, 5])('values bills as greedy does, with %i seats', (seats) => {
    const chance = seededChance(seats);
    for (let position = 0; position < 150; position++) {
      const state = lastMover(seats, chance, 'royale');
      // Tiles have rough values of their own; without them only bills count.
      Object.assign(state.royale ?? {}, { tiles: [] });
      const legal = lasVegas.legalActions(state, ME);
      const worths = greedyWorths(viewOf(state), ME, legal, seededChance(1));
      const chosen = canonicalJson(royaleChoice(state));
      const index = legal.findIndex((action) => canonicalJson(action) === chosen);
      expect(at(worths, index), JSON.stringify(state)).toBeCloseTo(Math.max(...worths), 3);
    }
  });

  test('chooses only legal actions and wins most matches against three random seats', () => {
    const luck = new WordLuck(new Words(3));
    const cells = royaleMatch({ tiles: 6 }, 4);
    const asked = new Set<number>();
    let wins = 0;
    for (let match = 0; match < 60; match++) {
      dealRoyale(cells, luck);
      while (get(cells, LAYOUT.PHASE) !== LAYOUT.OVER) playAction(cells, match % 4, luck, asked);
      const scores = [0, 1, 2, 3].map((seat) => royaleScore(cells, seat));
      if (scores[match % 4] === Math.max(...scores)) wins++;
    }
    // Every question of every tile was answered, and par is 15 wins.
    expect(asked.size).toBe(16);
    expect(wins).toBeGreaterThan(36);
  });

  test('takes the last black dice only where they win', () => {
    const state = bareState({ edition: 'royale' }, 2);
    // RULES 13: one die of two breaks the tie in casino 5. The second one would bring nothing more.
    withCasino(state, 2, [60_000], [dice(2), dice(1)]);
    withCasino(state, 5, [90_000, 30_000], [dice(2), dice(2)]);
    state.phase = { type: 'deciding', decision: { type: 'primeTime', seat: ME, casino: 2, rolled: [5, 5] } };
    const cells = royaleFrom(withFullPile(state));
    expect(decoded(policyAction(cells, equalStakes(2), startWords()), { low: 4, high: 4 })).toEqual({
      type: 'primeTime',
      put: [5],
    });
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
    const effort = { playouts: 200, extras: legal.map(() => 0) };
    expect(atOnce(search(view, ME, legal, effort, seededChance(1)))).toEqual(place(1));
  });
});
