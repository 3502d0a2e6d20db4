/** Questions of Prime Time, Black Box and Double Down, which tiles ask in the payout or about dice on a tile. */

import {
  BOX_TOKENS,
  CASINO_NAMES,
  type Dice,
  DOUBLE_DOWN_REWARDS,
  type Face,
  type Piles,
} from '@fremont/games/las-vegas';
import { at, type Seat, type Sentence } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import { digitKeys } from '../../../table/game-controls.ts';
import { spelled, told } from '../../../table/sentences.ts';
import { casinoAt } from '../matrix.ts';
import type { LasVegasModel } from '../types.ts';
import { resultWords, withDice, withDie } from './casino-result.ts';
import { blackDie, seatDie } from './die-pictures.ts';
import { countPick } from './pick-groups.ts';
import { pickedOf } from './picks.ts';
import { type Answer, emptyQuestion, type QuestionBuilders } from './question.ts';
import { tileAt } from './tile-lookup.ts';

/** None, one or both of two dice. Two equal dice have only one answer with a single die. */
const subsets = ([first, second]: readonly [Face, Face]): readonly (readonly Face[])[] => {
  const both = [first, second].sort((a, b) => a - b);
  return first === second ? [[], [first], both] : [[], ...both.map((face) => [face]), both];
};

const primeTitle = (put: readonly Face[]): string => {
  if (put.length === 0) return t('royale.primeNone');
  return put.length === 2 ? t('royale.primeBoth') : CASINO_NAMES[at(put, 0)];
};

/** The result of the seat in the casinos that the dice go to. */
const primeWords = (model: LasVegasModel, seat: Seat, put: readonly Face[]): Sentence => {
  if (put.length === 0) return told('royale.primeKeeps');
  return [...new Set(put)].flatMap((face, index) => {
    const count = put.filter((one) => one === face).length;
    const once = withDie(casinoAt(model.view, face), seat, 'small', 1);
    const casino = count === 2 ? withDie(once, seat, 'small', 1) : once;
    const result = resultWords(model, casino, seat);
    return [...(index === 0 ? [] : ['; ']), `${CASINO_NAMES[face]}: `, ...result];
  });
};

export const SPLIT_PICK = 'split';

/** Whether each token is on the second pile. The pick is stored as one digit for each token. */
export const splitOf = (model: LasVegasModel): readonly boolean[] => {
  const picked = pickedOf(model, SPLIT_PICK) ?? '011000';
  return BOX_TOKENS.map((_, index) => picked[index] === '1');
};

const pilesOf = (second: readonly boolean[]): Piles => [
  BOX_TOKENS.filter((_, index) => second[index] !== true),
  BOX_TOKENS.filter((_, index) => second[index] === true),
];

const pileAnswer = (pile: 0 | 1, count: number): Answer => ({
  id: `pile-${pile}`,
  action: { type: 'blackPick', pile },
  keys: digitKeys(pile + 1),
  title: t('royale.pile', { number: pile + 1 }),
  detail: told('royale.pileCount', { count }),
  chance: null,
  dice: [],
});

/** The result of the seat on the tile, which pays like a casino. */
const resultOnTile = (model: LasVegasModel, casino: Face, seat: Seat, moved: Readonly<Dice>): Sentence => {
  const tile = tileAt(model.view, casino);
  const dice = tile?.face === 'G2' ? tile.dice : [];
  const asCasino = { bills: DOUBLE_DOWN_REWARDS, dice, neutral: { small: 0, big: 0 }, gray: 0 };
  return resultWords(model, withDice(asCasino, seat, moved, 1), seat);
};

export const payoutQuestions: QuestionBuilders<'primeTime' | 'blackSplit' | 'blackPick' | 'doubleDown'> = {
  primeTime: (model, { casino, seat, rolled }) => ({
    ...emptyQuestion(casino),
    rolled: rolled.map(blackDie),
    answers: subsets(rolled).map((put, index) => ({
      id: `prime-${put.join('') || 'none'}`,
      action: { type: 'primeTime', put },
      keys: digitKeys(index + 1),
      title: primeTitle(put),
      detail: primeWords(model, seat, put),
      chance: null,
      dice: put.map(blackDie),
    })),
  }),
  blackSplit: (model, { casino, winner }) => ({
    ...emptyQuestion(casino),
    notes: [told('royale.splitNote', { name: { seat: winner } })],
    composed: { type: 'blackSplit', piles: pilesOf(splitOf(model)) },
  }),
  blackPick: (model, { casino }) => {
    const tile = model.view.royale?.tiles[casino - 1];
    const piles = tile?.face === 'G1' ? tile.piles : null;
    return {
      ...emptyQuestion(casino),
      answers: piles === null ? [] : ([0, 1] as const).map((pile) => pileAnswer(pile, piles[pile].count)),
    };
  },
  doubleDown: (model, { casino, seat }) => {
    const here = at(casinoAt(model.view, casino).dice, seat);
    const small = countPick(model, 'small', t('royale.doubleSmall'), here.small);
    const big = countPick(model, 'big', t('royale.doubleBig'), here.big);
    const moved = { small: Number(small.picked), big: Number(big.picked) };
    const left = withDice(casinoAt(model.view, casino), seat, moved, -1);
    return {
      ...emptyQuestion(casino),
      rolled: [
        ...Array.from({ length: here.small }, () => seatDie(model, seat, 'small', casino)),
        ...Array.from({ length: here.big }, () => seatDie(model, seat, 'big', casino)),
      ],
      picks: [...(here.small > 0 ? [small] : []), ...(here.big > 0 ? [big] : [])],
      notes: [
        [t('royale.doubleTile', { outcome: spelled(resultOnTile(model, casino, seat, moved), model.players) })],
        [t('royale.doubleHere', { outcome: spelled(resultWords(model, left, seat), model.players) })],
      ],
      composed: { type: 'doubleDown', ...moved },
    };
  },
};
