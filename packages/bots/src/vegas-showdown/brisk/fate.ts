/** All chance of one guessed world: the order of cards and stacks, and how much others differ from what is thought of them. */

import { CARDS, SIZES, type Size } from '@fremont/games/vegas-showdown';
import { type Chance, seatAt } from '@fremont/kernel';
import { TurnDice } from '../../sampler/turn-dice.ts';
import type { View } from '../worth.ts';
import { KINDS, kindOf } from './house.ts';

const SEATS_MAX = 5;
const TURNS_MAX = 8;
/** Others value a tile up to so much more or less than one thinks. */
const SPREAD = 0.3;

export interface Fate {
  /** The sizes that cards bring, next one first. */
  readonly sizes: readonly Size[];
  /** Kinds of tiles, top first. */
  readonly stacks: Readonly<Record<Size, readonly number[]>>;
  /** By turn, seat and kind. */
  readonly tastes: Float64Array;
}

export const fateFrom = ({ deck, stacks }: View, seed: number): Fate => {
  const dice = new TurnDice(seed);
  dice.begin(seatAt(0));
  const sizes = shuffled(deck, dice).map((card) => sizeOf(CARDS[card].symbol, dice));
  const stackOf = (size: Size): number[] =>
    [...shuffled(stacks[size].a, dice), ...shuffled(stacks[size].b, dice)].map(kindOf);
  return {
    sizes,
    stacks: { small: stackOf('small'), medium: stackOf('medium'), large: stackOf('large') },
    tastes: Float64Array.from(
      { length: TURNS_MAX * SEATS_MAX * KINDS.length },
      () => 1 + SPREAD * (dice.int(201) / 100 - 1),
    ),
  };
};

export const tasteOf = ({ tastes }: Fate, turn: number, seat: number, kind: number): number =>
  tastes[(turn * SEATS_MAX + seat) * KINDS.length + kind] ?? 1;

const sizeOf = (symbol: Size | 'choose', dice: Pick<Chance, 'int'>): Size =>
  symbol === 'choose' ? (SIZES[dice.int(SIZES.length, 'bot')] ?? 'small') : symbol;

const shuffled = <A>(list: readonly A[], dice: Pick<Chance, 'int'>): A[] =>
  list
    .map((one) => ({ one, rank: dice.int(0x4000_0000, 'bot') }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
