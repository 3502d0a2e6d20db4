/** Broken invariants in words. Checked after every action, also in production. */

import { type DeepReadonly, seatAt } from '@fremont/kernel';
import { DECKS } from './data/bills.ts';
import { EDITION_FACTS } from './data/editions.ts';
import { GRAY_DICE } from './data/tiles.ts';
import { FACE_WORKS } from './rules/faces/index.ts';
import { neutralDiceHeld, neutralDiceSet } from './rules/neutral.ts';
import type { Dice, State } from './types.ts';

type S = DeepReadonly<State>;

export const faults = (state: S): string[] => [
  ...billFaults(state),
  ...diceFaults(state),
  ...neutralFaults(state),
  ...grayFaults(state),
  ...turnFaults(state),
];

/** No bill appears or is lost. */
const billFaults = ({ options, chairs, casinos, unseen, returned, royale }: S): string[] => {
  const piles = [unseen, returned];
  for (const { bills } of chairs) piles.push(bills);
  for (const { bills } of casinos) piles.push(bills);
  if (royale !== null) piles.push(royale.bank, royale.payout?.unclaimed ?? []);
  const made = royale === null ? [DECKS[options.edition]] : [DECKS[options.edition], royale.minted];
  return holdSame(piles, made) ? [] : ['the bills are not those of the box'];
};

/** Whether the piles hold the same bills, in whatever order. Counted, because sorting takes longer than the move itself. */
const holdSame = (piles: readonly (readonly number[])[], others: readonly (readonly number[])[]): boolean => {
  const counts = new Map<number, number>();
  for (const pile of piles) for (const bill of pile) counts.set(bill, (counts.get(bill) ?? 0) + 1);
  for (const pile of others) for (const bill of pile) counts.set(bill, (counts.get(bill) ?? 0) - 1);
  for (const count of counts.values()) if (count !== 0) return false;
  return true;
};

const isSame = (list: readonly number[], other: readonly number[]): boolean =>
  list.length === other.length && list.every((value, index) => value === other[index]);

const diceFaults = ({ options, chairs, casinos, royale }: S): string[] => {
  const { dice } = EDITION_FACTS[options.edition];
  return chairs.flatMap(({ supply, chips }, index) => {
    const piles = [supply, ...casinos.map((casino) => casino.dice[index]), ...diceOnTiles(royale, index)];
    const small = dice.small + lentTo(royale, index);
    const found: string[] = [];
    if (totalDice(piles, 'small') !== small) found.push(`seat ${index} has not ${small} small dice`);
    if (totalDice(piles, 'big') !== dice.big) found.push(`seat ${index} has not ${dice.big} big dice`);
    if (!isCount(chips)) found.push(`seat ${index} has ${chips} chips`);
    return found;
  });
};

const diceOnTiles = (royale: S['royale'], index: number): readonly Dice[] =>
  royale === null ? [] : royale.tiles.flatMap((tile) => FACE_WORKS[tile.face].diceOf?.(tile, seatAt(index)) ?? []);

/** Black dice in casinos that count as the seat's own. RULES 13.2. */
const lentTo = (royale: S['royale'], index: number): number =>
  royale?.tiles.reduce((sum, tile) => sum + (FACE_WORKS[tile.face].lent?.(tile, seatAt(index)) ?? 0), 0) ?? 0;

/** All nine gray dice lie in casinos or on tile F, or it is not in play. */
const grayFaults = ({ casinos, royale }: S): string[] => {
  if (royale === null) return [];
  const onTiles = royale.tiles
    .map((tile) => FACE_WORKS[tile.face].grayOn?.(tile) ?? null)
    .filter((gray) => gray !== null);
  const gray = [...casinos.map((casino) => casino.gray), ...onTiles].reduce((sum, one) => sum + one, 0);
  return gray === (onTiles.length > 0 ? GRAY_DICE : 0) ? [] : ['the gray dice are not complete'];
};

const neutralFaults = ({ options, chairs, casinos }: S): string[] => {
  const set = neutralDiceSet(options, chairs.length);
  const held = neutralDiceHeld(options, chairs.length) * chairs.length;
  const piles = [
    ...casinos.map(({ neutral }) => neutral),
    ...chairs.map(({ neutral }) => ({ small: neutral, big: 0 })),
  ];
  return totalDice(piles, 'small') === set.small + held && totalDice(piles, 'big') === set.big
    ? []
    : ['the neutral dice are not complete'];
};

/** NaN when a pile is missing or negative, which equals no number. */
const totalDice = (piles: readonly (Readonly<Dice> | undefined)[], size: keyof Dice): number =>
  piles.reduce((sum, pile) => sum + (pile !== undefined && isCount(pile[size]) ? pile[size] : Number.NaN), 0);

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const turnFaults = ({ options, phase, round, turn, chairs }: S): string[] => {
  const found: string[] = [];
  if (!(round >= 1 && round <= EDITION_FACTS[options.edition].rounds)) found.push(`round ${round}`);
  const chair = chairs[turn];
  if (chair === undefined) return [...found, `the turn of seat ${turn}`];
  if (phase.type !== 'placing') return found;
  const { small, big, neutral } = phase.roll;
  const rolled = [small.length, big === null ? 0 : 1, neutral.length];
  if (!isSame(rolled, [chair.supply.small, chair.supply.big, chair.neutral])) found.push('the roll is not the supply');
  return found;
};
