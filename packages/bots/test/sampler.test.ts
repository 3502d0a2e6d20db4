/**
 * The sampler: spends playouts on close options, reads nothing hidden, is reproducible, and finds obvious best actions.
 */

import { botFor, levelsFor, PLAY_LEVELS } from '@fremont/bots';
import { lasVegas, type State } from '@fremont/games/las-vegas';
import { at, canonicalJson, deepFreeze, playMatch, seededChance, startMatch, stateOf } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { samplerBot } from '../src/las-vegas/sampler.ts';
import { halving } from '../src/sampler/halving.ts';
import { bareState, dice, ME, place, viewOf, withCasino, withFullPile, withMyRoll } from './positions.ts';

const chosenIn = (state: State, seed = 1) =>
  samplerBot.choose(deepFreeze(viewOf(withFullPile(state))), ME, lasVegas.legalActions(state, ME), seededChance(seed));

describe('sequential halving', () => {
  test('takes the best option and samples it most often', () => {
    const asked = [0, 0, 0, 0, 0];
    const best = halving([0, 0, 0, 0, 0], 200, (option) => {
      asked[option] = at(asked, option) + 1;
      return [1, 5, 3, 2, 4][option] ?? 0;
    });
    expect(best).toBe(1);
    // Three stages of 66: 13 for each of 5, 22 for each of 3, 33 for each of 2.
    expect(asked).toEqual([13, 13 + 22 + 33, 13 + 22, 13, 13 + 22 + 33]);
  });

  test('samples all remaining options in the same rounds', () => {
    const rounds: number[][] = [[], [], []];
    halving([0, 0, 0], 60, (option, round) => {
      at(rounds, option).push(round);
      return option;
    });
    expect(rounds[2]).toEqual(Array.from({ length: 25 }, (_, round) => round));
    expect(rounds[1]).toEqual(rounds[2]);
    expect(rounds[0]).toEqual(rounds[2]?.slice(0, 10));
  });

  test('lets the prior decide between options with equal playouts', () => {
    expect(halving([0, 3, 0], 60, () => 1)).toBe(1);
  });
});

describe('in Las Vegas, sampler', () => {
  test('takes a certain bill with its last die instead of one out of reach', () => {
    const state = withMyRoll(bareState({}, 2), [1, 2]);
    withCasino(state, 1, [50_000], [dice(0), dice(0)]);
    withCasino(state, 2, [90_000], [dice(0), dice(3)]);
    // No other seat has dice left: one die in casino 1 wins 50,000 for certain; casino 2 needs four dice and only two
    // exist.
    expect(chosenIn(state)).toEqual(place(1));
  });

  test('ties with a rival when it cannot win anything', () => {
    const state = withMyRoll(bareState({}, 2), [3, 4]);
    at(state.chairs, ME).supply = dice(2);
    withCasino(state, 3, [90_000], [dice(0), dice(1)]);
    withCasino(state, 4, [], [dice(0), dice(0)]);
    // Casino 4 holds nothing. A tie in 3 costs the rival 90,000 at once, and the second die may still break it.
    expect(chosenIn(state)).toEqual(place(3));
  });

  test('chooses the same from the same view with the same chance', () => {
    const { state } = lasVegas.setup({ edition: 'classic', neutralDice: false, winnings: 'open' }, 3, seededChance(4));
    withMyRoll(state, [1, 2, 2, 3, 4, 5, 6, 6]);
    expect(chosenIn(state, 9)).toEqual(chosenIn(state, 9));
  });

  test('does not use hidden winnings', () => {
    const options = { edition: 'royale-base', neutralDice: false, winnings: 'hidden' } as const;
    const chance = seededChance(3);
    let match = startMatch(lasVegas, options, 3, chance);
    let differentWorlds = 0;
    for (let seat = lasVegas.toAct(stateOf(match))[0]; seat !== undefined; seat = lasVegas.toAct(stateOf(match))[0]) {
      const state = stateOf(match);
      const legal = lasVegas.legalActions(state, seat);
      // The second round is the first with hidden winnings. A few late turns are enough for the test.
      if (state.round > 1 && legal.length > 1 && match.record.entries.length % 10 === 1 && differentWorlds < 3) {
        const view = lasVegas.view(state, seat);
        const worlds = [state, ...[1, 2].map((seed) => lasVegas.guess(view, seat, seededChance(seed)))];
        const choices = worlds.map((world) =>
          canonicalJson(samplerBot.choose(lasVegas.view(world, seat), seat, legal, seededChance(99))),
        );
        expect(new Set(choices).size, canonicalJson(view)).toBe(1);
        if (new Set(worlds.map(canonicalJson)).size === worlds.length) differentWorlds++;
      }
      const played = playMatch(match, seat, at(legal, 0), chance);
      if (!played.ok) throw new Error(played.error.code);
      match = played.value;
    }
    expect(differentWorlds).toBe(3);
  });
});

describe('finding a sampler', () => {
  test('returns a sampler for the games that have playouts', () => {
    expect(levelsFor('las-vegas')).toEqual([...PLAY_LEVELS]);
    expect(botFor('chess', 'sampler')).toBeNull();
    expect(levelsFor('chess')).toEqual([]);
  });
});
