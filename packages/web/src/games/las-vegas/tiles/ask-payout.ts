/** Questions of the payout and of dice moved onto a tile: Prime Time, Black Box, Double Down. */

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
import { spelled, told } from '../../../table/sentences.ts';
import type { LasVegasSession } from '../types.ts';
import { type Answer, type AskBuilders, emptyAsk, type Pick } from './ask.ts';
import { pickedOf } from './picks.ts';
import { blackDie, casinoAt, ownDie, standingWords, tileAt, withDie } from './views.ts';

/** None, one or both of two dice; equal dice make one and the same single answer. */
const subsets = ([first, second]: readonly [Face, Face]): readonly (readonly Face[])[] => {
  const both = [first, second].sort((a, b) => a - b);
  return first === second ? [[], [first], both] : [[], ...both.map((face) => [face]), both];
};

const primeTitle = (put: readonly Face[]): string => {
  if (put.length === 0) return t('royale.primeNone');
  return put.length === 2 ? t('royale.primeBoth') : CASINO_NAMES[at(put, 0)];
};

/** How the seat would stand where the dice go. */
const primeWords = (session: LasVegasSession, seat: Seat, put: readonly Face[]): Sentence => {
  if (put.length === 0) return told('royale.primeKeeps');
  return [...new Set(put)].flatMap((face, index) => {
    const more = put.filter((one) => one === face).length;
    const once = withDie(casinoAt(session.view, face), seat, 'small', 1);
    const casino = more === 2 ? withDie(once, seat, 'small', 1) : once;
    const standing = standingWords(session, casino, seat);
    return [...(index === 0 ? [] : ['; ']), `${CASINO_NAMES[face]}: `, ...standing];
  });
};

export const SPLIT_PICK = 'split';

/** Which tokens lie on the second pile, as picked so far: a digit per token. */
export const splitOf = (session: LasVegasSession): readonly boolean[] => {
  const picked = pickedOf(session, SPLIT_PICK) ?? '011000';
  return BOX_TOKENS.map((_, index) => picked[index] === '1');
};

const pilesOf = (second: readonly boolean[]): Piles => [
  BOX_TOKENS.filter((_, index) => second[index] !== true),
  BOX_TOKENS.filter((_, index) => second[index] === true),
];

const countPick = (session: LasVegasSession, id: 'small' | 'big', label: string, most: number): Pick => {
  const wanted = Number(pickedOf(session, id) ?? 0);
  return {
    id,
    label,
    options: Array.from({ length: most + 1 }, (_, count) => ({ id: String(count), label: String(count), dice: [] })),
    picked: String(Math.min(most, wanted)),
  };
};

const pileAnswer = (pile: 0 | 1, count: number): Answer => ({
  id: `pile-${pile}`,
  action: { type: 'blackPick', pile },
  keys: [`Digit${pile + 1}`, `Numpad${pile + 1}`],
  title: t('royale.pile', { number: pile + 1 }),
  detail: told('royale.pileCount', { count }),
  chance: null,
  dice: [],
});

const NO_DICE: Readonly<Dice> = { small: 0, big: 0 };

const more = (own: Readonly<Dice>, by: Readonly<Dice>, sign: 1 | -1): Dice => ({
  small: own.small + sign * by.small,
  big: own.big + sign * by.big,
});

const withMore = (dice: readonly Readonly<Dice>[], seat: Seat, by: Readonly<Dice>, sign: 1 | -1): Dice[] =>
  dice.map((own, index) => (index === seat ? more(own, by, sign) : { ...own }));

/** The tile pays like a casino: how the seat would stand on it. */
const onTile = (session: LasVegasSession, casino: Face, seat: Seat, moved: Readonly<Dice>): Sentence => {
  const tile = tileAt(session.view, casino);
  const lying = tile?.face === 'G2' ? tile.dice : [];
  const asCasino = { bills: DOUBLE_DOWN_REWARDS, dice: withMore(lying, seat, moved, 1), neutral: NO_DICE, gray: 0 };
  return standingWords(session, asCasino, seat);
};

export const payoutAsks: AskBuilders<'primeTime' | 'blackSplit' | 'blackPick' | 'doubleDown'> = {
  primeTime: (session, { casino, seat, rolled }) => ({
    ...emptyAsk(casino),
    rolled: rolled.map(blackDie),
    answers: subsets(rolled).map((put, index) => ({
      id: `prime-${put.join('') || 'none'}`,
      action: { type: 'primeTime', put },
      keys: [`Digit${index + 1}`, `Numpad${index + 1}`],
      title: primeTitle(put),
      detail: primeWords(session, seat, put),
      chance: null,
      dice: put.map(blackDie),
    })),
  }),
  blackSplit: (session, { casino, winner }) => ({
    ...emptyAsk(casino),
    notes: [told('royale.splitNote', { name: { seat: winner } })],
    composed: { type: 'blackSplit', piles: pilesOf(splitOf(session)) },
  }),
  blackPick: (session, { casino }) => {
    const tile = session.view.royale?.tiles[casino - 1];
    const piles = tile?.face === 'G1' ? tile.piles : null;
    return {
      ...emptyAsk(casino),
      answers: piles === null ? [] : ([0, 1] as const).map((pile) => pileAnswer(pile, piles[pile].count)),
    };
  },
  doubleDown: (session, { casino, seat }) => {
    const here = at(casinoAt(session.view, casino).dice, seat);
    const small = countPick(session, 'small', t('royale.doubleSmall'), here.small);
    const big = countPick(session, 'big', t('royale.doubleBig'), here.big);
    const moved = { small: Number(small.picked), big: Number(big.picked) };
    const now = casinoAt(session.view, casino);
    const left = { ...now, dice: withMore(now.dice, seat, moved, -1) };
    return {
      ...emptyAsk(casino),
      rolled: [
        ...Array.from({ length: here.small }, () => ownDie(session, seat, 'small', casino)),
        ...Array.from({ length: here.big }, () => ownDie(session, seat, 'big', casino)),
      ],
      picks: [...(here.small > 0 ? [small] : []), ...(here.big > 0 ? [big] : [])],
      notes: [
        [t('royale.doubleTile', { outcome: spelled(onTile(session, casino, seat, moved), session.players) })],
        [t('royale.doubleHere', { outcome: spelled(standingWords(session, left, seat), session.players) })],
      ],
      composed: { type: 'doubleDown', ...moved },
    };
  },
};
