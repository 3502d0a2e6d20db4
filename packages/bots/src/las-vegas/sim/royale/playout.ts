/** Plays a round of `royale` to its end, every seat by the greedy policy. Written for speed. */

import { type Cells, get } from '../../../sim/cells.ts';
import type { Luck } from '../luck.ts';
import type { Stakes } from '../policy.ts';
import { diceWord, rollOf } from '../rolls.ts';
import type { TurnWords } from '../turn-words.ts';
import { act } from './actions.ts';
import { LAYOUT } from './layout.ts';
import { policyAction } from './policy.ts';

const { OVER, PHASE, ROLLING, ROUND, TURN } = LAYOUT;

const FACE_COUNT = 6;

/** Draws from words that stay in step between playouts. */
export class TurnLuck implements Luck {
  readonly words: TurnWords;

  constructor(words: TurnWords) {
    this.words = words;
  }

  dice(_roller: number, count: number): number {
    return rollOf(diceWord(this.words), count);
  }

  die(_roller: number): number {
    return this.words.next() % FACE_COUNT;
  }

  bill(_cells: Cells, _deck: number, left: number): number {
    return this.words.next() % left;
  }

  tile(n: number): number {
    return this.words.next() % n;
  }
}

/**
 * Plays the rest of the round, and deals the next one. `first` is the action of the seat to act, or null to let the policy
 * choose.
 */
export const playRoyaleRound = (s: Cells, first: number | null, stakes: Stakes, luck: TurnLuck): void => {
  const { words } = luck;
  const round = get(s, ROUND);
  words.begin(get(s, TURN));
  act(s, first ?? policyAction(s, stakes, words), luck);
  while (get(s, PHASE) !== OVER && get(s, ROUND) === round) {
    // A turn begins. The answers to tiles continue the words of the turn.
    if (get(s, PHASE) === ROLLING) words.begin(get(s, TURN));
    act(s, policyAction(s, stakes, words), luck);
  }
};
