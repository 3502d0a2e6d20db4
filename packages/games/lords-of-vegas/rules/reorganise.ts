/** RULES 4.5: all dice of a casino are rolled; owners with different results place them. */

import { assert, at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Face } from '../data/dice.ts';
import { LOT_FACTS, type LotId } from '../data/lots.ts';
import type { Event, RolledDie } from '../events.ts';
import type { Casino, Phase, Refusal, State, Unplaced } from '../types.ts';
import { bestDie, lotAt } from './casinos.ts';
import { reorganiseCost } from './costs.ts';
import { rollOn } from './tie.ts';
import { checkMoney, checkWaivers } from './tiles.ts';

type S = DeepReadonly<State>;
type Placing = Extract<Phase, { type: 'placingDice' }>;

export const checkReorganise = (state: S, seat: Seat, casino: Casino): Refusal | null => {
  if (casino.boss !== seat && bestDie(state, casino, seat) === null) return { code: 'noDieThere', casino: casino.id };
  return (
    checkWaivers(state, 'reorganise', casino) ??
    checkLocks(state, casino) ??
    checkMoney(state, seat, reorganiseCost(casino))
  );
};

/** Every die has to be rolled and none twice a turn, so one used die blocks the casino. */
const checkLocks = (state: S, { lots, reorganised }: Casino): Refusal | null => {
  if (!reorganised) return null;
  const lot = lots.find((id) => lotAt(state.lots, id).reorganised);
  assert(lot !== undefined, 'a reorganised casino without a reorganised die');
  return { code: 'reorganisedAlready', lot };
};

export const reorganise = (draft: State, seat: Seat, casino: Casino, chance: Chance): Event[] => {
  const cost = reorganiseCost(casino);
  at(draft.chairs, seat).money -= cost;
  const dice = casino.lots.flatMap((id) => rollLocked(draft, id, chance));
  const unplaced = unplacedOf(draft, dice);
  if (unplaced.length > 0) draft.phase = { type: 'placingDice', casino: casino.id, unplaced };
  return [{ type: 'reorganised', seat, casino: casino.id, colour: casino.colour, cost, dice }];
};

const rollLocked = (draft: State, id: LotId, chance: Chance): RolledDie[] => {
  const lot = lotAt(draft.lots, id);
  if (lot.die === null) return [];
  lot.reorganised = true;
  return [rollOn(lot, id, lot.die.owner, chance)];
};

/** Who has something to choose, the active player first, then to the left. */
const unplacedOf = ({ turn, chairs }: State, dice: readonly RolledDie[]): Unplaced[] => {
  const unplaced = chairs.map((_, step): Unplaced => {
    const seat = ((turn + step) % chairs.length) as Seat;
    const own = dice.filter((die) => die.seat === seat);
    return { seat, lots: own.map(({ lot }) => lot), values: own.map(({ value }) => value).sort((a, b) => a - b) };
  });
  return unplaced.filter(hasChoice);
};

const hasChoice = ({ values }: Unplaced): boolean => values[0] !== values.at(-1);

export const checkPlaceDie = ({ unplaced }: Placing, lot: LotId, value: Face): Refusal | null => {
  const { lots, values } = at(unplaced, 0);
  if (!lots.includes(lot)) return { code: 'lotNotOpen', lot, open: lots };
  return values.includes(value) ? null : { code: 'noSuchResult', value, left: values };
};

export const placeDie = (draft: State, phase: Placing, lot: LotId, value: Face): Event[] => {
  const [first, ...others] = phase.unplaced;
  assert(first !== undefined, 'nobody has to place');
  const rest = without(first, lot, value);
  const forced = hasChoice(rest) ? [] : rest.lots.map((id) => setDie(draft, rest.seat, id, at(rest.values, 0)));
  const unplaced = hasChoice(rest) ? [rest, ...others] : others;
  draft.phase = unplaced.length === 0 ? { type: 'playing' } : { ...phase, unplaced };
  return [setDie(draft, first.seat, lot, value), ...forced];
};

const without = ({ seat, lots, values }: Unplaced, lot: LotId, value: Face): Unplaced => ({
  seat,
  lots: lots.filter((id) => id !== lot),
  values: values.toSpliced(values.indexOf(value), 1),
});

const setDie = (draft: State, seat: Seat, lot: LotId, value: Face): Event => {
  at(draft.lots, LOT_FACTS[lot].index).die = { owner: seat, value };
  return { type: 'diePlaced', seat, lot, value };
};
