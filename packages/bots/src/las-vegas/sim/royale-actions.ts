/** Translates actions of `royale` to numbers of the simulator and back, outside the fast loop. */

import {
  ACTION_TYPES,
  type Action,
  type Cluster,
  DIE_SIZES,
  type DieSize,
  FACES,
  type Face,
  HANDICAP_SLOTS,
  type LuckyCount,
} from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import { SPLITS } from './royale/black-box.ts';
import { LAYOUT } from './royale/layout.ts';

const { ACTION_BASE, CASINO_COUNT } = LAYOUT;

/** The two black dice of the open decision, from 0. */
export interface BlackDice {
  readonly low: number;
  readonly high: number;
}

const SLOT_COUNT = HANDICAP_SLOTS.length;

const faceAt = (index: number): Face => at(FACES, index);
const sizeAt = (about: number): DieSize => at(DIE_SIZES, about >= CASINO_COUNT ? 1 : 0);
const dieAndCasino = (die: DieSize, casino: Face): number => DIE_SIZES.indexOf(die) * CASINO_COUNT + casino - 1;

/** The number of an action. */
export const encoded = (action: Action, black: BlackDice): number =>
  ACTION_TYPES.indexOf(action.type) * ACTION_BASE + aboutOf(action, black);

const aboutOf = (action: Action, black: BlackDice): number => {
  switch (action.type) {
    case 'place':
      return action.face - 1;
    case 'powerPlay':
    case 'putDie':
    case 'takeDie':
      return dieAndCasino(action.die, action.casino);
    case 'luckyHide':
    case 'luckyGuess':
      return action.count;
    case 'bet':
      return action.on === 'higher' ? 0 : 1;
    case 'close':
    case 'activateTile':
      return action.casino - 1;
    case 'knockoutDie':
    case 'golden':
      return DIE_SIZES.indexOf(action.die);
    case 'block':
      return (action.cluster - 1) * CASINO_COUNT + action.casino - 1;
    case 'handicap':
      return (action.from - 1) * SLOT_COUNT + HANDICAP_SLOTS.indexOf(action.slot);
    case 'doubleDown':
      return 16 * action.big + action.small;
    case 'niceDie':
      return 2 * (action.value - 1) + DIE_SIZES.indexOf(action.die);
    case 'myChoice':
      return action.result - 1;
    case 'primeTime':
      return putOf(action.put, black);
    case 'blackSplit':
      return SPLITS.findIndex(([first]) => first.join() === action.piles[0].join());
    case 'blackPick':
      return action.pile;
    default:
      return 0;
  }
};

/** Bit 0 is the lower die, bit 1 the higher one; of two equal dice the lower one goes first. */
const putOf = (put: readonly Face[], { low }: BlackDice): number => {
  if (put.length !== 1) return put.length === 0 ? 0 : 3;
  return put[0] === low + 1 ? 1 : 2;
};

/** The action of a number. */
export const decoded = (code: number, { low, high }: BlackDice): Action => {
  const type = at(ACTION_TYPES, Math.floor(code / ACTION_BASE));
  const about = code % ACTION_BASE;
  const casino = about % CASINO_COUNT;
  switch (type) {
    case 'place':
      return { type, face: faceAt(about) };
    case 'powerPlay':
    case 'putDie':
    case 'takeDie':
      return { type, die: sizeAt(about), casino: faceAt(casino) };
    case 'luckyHide':
    case 'luckyGuess':
      return { type, count: about as LuckyCount };
    case 'bet':
      return { type, on: about === 0 ? 'higher' : 'lower' };
    case 'close':
    case 'activateTile':
      return { type, casino: faceAt(about) };
    case 'knockoutDie':
    case 'golden':
      return { type, die: at(DIE_SIZES, about) };
    case 'block':
      return { type, cluster: (Math.floor(about / CASINO_COUNT) + 1) as Cluster, casino: faceAt(casino) };
    case 'handicap':
      return { type, from: faceAt(Math.floor(about / SLOT_COUNT)), slot: at(HANDICAP_SLOTS, about % SLOT_COUNT) };
    case 'doubleDown':
      return { type, small: about % 16, big: Math.floor(about / 16) };
    case 'niceDie':
      return { type, die: at(DIE_SIZES, about % 2), value: faceAt(Math.floor(about / 2)) };
    case 'myChoice':
      return { type, result: faceAt(about) };
    case 'primeTime':
      return { type, put: [...(about & 1 ? [faceAt(low)] : []), ...(about & 2 ? [faceAt(high)] : [])] };
    case 'blackSplit':
      return { type, piles: at(SPLITS, about) };
    case 'blackPick':
      return { type, pile: about as 0 | 1 };
    default:
      return { type };
  }
};
