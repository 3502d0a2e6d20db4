/** Decodes the actions that exist only in the main game of Royale. */

import { manyOf, mapped, oneOf, pairOf, type Reader, type TaggedReaders } from '@fremont/kernel';
import { BOX_TOKENS } from './data/tiles.ts';
import {
  type Bet,
  type Cluster,
  DIE_SIZES,
  FACES,
  HANDICAP_SLOTS,
  type LuckyCount,
  type Piles,
  type TileAction,
} from './types.ts';

const UNKNOWN = 'unknownAnswer';

const COUNTS: readonly LuckyCount[] = [1, 2, 3];
const CLUSTERS: readonly Cluster[] = [1, 2, 3];
const BETS: readonly Bet[] = ['higher', 'lower'];
const SMALL_DICE = [0, 1, 2, 3, 4, 5, 6, 7];
const BIG_DICE = [0, 1];
const BLACK_DICE = 2;

const die = oneOf(UNKNOWN, DIE_SIZES);
const casino = oneOf(UNKNOWN, FACES);
const count = oneOf(UNKNOWN, COUNTS);

/** The casinos that the black dice were put into, in any order. */
const put = mapped(manyOf(UNKNOWN, casino, 0, BLACK_DICE), (faces) => faces.toSorted((a, b) => a - b));

const token = oneOf(UNKNOWN, [...new Set(BOX_TOKENS)]);
const pile = mapped(manyOf(UNKNOWN, token, 0, BOX_TOKENS.length), (tokens) => tokens.toSorted((a, b) => b - a));
const piles: Reader<Piles> = pairOf(UNKNOWN, pile, pile);

/** The fields that go with each action. */
export const TILE_ACTIONS: TaggedReaders<TileAction> = {
  freePass: {},
  stop: {},
  keepClosed: {},
  skip: {},
  powerPlay: { die, casino },
  luckyHide: { count },
  luckyGuess: { count },
  bet: { on: oneOf(UNKNOWN, BETS) },
  close: { casino },
  knockoutDie: { die },
  block: { cluster: oneOf(UNKNOWN, CLUSTERS), casino },
  handicap: { from: casino, slot: oneOf(UNKNOWN, HANDICAP_SLOTS) },
  putDie: { die, casino },
  takeDie: { die, casino },
  doubleDown: { small: oneOf(UNKNOWN, SMALL_DICE), big: oneOf(UNKNOWN, BIG_DICE) },
  niceDie: { die, value: casino },
  myChoice: { result: casino },
  activateTile: { casino },
  golden: { die },
  primeTime: { put },
  blackSplit: { piles },
  blackPick: { pile: oneOf(UNKNOWN, [0, 1]) },
};
