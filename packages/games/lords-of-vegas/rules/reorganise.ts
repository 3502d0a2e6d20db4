/** RULES 4.5: rolls all dice of a casino. Owners with different results place them. */

import { assert, at, type Chance, type DeepReadonly, type Seat, seatAt } from '@fremont/kernel';
import type { Face } from '../data/dice.ts';
import type { LotId } from '../data/lots.ts';
import type { Event, RolledDie } from '../events.ts';
import type { Casino, Phase, Refusal, State, Unplaced } from '../types.ts';
import { bestDie, lotAt } from './casinos.ts';
import { checkMoney, checkWaivers } from './conditions.ts';
import { rollOn } from './dice.ts';

type S = DeepReadonly<State>;
type Placing = Extract<Phase, { type: 'placingDice' }>;
type Swapped = Extract<Event, { type: 'diePlaced' }>['swapped'];

export const reorganiseCost = (casino: Casino): number => casino.pips;

export const checkReorganise = (state: S, seat: Seat, casino: Casino): Refusal | null => {
  if (bestDie(state, casino, seat) === null) return { code: 'noDieThere', casino: casino.id };
  return (
    checkWaivers(state, 'reorganise', casino) ??
    checkLocks(state, casino) ??
    checkMoney(state, seat, reorganiseCost(casino))
  );
};

/** A reorganisation rolls every die, and no die twice a turn. So one used die blocks the casino. */
const checkLocks = (state: S, { lots }: Casino): Refusal | null => {
  const lot = lots.find((id) => lotAt(state.lots, id).reorganised);
  return lot === undefined ? null : { code: 'reorganisedAlready', lot };
};

export function* reorganise(draft: State, seat: Seat, casino: Casino, chance: Chance): Iterable<Event> {
  const { id, colour, lots } = casino;
  const cost = reorganiseCost(casino);
  at(draft.chairs, seat).money -= cost;
  const rolled = lots.filter((lot) => lotAt(draft.lots, lot).die !== null);
  const dice = rolled.map((lot) => rollOn(draft, lot, chance));
  for (const lot of rolled) lotAt(draft.lots, lot).reorganised = true;
  const unplaced = unplacedOf(draft, dice);
  if (unplaced.length > 0) draft.phase = { type: 'placingDice', casino: id, unplaced };
  yield { type: 'reorganised', seat, casino: id, colour, cost, dice };
}

/** The owners that have a choice, the active player first, then clockwise. */
const unplacedOf = ({ turn, chairs }: State, dice: readonly RolledDie[]): Unplaced[] => {
  const unplaced = chairs.map((_, step): Unplaced => {
    const seat = seatAt((turn + step) % chairs.length);
    const own = dice.filter((die) => die.seat === seat);
    return { seat, lots: own.map(({ lot }) => lot), values: own.map(({ value }) => value).sort((a, b) => a - b) };
  });
  return unplaced.filter(hasChoice);
};

const hasChoice = ({ values }: Unplaced): boolean => values.some((value) => value !== values[0]);

export const checkPlaceDie = ({ unplaced }: Placing, lot: LotId, value: Face): Refusal | null => {
  const { lots, values } = at(unplaced, 0);
  if (!lots.includes(lot)) return { code: 'lotNotOpen', lot, open: lots };
  return values.includes(value) ? null : { code: 'noSuchResult', value, left: values };
};

/** Places one result. If an owner has only equal results left, they are placed without a decision. */
export function* placeDie(draft: State, phase: Placing, lot: LotId, value: Face): Iterable<Event> {
  const [first, ...others] = phase.unplaced;
  assert(first !== undefined, 'nothing to place');
  const rest = without(first, lot, value);
  const swapped = layResult(draft, rest, lot, value);
  const unplaced = rest.lots.length === 0 ? others : [rest, ...others];
  const next: Placing = { ...phase, unplaced };
  draft.phase = unplaced.length === 0 ? { type: 'playing' } : next;
  yield { type: 'diePlaced', seat: first.seat, lot, value, swapped };
  const [open] = rest.lots;
  if (open !== undefined && !hasChoice(rest)) yield* placeDie(draft, next, open, at(rest.values, 0));
}

const without = ({ seat, lots, values }: Unplaced, lot: LotId, value: Face): Unplaced => ({
  seat,
  lots: lots.filter((id) => id !== lot),
  values: values.toSpliced(values.indexOf(value), 1),
});

/**
 * Unplaced results lie on the open tiles, so that the casino keeps its boss and its pips. So the open tile that showed
 * the chosen value gets the result that lay on the chosen tile.
 */
const layResult = (draft: State, { seat, lots }: Unplaced, lot: LotId, value: Face): Swapped => {
  const chosen = lotAt(draft.lots, lot);
  const result = chosen.die?.value;
  chosen.die = { owner: seat, value };
  const other = lots.find((id) => lotAt(draft.lots, id).die?.value === value);
  if (result === undefined || result === value || other === undefined) return null;
  lotAt(draft.lots, other).die = { owner: seat, value: result };
  return { lot: other, value: result };
};
