/** The state of a tile in words, for screen readers, the text view and the tile's popover. */

import {
  BOX_TOKENS,
  CASINO_NAMES,
  type Dice,
  type Face,
  FIFTY_TRACK,
  FINE,
  HANDICAP_REWARDS,
  HIGH_FIVE_REWARD,
  JACKPOT_TRACK,
  LUCKY_REWARDS,
  settleCasino,
  strengthOf,
  type TileView,
  type View,
} from '@fremont/games/las-vegas';
import { at, type Seat, seatAt } from '@fremont/kernel';
import { list, money, t } from '../../../i18n/index.ts';
import { casinoAt } from '../matrix.ts';
import type { LasVegasModel } from '../types.ts';
import { nameOf } from '../words.ts';
import { ladderReward, nextInLoop, rewardList, rewardWords } from './rewards.ts';

type Words<F extends TileView['face']> = (
  model: LasVegasModel,
  tile: Extract<TileView, { face: F }>,
  casino: Face,
) => string;

export const stateWords = (model: LasVegasModel, tile: TileView, casino: Face): string => {
  const words = WORDS[tile.face] as Words<TileView['face']>;
  return words(model, tile as never, casino);
};

const namesOf = (model: LasVegasModel, seats: readonly Seat[]): string =>
  list(seats.map((seat) => nameOf(model, seat)));

/** The seat that leads a casino now; null if neutral or gray dice lead, or none. */
export const leaderOf = (view: View, casino: Face): Seat | null => {
  const [best] = settleCasino(casinoAt(view, casino)).ranking;
  return typeof best?.participant === 'number' ? best.participant : null;
};

/** The seats that Bad Luck would fine now: the weakest ones, including seats without dice. */
export const finedSeats = (view: View, casino: Face): Seat[] => {
  const strengths = casinoAt(view, casino).dice.map(strengthOf);
  const least = Math.min(...strengths);
  return strengths.flatMap((strength, index) => (strength === least ? [seatAt(index)] : []));
};

/** The number of casinos in which a seat has dice. */
export const casinoCount = (view: View, seat: Seat): number =>
  view.casinos.filter(({ dice }) => strengthOf(at(dice, seat)) > 0).length;

/** The seat whose casinos Pay Day counts on the screen: the viewer, or for spectators the active seat. */
export const payDaySeat = (model: LasVegasModel): Seat => {
  const { viewer } = model;
  return viewer === 'spectator' ? model.frame.value.view.turn : viewer;
};

const diceList = (model: LasVegasModel, dice: readonly Readonly<Dice>[]): string | null => {
  const owners = dice.flatMap((own, index) => {
    const count = own.small + own.big;
    return count === 0 ? [] : [t('royale.diceOf', { name: nameOf(model, seatAt(index)), count })];
  });
  return owners.length === 0 ? null : list(owners);
};

const WORDS: { readonly [F in TileView['face']]: Words<F> } = {
  A1: () =>
    t('royale.stateA1', {
      one: rewardWords(LUCKY_REWARDS[1]),
      two: rewardWords(LUCKY_REWARDS[2]),
      three: rewardWords(LUCKY_REWARDS[3]),
    }),
  A2: (_model, { step }) => t('royale.stateA2', { money: money(at(JACKPOT_TRACK, step)) }),
  B1: (model, _tile, casino) => {
    const leader = leaderOf(model.frame.value.view, casino);
    return leader === null ? t('royale.stateB1none') : t('royale.stateB1', { name: nameOf(model, leader) });
  },
  B2: (_model, { cell }) =>
    cell === 0
      ? t('royale.stateB2', { rewards: rewardList(FIFTY_TRACK) })
      : t('royale.stateB2on', { reward: rewardWords(ladderReward(cell)) }),
  C1: (model, { holder }) =>
    holder === null
      ? t('royale.stateC1', { money: money(HIGH_FIVE_REWARD) })
      : t('royale.stateC1taken', { name: nameOf(model, holder), money: money(HIGH_FIVE_REWARD) }),
  C2: (model, { payers }, casino) =>
    payers.length > 0
      ? t('royale.stateC2noted', { money: money(FINE), names: namesOf(model, payers) })
      : t('royale.stateC2', { money: money(FINE), names: namesOf(model, finedSeats(model.frame.value.view, casino)) }),
  D1: (model) => {
    const seat = payDaySeat(model);
    return t('royale.stateD1', { name: nameOf(model, seat), count: casinoCount(model.frame.value.view, seat) });
  },
  D2: (model, { holder }) =>
    holder === null ? t('royale.stateD2') : t('royale.stateD2taken', { name: nameOf(model, holder) }),
  E1: (_model, { cell, closed }) => {
    const reward = rewardWords(nextInLoop(cell));
    return closed === null
      ? t('royale.stateE1', { reward })
      : t('royale.stateE1closed', { reward, casino: CASINO_NAMES[closed] });
  },
  E2: (model, { bar }) => {
    const dice = diceList(model, bar);
    return dice === null ? t('royale.stateE2none') : t('royale.stateE2', { dice });
  },
  F1: (_model, { clusters }) =>
    clusters.length === 0 ? t('royale.stateF1none') : t('royale.stateF1', { groups: list(clusters.map(String)) }),
  F2: (_model, { slots }) => t('royale.stateF2', { ...slots, amount: money(HANDICAP_REWARDS.money) }),
  G1: (_model, { piles }) =>
    piles === null
      ? t('royale.stateG1', { tokens: list(BOX_TOKENS.map(money)) })
      : t('royale.stateG1piles', { first: piles[0].count, second: piles[1].count }),
  G2: (model, { dice }) => {
    const owners = diceList(model, dice);
    return owners === null ? t('royale.stateG2none') : t('royale.stateG2', { dice: owners });
  },
  H1: (model, { cells }) => {
    const taken = cells.flatMap((die, index) =>
      die === null ? [] : [t('royale.inCell', { cell: index + 1, name: nameOf(model, die.seat) })],
    );
    return taken.length === 0 ? t('royale.stateH1none') : t('royale.stateH1', { cells: list(taken) });
  },
  H2: (model, { golden }) =>
    golden === null ? t('royale.stateH2none') : t('royale.stateH2', { name: nameOf(model, golden.seat) }),
};
