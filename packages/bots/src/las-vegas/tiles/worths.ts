/** Greedy's value of each answer to a tile. Mixed strategies are in `answers`. */

import {
  type Action,
  CHOICE_REWARDS,
  DOUBLE_DOWN_REWARDS,
  FIFTY_TRACK,
  GOLDEN_REWARD,
  HANDICAP_REWARDS,
  NICE_REWARDS,
  NO_ENTRY_TRACK,
  strengthOf,
} from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Evaluator } from '../evaluator.ts';
import { payoutWorth } from '../payout.ts';
import { tileBonus } from './bonus.ts';
import { betWorth } from './fifty.ts';
import { diceOf, outlook, sizeOf } from './outlook.ts';

/** The chance that a die on a cell stays there until the payout. */
const STAYS = 0.6;
/** The share of the tile's money that Double Down is worth while others may still join. */
const CONTESTED = 0.75;

type Worth<T extends Action['type']> = (evaluator: Evaluator, action: Extract<Action, { type: T }>) => number;

const indexOf = (casino: number): number => casino - 1;

/** The value of a casino's payout now, with added own strength. */
const settled = (evaluator: Evaluator, index: number, strength: number): number => {
  const { dice, neutral, gray, bills } = at(evaluator.visible.casinos, index);
  const strengths = dice.map(strengthOf);
  strengths[evaluator.seat] = at(strengths, evaluator.seat) + strength;
  return payoutWorth(bills, [...strengths, strengthOf(neutral), gray], [...evaluator.dollars, 0, 0]);
};

/** The payout of a closed casino is certain; that of an open one is an expectation. */
const gainOfClosing = (evaluator: Evaluator, index: number): number => {
  const { visible, seat, prospect } = evaluator;
  return settled(evaluator, index, 0) - prospect(index, strengthOf(at(at(visible.casinos, index).dice, seat)), 0, 0);
};

const moveWorth = (evaluator: Evaluator, index: number, die: 'small' | 'big', count: 1 | -1): number =>
  outlook(evaluator, { index, strength: count * sizeOf(die), supply: diceOf(die, -count) });

/** The gain of the best move over no move. */
const bestMove = (evaluator: Evaluator): number => {
  const { visible, seat } = evaluator;
  const { supply } = at(visible.chairs, seat);
  const now = outlook(evaluator);
  if (supply.small === 0) return 0;
  return Math.max(0, ...visible.casinos.map((_, index) => moveWorth(evaluator, index, 'small', 1) - now));
};

const grayWorth = (evaluator: Evaluator, index: number, gray: number): number =>
  outlook(evaluator, { grayIndex: index, gray });

const bestTile = ({ visible, seat }: Evaluator, own: number): number =>
  Math.max(
    0,
    ...(visible.royale?.tiles ?? []).map((_, index) =>
      index === own ? 0 : tileBonus(visible, seat, index, strengthOf(at(at(visible.casinos, index).dice, seat))),
    ),
  );

const resultWorth = (evaluator: Evaluator, result: number): number => {
  const { visible, seat } = evaluator;
  const own = visible.phase.type === 'deciding' ? visible.phase.decision.casino - 1 : -1;
  const { supply } = at(visible.chairs, seat);
  switch (result) {
    case 4:
      return bestTile(evaluator, own);
    case 5:
      return bestMove(evaluator);
    case 6:
      return strengthOf(supply) === 0 ? 0 : STAYS * GOLDEN_REWARD - 6_000;
    default:
      return at(CHOICE_REWARDS, result - 1);
  }
};

const doubleWorth = (evaluator: Evaluator, casino: number, small: number, big: number): number => {
  const { visible, seat } = evaluator;
  const moved = small + 2 * big;
  const tile = visible.royale?.tiles[indexOf(casino)];
  const strengths = tile?.face === 'G2' ? tile.dice.map(strengthOf) : [];
  strengths[seat] = (strengths[seat] ?? 0) + moved;
  const there = payoutWorth(DOUBLE_DOWN_REWARDS, strengths, evaluator.dollars);
  return outlook(evaluator, { index: indexOf(casino), strength: -moved }) + CONTESTED * there;
};

const cellOf = ({ visible }: Evaluator): number => {
  const tile = visible.royale?.tiles.find(({ face }) => face === 'B2');
  return tile?.face === 'B2' ? tile.cell : 1;
};

const sumOf = ({ visible }: Evaluator): number => {
  const { phase } = visible;
  if (phase.type !== 'deciding' || phase.decision.type !== 'fiftyFifty') return 7;
  return phase.decision.rolled[0] + phase.decision.rolled[1];
};

const tileCasino = ({ visible }: Evaluator): number =>
  visible.phase.type === 'deciding' ? visible.phase.decision.casino : 1;

const closedBy = ({ visible }: Evaluator): number | null => {
  const tile = visible.royale?.tiles.find(({ face }) => face === 'E1');
  return tile?.face === 'E1' ? tile.closed : null;
};

const nextReward = ({ visible }: Evaluator): number => {
  const tile = visible.royale?.tiles.find(({ face }) => face === 'E1');
  return tile?.face === 'E1' ? (NO_ENTRY_TRACK[(tile.cell + 1) % NO_ENTRY_TRACK.length] ?? 0) : 0;
};

const WORTHS: { readonly [T in Action['type']]?: Worth<T> } = {
  stop: (evaluator) => FIFTY_TRACK[cellOf(evaluator) - 1] ?? 0,
  bet: (evaluator, { on }) => betWorth(on, cellOf(evaluator), sumOf(evaluator)),
  close(evaluator, { casino }) {
    const before = closedBy(evaluator);
    const reopened = before === null ? 0 : gainOfClosing(evaluator, indexOf(before));
    return nextReward(evaluator) + gainOfClosing(evaluator, indexOf(casino)) - reopened;
  },
  keepClosed: () => 0,
  knockoutDie: (evaluator, { die }) => outlook(evaluator, { supply: diceOf(die, -1) }),
  block: (evaluator, { cluster, casino }) => grayWorth(evaluator, indexOf(casino), cluster),
  handicap: (evaluator, { from, slot }) =>
    grayWorth(evaluator, indexOf(from), -1) + (slot === 'move' ? bestMove(evaluator) : HANDICAP_REWARDS[slot]),
  skip: (evaluator) => outlook(evaluator),
  putDie: (evaluator, { die, casino }) => moveWorth(evaluator, indexOf(casino), die, 1),
  takeDie: (evaluator, { die, casino }) => moveWorth(evaluator, indexOf(casino), die, -1),
  doubleDown: (evaluator, { small, big }) => doubleWorth(evaluator, tileCasino(evaluator), small, big),
  niceDie(evaluator, { die, value }) {
    const size = sizeOf(die);
    const own = tileCasino(evaluator) === value;
    const left = own ? { index: indexOf(value), strength: -size } : { supply: diceOf(die, -1) };
    return outlook(evaluator, left) + STAYS * at(NICE_REWARDS, indexOf(value));
  },
  myChoice: (evaluator, { result }) => resultWorth(evaluator, result),
  activateTile: ({ visible, seat }, { casino }) => {
    const index = indexOf(casino);
    return tileBonus(visible, seat, index, strengthOf(at(at(visible.casinos, index).dice, seat)));
  },
  golden: (evaluator, { die }) => outlook(evaluator, { supply: diceOf(die, -1) }),
  // RULES 13: no dice are left to throw, so this is exact.
  primeTime(evaluator, { put }) {
    const casinos = evaluator.visible.casinos.map((_, index) => put.filter((face) => face === index + 1).length);
    return casinos.reduce((sum, count, index) => sum + settled(evaluator, index, count), 0);
  },
};

/** Undefined for actions that do not answer a tile. */
export const answerWorth = (evaluator: Evaluator, action: Action): number | undefined =>
  (WORTHS[action.type] as Worth<Action['type']> | undefined)?.(evaluator, action);
