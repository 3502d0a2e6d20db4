/** Decisions with an obvious best choice. */

import { type Action, lasVegas, type State } from '@fremont/games/las-vegas';
import { seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../src/las-vegas/greedy.ts';
import {
  bareState,
  dice,
  ME,
  place,
  RIVAL,
  THIRD,
  viewOf,
  withCasino,
  withChips,
  withMyRoll,
  withWon,
} from './positions.ts';

/** The choices with several seeds, because the result must not depend on the bot's own chance. */
const choices = (state: State): (Action | null)[] => {
  const legal = lasVegas.legalActions(state, ME);
  return [1, 2, 3, 4, 5].map((seed) => greedyBot.choose(viewOf(state), ME, legal, seededChance(seed)));
};
const always = (action: Action): Action[] => [1, 2, 3, 4, 5].map(() => action);

const PASS: Action = { type: 'pass' };

describe('with two players, when the rival has no dice left', () => {
  test('a sure $90,000 is better than a tie that pays nothing', () => {
    const state = bareState({}, 2);
    withCasino(state, 3, [90_000], []);
    withCasino(state, 5, [20_000], [dice(0), dice(1)]);
    withMyRoll(state, [3, 5]);
    // 3: I gain 90,000. 5: I tie, the rival loses 20,000, and my last die finds the 3 one time in six.
    expect(choices(state)).toEqual(always(place(3)));
  });

  test('taking $90,000 from the rival by a tie is better than winning $10,000', () => {
    const state = bareState({}, 2);
    withCasino(state, 2, [10_000], []);
    withCasino(state, 4, [90_000], [dice(0), dice(1)]);
    withMyRoll(state, [2, 4]);
    expect(choices(state)).toEqual(always(place(4)));
  });

  test('two dice that overtake are better than one die that ties', () => {
    const state = bareState({}, 2);
    withCasino(state, 1, [50_000], [dice(0), dice(1)]);
    withCasino(state, 6, [50_000], [dice(0), dice(1)]);
    withMyRoll(state, [1, 6, 6]);
    // 6: the rival loses 50,000 and I gain it. 1: the rival loses 50,000, and no seat gains it.
    expect(choices(state)).toEqual(always(place(6)));
  });

  test('neutral dice alone are used to tie a leader', () => {
    const state = bareState({ neutralDice: true }, 2);
    withCasino(state, 1, [50_000], []);
    withCasino(state, 4, [90_000], [dice(0), dice(1)]);
    withMyRoll(state, [1], { neutral: [4] });
    // 1: I gain 50,000 and the rival 90,000. 4: the rival gains nothing and I still have my die.
    expect(choices(state)).toEqual(always(place(4)));
  });

  test('neutral dice are not used to tie with the own dice', () => {
    const state = bareState({ neutralDice: true }, 2);
    withCasino(state, 4, [90_000], [dice(1), dice(0)]);
    withMyRoll(state, [1], { neutral: [4] });
    // 1 is worth nothing but leaves me alone with 90,000; 4 would cost me that.
    expect(choices(state)).toEqual(always(place(1)));
  });
});

describe('with three players', () => {
  test('of two rivals with the same prize, the richer one is blocked', () => {
    const state = bareState({}, 3);
    withWon(withWon(state, RIVAL, [20_000]), THIRD, [90_000, 90_000, 90_000]);
    withCasino(state, 2, [60_000], [dice(0), dice(1), dice(0)]);
    withCasino(state, 4, [60_000], [dice(0), dice(0), dice(1)]);
    withMyRoll(state, [2, 4]);
    expect(choices(state)).toEqual(always(place(4)));
  });

  test('winning $60,000 is better than blocking $60,000, which also helps the third player', () => {
    const state = bareState({}, 3);
    withCasino(state, 2, [60_000], []);
    withCasino(state, 4, [60_000], [dice(0), dice(1), dice(0)]);
    withMyRoll(state, [2, 4]);
    expect(choices(state)).toEqual(always(place(2)));
  });
});

describe('in royale-base', () => {
  test('the big die counts twice: it overtakes where a small die would only tie', () => {
    const state = bareState({ edition: 'royale-base' }, 3);
    withCasino(state, 3, [60_000, 30_000], [dice(0), dice(1)]);
    withCasino(state, 5, [60_000, 30_000], [dice(0), dice(1)]);
    withMyRoll(state, [3], { big: 5 });
    expect(choices(state)).toEqual(always(place(5)));
  });

  /** My two dice are second behind the rival's three. My last die shows the same casino and would make a tie. */
  const ruinous = (): State => {
    const state = bareState({ edition: 'royale-base' }, 3);
    withCasino(state, 6, [100_000, 90_000], [dice(2), dice(3)]);
    return withMyRoll(state, [6]);
  };

  test('a chip is paid when the only placement would turn the second place into a tie', () => {
    // Placing loses me 90,000. Passing costs 10,000 and the same roll comes back one time in six.
    expect(choices(withChips(ruinous(), ME, 1))).toEqual(always(PASS));
  });

  test('without a chip it has to make the ruinous placement', () => {
    expect(choices(ruinous())).toEqual(always(place(6)));
  });

  test('no chip is paid when the roll wins the best bill', () => {
    const state = bareState({ edition: 'royale-base' }, 3);
    withCasino(state, 6, [100_000, 90_000], [dice(2), dice(3)]);
    withMyRoll(withChips(state, ME, 4), [6, 6]);
    expect(choices(state)).toEqual(always(place(6)));
  });
});
