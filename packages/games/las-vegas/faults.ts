/**
 * Broken invariants in words. Production checks them after every action, so the counting uses plain loops for speed.
 */

import { type DeepReadonly, seatAt } from '@fremont/kernel';
import { BILL_STEP, BILLS_BY_STEP } from './data/bills.ts';
import { EDITION_FACTS } from './data/editions.ts';
import { GRAY_DICE } from './data/tiles.ts';
import { noDice } from './rules/dice.ts';
import { faceRules } from './rules/faces/index.ts';
import { neutralDiceHeld, neutralDiceSet } from './rules/neutral.ts';
import type { Dice, Roll, State } from './types.ts';

type S = DeepReadonly<State>;

export const faults = (state: S): string[] => {
  const found: string[] = [];
  if (!areBillsComplete(state)) found.push('the bills are not those of the box');
  for (let index = 0; index < state.chairs.length; index++) findChairFaults(state, index, found);
  if (!areNeutralDiceComplete(state)) found.push('the neutral dice are not complete');
  if (!areGrayDiceComplete(state)) found.push('the gray dice are not complete');
  findTurnFaults(state, found);
  return found;
};

/** No bill appears or is lost. */
const areBillsComplete = ({ options, chairs, casinos, unseen, returned, royale }: S): boolean => {
  const missing = BILLS_BY_STEP[options.edition].slice();
  if (royale !== null) countBills(missing, royale.minted, 1);
  countBills(missing, unseen, -1);
  countBills(missing, returned, -1);
  for (const { bills } of chairs) countBills(missing, bills, -1);
  for (const { bills } of casinos) countBills(missing, bills, -1);
  if (royale !== null) countBills(missing, royale.bank, -1);
  if (royale !== null && royale.payout !== null) countBills(missing, royale.payout.unclaimed, -1);
  return missing.every(isZero);
};

/** Counts bills by value. A value that no bill has makes the counts NaN, so that they never match. */
const countBills = (counts: number[], bills: readonly number[], step: number): void => {
  for (const bill of bills) {
    const index = bill / BILL_STEP;
    if (Number.isInteger(index) && index > 0) counts[index] = (counts[index] ?? 0) + step;
    else counts[0] = Number.NaN;
  }
};

const isZero = (count: number): boolean => count === 0;

const findChairFaults = (state: S, index: number, found: string[]): void => {
  const { dice } = EDITION_FACTS[state.options.edition];
  const { small, big } = diceOf(state, index);
  const smallOwn = dice.small + lentTo(state, index);
  const chips = state.chairs[index]?.chips ?? 0;
  if (small !== smallOwn) found.push(`seat ${index} does not have ${smallOwn} small dice`);
  if (big !== dice.big) found.push(`seat ${index} does not have ${dice.big} big dice`);
  if (!isCount(chips)) found.push(`seat ${index} has ${chips} chips`);
};

/**
 * All dice of a seat, in its supply, in casinos and on tiles. `small` and `big` are spelled out because a lookup by
 * variable is three times slower.
 */
const diceOf = ({ chairs, casinos, royale }: S, index: number): Dice => {
  const supply = chairs[index]?.supply;
  let small = counted(supply?.small);
  let big = counted(supply?.big);
  for (const { dice } of casinos) {
    const pile = dice[index];
    small += counted(pile?.small);
    big += counted(pile?.big);
  }
  for (const tile of royale?.tiles ?? []) {
    const pile = faceRules(tile.face).diceOf?.(tile, seatAt(index)) ?? NO_DICE;
    small += counted(pile.small);
    big += counted(pile.big);
  }
  return { small, big };
};

const NO_DICE = noDice();

/** Black dice in casinos that count as the seat's own. RULES 13.2. */
const lentTo = ({ royale }: S, index: number): number => {
  let sum = 0;
  if (royale === null) return sum;
  for (const tile of royale.tiles) sum += faceRules(tile.face).lent?.(tile, seatAt(index)) ?? 0;
  return sum;
};

const areNeutralDiceComplete = ({ options, chairs, casinos }: S): boolean => {
  const { small, big } = neutralDiceSet(options, chairs.length);
  let smallLeft = small + neutralDiceHeld(options, chairs.length) * chairs.length;
  let bigLeft = big;
  for (const { neutral } of chairs) smallLeft -= counted(neutral);
  for (const { neutral } of casinos) {
    smallLeft -= counted(neutral.small);
    bigLeft -= counted(neutral.big);
  }
  return smallLeft === 0 && bigLeft === 0;
};

/** All nine gray dice lie in casinos or on tile F, or it is not in play. */
const areGrayDiceComplete = ({ casinos, royale }: S): boolean => {
  if (royale === null) return true;
  let gray = 0;
  let inPlay = false;
  for (const casino of casinos) gray += casino.gray;
  for (const tile of royale.tiles) {
    const onTile = faceRules(tile.face).grayOn?.(tile);
    inPlay ||= onTile !== undefined;
    gray += onTile ?? 0;
  }
  return gray === (inPlay ? GRAY_DICE : 0);
};

/** NaN for a missing or negative count, so that the sum matches nothing. */
const counted = (value: number | undefined): number => (value !== undefined && isCount(value) ? value : Number.NaN);

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const findTurnFaults = ({ options, phase, round, turn, chairs }: S, found: string[]): void => {
  if (!(round >= 1 && round <= EDITION_FACTS[options.edition].rounds)) found.push(`round ${round}`);
  const chair = chairs[turn];
  if (chair === undefined) found.push(`the turn of seat ${turn}`);
  else if (phase.type === 'placing' && !isRollOf(chair, phase.roll)) found.push('the roll is not the supply');
};

const isRollOf = ({ supply, neutral }: S['chairs'][number], roll: Roll): boolean =>
  roll.small.length === supply.small && (roll.big === null ? 0 : 1) === supply.big && roll.neutral.length === neutral;
