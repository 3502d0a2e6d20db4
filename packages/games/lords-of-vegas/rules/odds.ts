/** Exact chances: the boss after a reorganisation or a tie, and the next card. */

import { at, type Seat } from '@fremont/kernel';
import { BOSS_ODDS } from '../data/boss-odds.ts';
import { END_CARD, PAYERS, type Payer } from '../data/cards.ts';
import type { Die, View } from '../types.ts';
import { possibleDepths } from './deck.ts';

/**
 * Dice of one owner with equal chances. `known` dice show `limit`. The others show 1 to `limit` with equal chances: a
 * rolled die that is known not to be the highest behaves like a die with fewer faces.
 */
interface Group {
  readonly owner: Seat;
  readonly known: boolean;
  readonly limit: number;
  readonly count: number;
}

const FACES_OF_DIE = 6;
/** Positions less likely than this are ignored. The screen shows no percentage that exactly. */
const CHANCE_MIN = 1e-6;

/** By seat: the chance to be boss once every tie at the top has been rerolled. All zero without dice. */
export const bossOdds = (dice: readonly Die[], seats: number): number[] =>
  settledOdds(groupsOf(dice.map(({ owner, value }) => ({ owner, known: true, limit: value, count: 1 }))), seats);

/** By seat: the chance to be boss after all these dice are rolled. */
export const reorganiseOdds = (owners: readonly Seat[], seats: number): number[] => {
  const counts = Array.from({ length: seats }, (_, seat) => owners.filter((owner) => owner === seat).length);
  const order = counts
    .flatMap((count, seat) => (count > 0 ? [seat] : []))
    .sort((a, b) => at(counts, b) - at(counts, a));
  const shares = order.length === 1 ? [1] : BOSS_ODDS[order.map((seat) => counts[seat]).join('-')];
  const odds = Array<number>(seats).fill(0);
  for (const [rank, seat] of order.entries()) odds[seat] = shares?.[rank] ?? 0;
  return odds;
};

const cache = new Map<string, readonly number[]>();

const settledOdds = (start: readonly Group[], seats: number): number[] => {
  const key = `${seats}|${keyOf(start)}`;
  const odds = cache.get(key) ?? followTies(start, seats);
  cache.set(key, odds);
  return [...odds];
};

/** The outcome of one roll: shares won by seat, and positions in which the top is tied again. */
interface Roll {
  readonly won: number[];
  readonly tied: Map<string, Position>;
}

interface Position {
  readonly groups: readonly Group[];
  chance: number;
}

/** Follows all ties together, round by round, until the undecided chance is negligible. */
const followTies = (start: readonly Group[], seats: number): readonly number[] => {
  const won = Array<number>(seats).fill(0);
  const rolls = new Map<string, Roll>();
  let positions = new Map<string, Position>();
  if (start.length > 0) positions.set(keyOf(start), { groups: start, chance: 1 });
  while (positions.size > 0) {
    const next = new Map<string, Position>();
    for (const [key, { groups, chance }] of positions) {
      if (chance < CHANCE_MIN) continue;
      const roll = rolls.get(key) ?? rollOf(groups, seats);
      rolls.set(key, roll);
      for (const [seat, share] of roll.won.entries()) won[seat] = at(won, seat) + chance * share;
      for (const [tiedKey, tied] of roll.tied) addPosition(next, tiedKey, tied.groups, chance * tied.chance);
    }
    positions = next;
  }
  const total = won.reduce((sum, share) => sum + share, 0);
  return total === 0 ? won : won.map((share) => share / total);
};

const addPosition = (positions: Map<string, Position>, key: string, groups: readonly Group[], chance: number): void => {
  const known = positions.get(key);
  if (known === undefined) positions.set(key, { groups, chance });
  else known.chance += chance;
};

const rollOf = (groups: readonly Group[], seats: number): Roll => {
  const roll: Roll = { won: Array<number>(seats).fill(0), tied: new Map() };
  for (let value = FACES_OF_DIE; value >= 1; value--) {
    if (groups.some(({ known, limit }) => known && limit > value)) break;
    chooseTop(groups, value, [], 1, (counts, chance) => settle(groups, value, counts, chance, roll));
  }
  return roll;
};

/** Visits all ways in which `value` is the highest, with their chances. A way is the number of dice of each group that show it. */
const chooseTop = (
  groups: readonly Group[],
  value: number,
  counts: number[],
  chance: number,
  visit: (counts: readonly number[], chance: number) => void,
): void => {
  const group = groups[counts.length];
  if (group === undefined) {
    if (counts.some((count) => count > 0)) visit(counts, chance);
    return;
  }
  for (let count = 0; count <= group.count; count++) {
    const part = chance * chanceOf(group, value, count);
    if (part < CHANCE_MIN) continue;
    counts.push(count);
    chooseTop(groups, value, counts, part, visit);
    counts.pop();
  }
};

/** The chance that `count` dice of a group show `value` and the others less. */
const chanceOf = ({ known, limit, count: all }: Group, value: number, count: number): number => {
  if (known) return count === (limit === value ? all : 0) ? 1 : 0;
  if (value > limit) return count === 0 ? 1 : 0;
  return choices(all, count) * (1 / limit) ** count * ((value - 1) / limit) ** (all - count);
};

const choices = (all: number, some: number): number => {
  let ways = 1;
  for (let index = 1; index <= some; index++) ways = (ways * (all - some + index)) / index;
  return ways;
};

/** Adds the chance of one way: to the only owner at the top, or to the position in which the tied dice are rerolled. */
const settle = (
  groups: readonly Group[],
  value: number,
  counts: readonly number[],
  chance: number,
  roll: Roll,
): void => {
  const winner = onlyOwner(groups, counts);
  if (winner !== null) {
    roll.won[winner] = at(roll.won, winner) + chance;
    return;
  }
  // The dice below the top are not rolled again. Now they are known to show less than `value`.
  const rerolled = groupsOf(
    groups.flatMap((group, index) => [
      { owner: group.owner, known: false, limit: FACES_OF_DIE, count: at(counts, index) },
      { ...group, limit: Math.min(group.limit, value - 1), count: group.count - at(counts, index) },
    ]),
  );
  addPosition(roll.tied, keyOf(rerolled), rerolled, chance);
};

/** The only owner of dice at the top; null when several players have one there. */
const onlyOwner = (groups: readonly Group[], counts: readonly number[]): Seat | null => {
  let owner: Seat | null = null;
  for (const [index, group] of groups.entries()) {
    if (at(counts, index) === 0 || group.owner === owner) continue;
    if (owner !== null) return null;
    owner = group.owner;
  }
  return owner;
};

/** Joins equal groups, in a fixed order. */
const groupsOf = (groups: readonly Group[]): Group[] => {
  const joined = new Map<string, Group>();
  for (const group of groups) {
    if (group.count === 0) continue;
    const key = `${group.owner}.${group.limit}.${group.known}`;
    joined.set(key, { ...group, count: group.count + (joined.get(key)?.count ?? 0) });
  }
  return [...joined].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
};

const keyOf = (groups: readonly Group[]): string =>
  groups.map(({ owner, known, limit, count }) => `${owner}.${limit}.${known}.${count}`).join(' ');

export type NextCard = Payer | typeof END_CARD;

/** The chance of each kind of card to be drawn next. The sum is 1 until the match is over. */
export const cardOdds = (
  view: Pick<View, 'unseen' | 'cardsLeft' | 'cardsBeforeEnd' | 'discards' | 'dealt'>,
): Record<NextCard, number> => {
  const end = endOdds(view);
  const odds = PAYERS.map((payer) => [payer, ((1 - end) * view.cardsLeft[payer]) / view.unseen.length] as const);
  return { ...(Object.fromEntries(odds) as Record<Payer, number>), [END_CARD]: end };
};

/** The chance that the next card is End of Game. All depths that are still possible are equally likely. */
const endOdds = ({ cardsBeforeEnd, discards, dealt }: Pick<View, 'cardsBeforeEnd' | 'discards' | 'dealt'>): number => {
  if (cardsBeforeEnd !== null) return cardsBeforeEnd === 0 ? 1 : 0;
  const possible = possibleDepths(dealt, discards.length - dealt);
  return possible.includes(0) ? 1 / possible.length : 0;
};
