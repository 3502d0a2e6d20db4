/** What each answer to a tile is worth to greedy. Mixed strategies are in `answers`. */

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
import { payoutWorth } from '../payout.ts';
import type { Eyes } from '../sight.ts';
import { tileBonus } from './bonus.ts';
import { betWorth } from './fifty.ts';
import { diceOf, outlook, sizeOf } from './outlook.ts';

/** How likely a die on a cell stays there until the payout. */
const STAYS = 0.6;
/** How much of the tile's money Double Down is worth while others may still come. */
const CONTESTED = 0.75;

type Worth<T extends Action['type']> = (eyes: Eyes, action: Extract<Action, { type: T }>) => number;

const indexOf = (casino: number): number => casino - 1;

/** What a casino pays as it stands, some of the own strength and dice added. */
const settled = (eyes: Eyes, index: number, strength: number): number => {
  const { dice, neutral, gray, bills } = at(eyes.sight.casinos, index);
  const strengths = dice.map(strengthOf);
  strengths[eyes.seat] = at(strengths, eyes.seat) + strength;
  return payoutWorth(bills, [...strengths, strengthOf(neutral), gray], [...eyes.dollars, 0, 0]);
};

/** A closed casino pays what lies there now; an open one what is expected. */
const gainOfClosing = (eyes: Eyes, index: number): number => {
  const { sight, seat, prospect } = eyes;
  return settled(eyes, index, 0) - prospect(index, strengthOf(at(at(sight.casinos, index).dice, seat)), 0, 0);
};

const moveWorth = (eyes: Eyes, index: number, die: 'small' | 'big', count: 1 | -1): number =>
  outlook(eyes, { index, strength: count * sizeOf(die), supply: diceOf(die, -count) });

/** The best that a move could do beyond doing nothing. */
const bestMove = (eyes: Eyes): number => {
  const { sight, seat } = eyes;
  const { supply } = at(sight.chairs, seat);
  const now = outlook(eyes);
  if (supply.small === 0) return 0;
  return Math.max(0, ...sight.casinos.map((_, index) => moveWorth(eyes, index, 'small', 1) - now));
};

const grayWorth = (eyes: Eyes, index: number, gray: number): number => outlook(eyes, { grayIndex: index, gray });

const bestTile = ({ sight, seat }: Eyes, own: number): number =>
  Math.max(
    0,
    ...(sight.royale?.tiles ?? []).map((_, index) =>
      index === own ? 0 : tileBonus(sight, seat, index, strengthOf(at(at(sight.casinos, index).dice, seat))),
    ),
  );

const resultWorth = (eyes: Eyes, result: number): number => {
  const { sight, seat } = eyes;
  const own = sight.phase.type === 'deciding' ? sight.phase.decision.casino - 1 : -1;
  const { supply } = at(sight.chairs, seat);
  switch (result) {
    case 4:
      return bestTile(eyes, own);
    case 5:
      return bestMove(eyes);
    case 6:
      return strengthOf(supply) === 0 ? 0 : STAYS * GOLDEN_REWARD - 6_000;
    default:
      return at(CHOICE_REWARDS, result - 1);
  }
};

const doubleWorth = (eyes: Eyes, casino: number, small: number, big: number): number => {
  const { sight, seat } = eyes;
  const moved = small + 2 * big;
  const tile = sight.royale?.tiles[indexOf(casino)];
  const strengths = tile?.face === 'G2' ? tile.dice.map(strengthOf) : [];
  strengths[seat] = (strengths[seat] ?? 0) + moved;
  const there = payoutWorth(DOUBLE_DOWN_REWARDS, strengths, eyes.dollars);
  return outlook(eyes, { index: indexOf(casino), strength: -moved }) + CONTESTED * there;
};

const cellOf = ({ sight }: Eyes): number => {
  const tile = sight.royale?.tiles.find(({ face }) => face === 'B2');
  return tile?.face === 'B2' ? tile.cell : 1;
};

const sumOf = ({ sight }: Eyes): number => {
  const { phase } = sight;
  if (phase.type !== 'deciding' || phase.decision.type !== 'fiftyFifty') return 7;
  return phase.decision.rolled[0] + phase.decision.rolled[1];
};

const tileCasino = ({ sight }: Eyes): number => (sight.phase.type === 'deciding' ? sight.phase.decision.casino : 1);

const closedBy = ({ sight }: Eyes): number | null => {
  const tile = sight.royale?.tiles.find(({ face }) => face === 'E1');
  return tile?.face === 'E1' ? tile.closed : null;
};

const nextReward = ({ sight }: Eyes): number => {
  const tile = sight.royale?.tiles.find(({ face }) => face === 'E1');
  return tile?.face === 'E1' ? (NO_ENTRY_TRACK[(tile.cell + 1) % NO_ENTRY_TRACK.length] ?? 0) : 0;
};

const WORTHS: { readonly [T in Action['type']]?: Worth<T> } = {
  stop: (eyes) => FIFTY_TRACK[cellOf(eyes) - 1] ?? 0,
  bet: (eyes, { on }) => betWorth(on, cellOf(eyes), sumOf(eyes)),
  close(eyes, { casino }) {
    const before = closedBy(eyes);
    const reopened = before === null ? 0 : gainOfClosing(eyes, indexOf(before));
    return nextReward(eyes) + gainOfClosing(eyes, indexOf(casino)) - reopened;
  },
  keepClosed: () => 0,
  knockoutDie: (eyes, { die }) => outlook(eyes, { supply: diceOf(die, -1) }),
  block: (eyes, { cluster, casino }) => grayWorth(eyes, indexOf(casino), cluster),
  handicap: (eyes, { from, slot }) =>
    grayWorth(eyes, indexOf(from), -1) + (slot === 'move' ? bestMove(eyes) : HANDICAP_REWARDS[slot]),
  skip: (eyes) => outlook(eyes),
  putDie: (eyes, { die, casino }) => moveWorth(eyes, indexOf(casino), die, 1),
  takeDie: (eyes, { die, casino }) => moveWorth(eyes, indexOf(casino), die, -1),
  doubleDown: (eyes, { small, big }) => doubleWorth(eyes, tileCasino(eyes), small, big),
  niceDie(eyes, { die, value }) {
    const size = sizeOf(die);
    const own = tileCasino(eyes) === value;
    const left = own ? { index: indexOf(value), strength: -size } : { supply: diceOf(die, -1) };
    return outlook(eyes, left) + STAYS * at(NICE_REWARDS, indexOf(value));
  },
  myChoice: (eyes, { result }) => resultWorth(eyes, result),
  activateTile: ({ sight, seat }, { casino }) => {
    const index = indexOf(casino);
    return tileBonus(sight, seat, index, strengthOf(at(at(sight.casinos, index).dice, seat)));
  },
  golden: (eyes, { die }) => outlook(eyes, { supply: diceOf(die, -1) }),
  // No die is thrown any more, so this is exact. RULES 13.
  primeTime(eyes, { put }) {
    const casinos = eyes.sight.casinos.map((_, index) => put.filter((face) => face === index + 1).length);
    return casinos.reduce((sum, count, index) => sum + settled(eyes, index, count), 0);
  },
};

/** Undefined for what is not a question of a tile. */
export const answerWorth = (eyes: Eyes, action: Action): number | undefined =>
  (WORTHS[action.type] as Worth<Action['type']> | undefined)?.(eyes, action);
