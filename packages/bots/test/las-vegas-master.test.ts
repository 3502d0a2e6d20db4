/** Positions of Las Vegas that a good player recognises. */

import { type Action, type LasVegas, lasVegas, type State } from '@fremont/games/las-vegas';
import { at, canonicalJson } from '@fremont/kernel';
import { describe } from 'vitest';
import {
  bareState,
  dice,
  ME,
  place,
  RIVAL,
  THIRD,
  withCasino,
  withChips,
  withFullPile,
  withMyRoll,
  withWon,
} from './positions.ts';
import { type Recognised, testRecognised } from './recognised.ts';

const PASS: Action = { type: 'pass' };

const position = (what: string, best: Action, build: () => State): Recognised<LasVegas> => ({
  what,
  state: withFullPile(build()),
  isBest: (action) => canonicalJson(action) === canonicalJson(best),
});

/** A match of Royale with these tiles at casinos 1 to 3. */
const royaleWith = (faces: readonly ['C1' | 'B2', 'D1', 'H2'], seats: number): State => {
  const state = bareState({ edition: 'royale', faces: [...faces] }, seats);
  Object.assign(state.royale ?? {}, { bank: [] });
  return state;
};

const POSITIONS: readonly Recognised<LasVegas>[] = [
  position('takes a sure bill instead of a tie that pays nobody', place(3), () => {
    const state = bareState({}, 2);
    withCasino(state, 3, [90_000], []);
    withCasino(state, 5, [20_000], [dice(0), dice(1)]);
    return withMyRoll(state, [3, 5]);
  }),
  position('blocks the bill that would make a rival win', place(1), () => {
    const state = withMyRoll(bareState({}, 3), [1, 2]);
    state.round = 4;
    withWon(state, ME, [90_000]);
    withWon(state, RIVAL, [60_000]);
    withCasino(state, 1, [50_000], [dice(0), dice(1)]);
    withCasino(state, 2, [10_000], [dice(0), dice(0)]);
    // A tie in casino 1 leaves the rival with 60,000. With my 10,000 instead I would have 100,000 against 110,000.
    return state;
  }),
  position('does not tie one rival for the benefit of another one', place(1), () => {
    const state = withMyRoll(bareState({}, 3), [1, 4, 4]);
    state.round = 4;
    withWon(state, ME, [90_000]);
    withWon(state, THIRD, [80_000]);
    withCasino(state, 1, [20_000], []);
    withCasino(state, 4, [90_000], [dice(0), dice(2), dice(1)]);
    // My two dice would tie the first rival in casino 4 and hand 90,000 to the second one, who then wins with 170,000. With
    // 110,000 I win: the first rival has 90,000.
    return state;
  }),
  position('takes a bill from the rival before one that nobody else can get', place(3), () => {
    const state = withMyRoll(bareState({}, 2), [3, 3, 3, 5]);
    withCasino(state, 3, [50_000], [dice(0), dice(2)]);
    withCasino(state, 5, [50_000], []);
    // Either brings 50,000, and no rival has dice left. Three dice for casino 3 will hardly come again, and without them the
    // rival has its 50,000.
    return state;
  }),
  position('overtakes with two dice instead of tying with one', place(6), () => {
    const state = bareState({}, 2);
    withCasino(state, 1, [50_000], [dice(0), dice(1)]);
    withCasino(state, 6, [50_000], [dice(0), dice(1)]);
    return withMyRoll(state, [1, 6, 6]);
  }),
  position('plays for second place in a casino where the first is out of reach', place(2), () => {
    const state = bareState({}, 3);
    withCasino(state, 2, [60_000, 50_000], [dice(0), dice(4)]);
    withCasino(state, 6, [30_000], [dice(0), dice(0), dice(3)]);
    // One die in casino 2 wins its second bill. One die in casino 6 wins nothing.
    return withMyRoll(state, [2, 6]);
  }),
  position('royale-base: passes for a chip when its last die would break its own bill', PASS, () => {
    const state = bareState({ edition: 'royale-base' }, 3);
    withCasino(state, 4, [90_000, 80_000], [dice(2), dice(3), dice(1)]);
    withCasino(state, 6, [60_000, 50_000], []);
    withChips(state, ME, 2);
    // A third die in casino 4 ties the leader: my 80,000 is gone, and the third seat takes 90,000.
    return withMyRoll(state, [4]);
  }),
  position('royale-base: keeps its chips when the roll wins the best bill anyway', place(1), () => {
    const state = bareState({ edition: 'royale-base' }, 3);
    withCasino(state, 1, [90_000, 30_000], []);
    withChips(state, ME, 2);
    return withMyRoll(state, [1]);
  }),
  position('royale: completes High Five for $100,000 instead of taking a bill', place(1), () => {
    const state = royaleWith(['C1', 'D1', 'H2'], 2);
    withCasino(state, 1, [40_000, 30_000], [dice(4), dice(6)]);
    withCasino(state, 5, [60_000, 30_000], []);
    // RULES 15: the fifth die in casino 1 earns the token although the rival has six dice there.
    return withMyRoll(state, [1, 5]);
  }),
  position('royale: stops at Fifty Fifty when most rolls would lose the money', { type: 'stop' }, () => {
    const state = royaleWith(['B2', 'D1', 'H2'], 2);
    withCasino(state, 1, [40_000, 30_000], [dice(1)]);
    const tile = at(state.royale?.tiles ?? [], 0);
    Object.assign(tile, { cell: 4 });
    state.phase = { type: 'deciding', decision: { type: 'fiftyFifty', seat: ME, casino: 1, rolled: [3, 4] } };
    state.turn = ME;
    // $40,000 are safe. From a sum of 7, higher and lower win 15 of 36 rolls each: 25,000 on average.
    return state;
  }),
  position('royale: bets on at Fifty Fifty when nearly all rolls win', { type: 'bet', on: 'higher' }, () => {
    const state = royaleWith(['B2', 'D1', 'H2'], 2);
    withCasino(state, 1, [40_000, 30_000], [dice(1)]);
    const tile = at(state.royale?.tiles ?? [], 0);
    Object.assign(tile, { cell: 3 });
    state.phase = { type: 'deciding', decision: { type: 'fiftyFifty', seat: ME, casino: 1, rolled: [1, 1] } };
    state.turn = ME;
    // Only another double one, 1 of 36, loses.
    return state;
  }),
];

describe('in positions of Las Vegas', () => testRecognised(lasVegas, POSITIONS));
