/**
 * The two sources of chance of a simulator: random words, written for speed, and a `Chance` for the law of equivalence.
 */

import type { Chance, Stream } from '@fremont/kernel';
import { type Cells, get } from '../../sim/cells.ts';
import type { Words } from '../../sim/words.ts';
import { diceWord, oneShowing, rollOf, together } from './rolls.ts';

const FACE_COUNT = 6;

/** The rollers of dice that belong to no seat. */
export const NEUTRAL = -1;
export const BLACK = -2;

/** All draws of a simulator. */
export interface Luck {
  /** The packed roll of up to eight dice of a seat, or of the neutral dice. */
  dice(roller: number, count: number): number;
  /** One die, 0 to 5. */
  die(roller: number): number;
  /** The index of the next bill among the `left` unsorted bills from the cell `deck` on. */
  bill(cells: Cells, deck: number, left: number): number;
  /** One of `n` tiles or sides. */
  tile(n: number): number;
}

export class WordLuck implements Luck {
  readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  dice(_roller: number, count: number): number {
    return rollOf(diceWord(this.words), count);
  }

  die(_roller: number): number {
    return this.words.below(FACE_COUNT);
  }

  bill(_cells: Cells, _deck: number, left: number): number {
    return this.words.below(left);
  }

  tile(n: number): number {
    return this.words.below(n);
  }
}

/** Makes every draw separately, as the rules do. */
export class ChanceLuck implements Luck {
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  dice(roller: number, count: number): number {
    let roll = 0;
    for (let die = 0; die < count; die++) roll = together(roll, oneShowing(this.die(roller)));
    return roll;
  }

  die(roller: number): number {
    return this.#chance.int(FACE_COUNT, streamOf(roller));
  }

  /** The rules draw from an ascending list. */
  bill(cells: Cells, deck: number, left: number): number {
    let rank = this.#chance.int(left, 'deck');
    for (let value = 0; ; value++)
      for (let place = 0; place < left; place++) {
        if (get(cells, deck + place) !== value) continue;
        if (rank === 0) return place;
        rank--;
      }
  }

  tile(n: number): number {
    return this.#chance.int(n, 'setup');
  }
}

const streamOf = (roller: number): Stream => {
  if (roller === NEUTRAL) return 'dice:neutral';
  return roller === BLACK ? 'dice:black' : `dice:${roller}`;
};
