/** What lies on a tile, in words: for readers, the text view and the paper that explains the tile. */

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
import { playerAt } from '../../../table/players.ts';
import type { LasVegasSession } from '../types.ts';
import { ladderReward, nextInLoop, rewardList, rewardWords } from './rewards.ts';
import { casinoAt } from './views.ts';

type Words<F extends TileView['face']> = (
  session: LasVegasSession,
  tile: Extract<TileView, { face: F }>,
  casino: Face,
) => string;

export const stateWords = (session: LasVegasSession, tile: TileView, casino: Face): string => {
  const words = WORDS[tile.face] as Words<TileView['face']>;
  return words(session, tile as never, casino);
};

const nameOf = (session: LasVegasSession, seat: Seat): string => playerAt(session.players, seat).name;

const namesOf = (session: LasVegasSession, seats: readonly Seat[]): string =>
  list(seats.map((seat) => nameOf(session, seat)));

/** Who leads a casino now; null when nobody does, or somebody imaginary. */
export const leaderOf = (view: View, casino: Face): Seat | null => {
  const [best] = settleCasino(casinoAt(view, casino)).ranking;
  return typeof best?.participant === 'number' ? best.participant : null;
};

/** Whom Bad Luck would catch now: the weakest seats, those without dice included. */
export const unlucky = (view: View, casino: Face): Seat[] => {
  const strengths = casinoAt(view, casino).dice.map(strengthOf);
  const least = Math.min(...strengths);
  return strengths.flatMap((strength, index) => (strength === least ? [seatAt(index)] : []));
};

/** In how many casinos a seat has dice. */
export const casinosOf = (view: View, seat: Seat): number =>
  view.casinos.filter(({ dice }) => strengthOf(at(dice, seat)) > 0).length;

/** Whose dice Pay Day counts on the screen: the viewer's, or of whoever has the turn. */
export const counted = (session: LasVegasSession): Seat => {
  const { viewer } = session;
  return viewer === 'spectator' ? session.frame.value.view.turn : viewer;
};

const diceList = (session: LasVegasSession, dice: readonly Readonly<Dice>[]): string | null => {
  const owners = dice.flatMap((own, index) => {
    const count = own.small + own.big;
    return count === 0 ? [] : [t('royale.diceOf', { name: nameOf(session, seatAt(index)), count })];
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
  A2: (_session, { step }) => t('royale.stateA2', { money: money(at(JACKPOT_TRACK, step)) }),
  B1: (session, _tile, casino) => {
    const leader = leaderOf(session.frame.value.view, casino);
    return leader === null ? t('royale.stateB1none') : t('royale.stateB1', { name: nameOf(session, leader) });
  },
  B2: (_session, { cell }) =>
    cell === 0
      ? t('royale.stateB2', { rewards: rewardList(FIFTY_TRACK) })
      : t('royale.stateB2on', { reward: rewardWords(ladderReward(cell)) }),
  C1: (session, { holder }) =>
    holder === null
      ? t('royale.stateC1', { money: money(HIGH_FIVE_REWARD) })
      : t('royale.stateC1taken', { name: nameOf(session, holder), money: money(HIGH_FIVE_REWARD) }),
  C2: (session, { payers }, casino) =>
    payers.length > 0
      ? t('royale.stateC2noted', { money: money(FINE), names: namesOf(session, payers) })
      : t('royale.stateC2', { money: money(FINE), names: namesOf(session, unlucky(session.frame.value.view, casino)) }),
  D1: (session) => {
    const seat = counted(session);
    return t('royale.stateD1', { name: nameOf(session, seat), count: casinosOf(session.frame.value.view, seat) });
  },
  D2: (session, { holder }) =>
    holder === null ? t('royale.stateD2') : t('royale.stateD2taken', { name: nameOf(session, holder) }),
  E1: (_session, { cell, closed }) => {
    const reward = rewardWords(nextInLoop(cell));
    return closed === null
      ? t('royale.stateE1', { reward })
      : t('royale.stateE1closed', { reward, casino: CASINO_NAMES[closed] });
  },
  E2: (session, { bar }) => {
    const dice = diceList(session, bar);
    return dice === null ? t('royale.stateE2none') : t('royale.stateE2', { dice });
  },
  F1: (_session, { clusters }) =>
    clusters.length === 0 ? t('royale.stateF1none') : t('royale.stateF1', { groups: list(clusters.map(String)) }),
  F2: (_session, { slots }) => t('royale.stateF2', { ...slots, amount: money(HANDICAP_REWARDS.money) }),
  G1: (_session, { piles }) =>
    piles === null
      ? t('royale.stateG1', { tokens: list(BOX_TOKENS.map(money)) })
      : t('royale.stateG1piles', { first: piles[0].count, second: piles[1].count }),
  G2: (session, { dice }) => {
    const lying = diceList(session, dice);
    return lying === null ? t('royale.stateG2none') : t('royale.stateG2', { dice: lying });
  },
  H1: (session, { cells }) => {
    const taken = cells.flatMap((die, index) =>
      die === null ? [] : [t('royale.inCell', { cell: index + 1, name: nameOf(session, die.seat) })],
    );
    return taken.length === 0 ? t('royale.stateH1none') : t('royale.stateH1', { cells: list(taken) });
  },
  H2: (session, { golden }) =>
    golden === null ? t('royale.stateH2none') : t('royale.stateH2', { name: nameOf(session, golden.seat) }),
};
