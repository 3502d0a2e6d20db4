/** All chance of one guessed world: in which order cards come up and what dice show, whatever is tried in it. */

import { LOT_LIST } from '@fremont/games/lords-of-vegas';
import { type Chance, seatAt } from '@fremont/kernel';
import { TurnDice } from '../../sampler/turn-dice.ts';
import { type Numbers, nth } from './table.ts';

export interface Fate {
  /** All lots; those that are still unseen come up in this order. */
  readonly cards: Numbers;
  readonly seed: number;
}

export const fateFrom = (seed: number): Fate => {
  const dice = new TurnDice(seed ^ DEALING);
  dice.begin(seatAt(0));
  return { cards: shuffled(LOT_LIST.length, dice), seed };
};

/** Keeps the cards apart from the dice. */
const DEALING = 0x1b87_3593;

const shuffled = (length: number, chance: Pick<Chance, 'int'>): Numbers => {
  const list = Int32Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last--) {
    const other = chance.int(last + 1, 'deck');
    const moved = nth(list, other);
    list[other] = nth(list, last);
    list[last] = moved;
  }
  return list;
};
