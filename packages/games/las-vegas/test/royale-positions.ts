/** Positions of the main game. Builders take dice from supplies, so that every position is sound. */

import { at, type Chance, carryOut, cloneJson, seatAt, seededChance } from '@fremont/kernel';
import { expect } from 'vitest';
import {
  type Action,
  type DieSize,
  type Event,
  type Face,
  lasVegas,
  type Options,
  type Refusal,
  type TileFace,
  type TileOf,
} from '../index.ts';
import type { Position } from './positions.ts';

/** The faces lie at casinos 1, 2, 3 and so on. No die is placed, and seat 0 is to roll. */
export const royale = (faces: readonly TileFace[], seats = 3, more: Partial<Options> = {}): Position => {
  const decoded = lasVegas.decodeOptions({ edition: 'royale', faces, ...more }, seats);
  if (!decoded.ok) throw new Error(decoded.error.code);
  return cloneJson(lasVegas.setup(decoded.value, seats, seededChance(3)).state) as Position;
};

export const tileOf = <F extends TileFace>(state: Position, face: F): TileOf<F> => {
  const tile = state.royale?.tiles.find((one) => one.face === face);
  if (tile === undefined) throw new Error(`${face} is not in play`);
  return tile as TileOf<F>;
};

/** Dice from the seat's supply into a casino. */
export const put = (state: Position, casino: Face, seat: number, small: number, big = 0): Position => {
  const { supply } = at(state.chairs, seat);
  const pile = at(at(state.casinos, casino - 1).dice, seat);
  supply.small -= small;
  supply.big -= big;
  pile.small += small;
  pile.big += big;
  return state;
};

/** Moves a supply to the casino `parking`, except `small` and `big` dice. */
export const keep = (state: Position, seat: number, small: number, big = 0, parking: Face = 6): Position => {
  const { supply } = at(state.chairs, seat);
  return put(state, parking, seat, supply.small - small, supply.big - big);
};

/** Gives `seat` the turn with this roll of its supply. */
export const rolled = (state: Position, seat: number, small: readonly Face[], big: Face | null = null): Position => {
  state.turn = seatAt(seat);
  const { supply } = at(state.chairs, seat);
  if (supply.small !== small.length || supply.big !== (big === null ? 0 : 1))
    throw new Error('the roll is not the supply');
  state.phase = { type: 'placing', roll: { small, big, neutral: [] } };
  return state;
};

/** Scripts the black dice. All other draws are arbitrary. */
export const black = (...faces: readonly number[]): Chance => {
  const rest = seededChance(9);
  const left = [...faces];
  return {
    int: (n, stream) => (stream === 'dice:black' ? at(left, 0) && (left.shift() as number) - 1 : rest.int(n, stream)),
  };
};

export const refusal = (state: Position, seat: number, action: Action): Refusal | null =>
  lasVegas.check(state, seatAt(seat), action);

/** Plays an action, and asserts that the position stays sound. */
export const go = (state: Position, seat: number, action: Action, chance: Chance = black()): readonly Event[] => {
  const why = refusal(state, seat, action);
  if (why !== null) throw new Error(`refused: ${JSON.stringify(why)}`);
  const events = carryOut(lasVegas, state, seatAt(seat), action, chance);
  expect(lasVegas.faults(state)).toEqual([]);
  return events;
};

export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);

export const paid = (events: readonly Event[]): { seat: number; chips: number; bills: readonly number[] }[] =>
  events.flatMap((event) =>
    event.type === 'tilePaid' ? [{ seat: event.seat, chips: event.chips, bills: event.bills }] : [],
  );

export const legalTypes = (state: Position, seat: number): string[] => [
  ...new Set(lasVegas.legalActions(state, seatAt(seat)).map(({ type }) => type)),
];

export const dieIn = (state: Position, casino: Face, seat: number) => at(at(state.casinos, casino - 1).dice, seat);

export const supplyIn = (state: Position, seat: number) => at(state.chairs, seat).supply;

export const asking = (state: Position): string =>
  state.phase.type === 'deciding' ? state.phase.decision.type : 'nothing';

/** Moves a die from the supply onto a tile by hand. */
export const takeFromSupply = (state: Position, seat: number, die: DieSize): void => {
  at(state.chairs, seat).supply[die] -= 1;
};

/** All dice are placed except the last one of `seat`. It shows `face`, and placing it ends the round. */
export const lastDie = (state: Position, seat: number, face: Face, parking: Face = 6): Position => {
  state.chairs.forEach((_, index) => {
    keep(state, index, index === seat ? 1 : 0, 0, parking);
  });
  return rolled(state, seat, [face]);
};
