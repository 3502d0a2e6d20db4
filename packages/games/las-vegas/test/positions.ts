/** Builders of positions, so that a test states only the details that matter to it. */

import { type Chance, carryOut, cloneJson, type Draw, scriptedChance, seatAt, seededChance } from '@fremont/kernel';
import { type Casino, type Dice, type Edition, type Face, lasVegas, type Options, type State } from '../index.ts';

/** A fully writable state. */
export type Position = Omit<State, Pieces> & Writable<Pick<State, Pieces>>;
type Pieces = 'chairs' | 'casinos' | 'unseen' | 'returned';
type Writable<V> = V extends number ? V : { -readonly [K in keyof V]: Writable<V[K]> };

export const BEN = seatAt(1);
export const CARLA = seatAt(2);

export const optionsOf = (edition: Edition, more: Partial<Options> = {}): Options => ({
  edition,
  neutralDice: false,
  winnings: 'open',
  ...more,
});

/** A match right after the deal. No test depends on the seed. */
export const dealt = (edition: Edition, seats: number, more: Partial<Options> = {}): Position =>
  cloneJson(lasVegas.setup(optionsOf(edition, more), seats, seededChance(1)).state) as Position;

/** Throws on any draw, for actions that must not draw. */
export const noChance: Chance = scriptedChance([]);

/** The draws of a roll: faces in the order small, big, neutral. */
export const rollOf = (seat: number, faces: readonly number[]): Draw[] =>
  faces.map((face) => [`dice:${seat}`, 6, face - 1]);

export const dice = (small: number, big = 0): Dice => ({ small, big });

/** A casino by itself: `by` lists the dice of seat 0, 1, 2… */
export const casinoWith = (bills: readonly number[], by: readonly Dice[], neutral: Dice = dice(0)): Casino => ({
  bills: [...bills],
  dice: [...by],
  neutral,
  gray: 0,
});

/** Gives `seat` the turn with exactly these dice rolled. The rest of its dice lie in casino 1. */
export const withRoll = (state: Position, seat: number, faces: readonly Face[], big: Face | null = null): Position => {
  state.turn = seatAt(seat);
  state.phase = { type: 'placing', roll: { small: faces, big, neutral: [] } };
  const chair = state.chairs[seat];
  const parking = state.casinos[0]?.dice[seat];
  if (chair === undefined || parking === undefined) throw new Error(`no seat ${seat}`);
  parking.small += chair.supply.small - faces.length;
  parking.big += chair.supply.big - (big === null ? 0 : 1);
  chair.supply = dice(faces.length, big === null ? 0 : 1);
  return state;
};

/** Puts all dice of the other seats into casino 1. */
export const withOthersDone = (state: Position, seat: number): Position => {
  state.chairs.forEach((chair, index) => {
    const parking = state.casinos[0]?.dice[index];
    if (index === seat || parking === undefined) return;
    parking.small += chair.supply.small;
    parking.big += chair.supply.big;
    chair.supply = dice(0);
  });
  return state;
};

/** Carries out the action on the position and returns its events. A refusal fails the test. */
export const act = (state: Position, seat: number, action: Parameters<typeof lasVegas.check>[2], chance: Chance) => {
  const refusal = lasVegas.check(state, seatAt(seat), action);
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  return carryOut(lasVegas, state, seatAt(seat), action, chance);
};

/** Chance for a deal whose result does not matter. */
export const anyDeal = (): Chance => seededChance(5);
