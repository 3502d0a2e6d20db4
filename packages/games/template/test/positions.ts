/** Builders of positions of Neon Row. */

import {
  at,
  cloneJson,
  type DeepReadonly,
  type Draw,
  lastStep,
  type Match,
  playMatch,
  type Seat,
  scriptedChance,
  seatAt,
  startMatch,
} from '@fremont/kernel';
import { type Action, type Event, type NeonRow, neonRow, type Options, type Sign, type State } from '../index.ts';

interface Deal {
  readonly tips: readonly Sign[];
  readonly starter?: number;
  readonly dice?: Options['dice'];
}

/** A match with given tips and a given starter. */
export const dealtWith = ({ tips, starter = 0, dice = 2 }: Deal): Match<NeonRow> => {
  const seats = tips.length;
  const draws: Draw[] = [...tips.map((tip): Draw => ['setup', 3, tip - 1]), ['setup', seats, starter]];
  return startMatch(neonRow, { dice }, seats, scriptedChance(draws));
};

const played = (match: Match<NeonRow>, seat: number, action: Action, draws: readonly Draw[] = []): Match<NeonRow> => {
  const result = playMatch(match, seatAt(seat), action, scriptedChance(draws));
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
};

export const rolled = (match: Match<NeonRow>, seat: number, ...signs: readonly Sign[]): Match<NeonRow> =>
  played(
    match,
    seat,
    { type: 'roll' },
    signs.map((sign): Draw => [`dice:${seat}`, 3, sign - 1]),
  );

export const placed = (match: Match<NeonRow>, seat: number, sign: Sign): Match<NeonRow> =>
  played(match, seat, { type: 'place', sign });

/** One whole turn: the roll, then the placement. */
export const turn = (match: Match<NeonRow>, seat: number, roll: readonly Sign[], sign: Sign): Match<NeonRow> =>
  placed(rolled(match, seat, ...roll), seat, sign);

export const eventsOf = (match: Match<NeonRow>): readonly Event[] => lastStep(match).events;

export const stateOf = (match: Match<NeonRow>): DeepReadonly<State> => lastStep(match).state;

export const chairOf = (match: Match<NeonRow>, seat: number): DeepReadonly<State['chairs'][number]> =>
  at(stateOf(match).chairs, seat);

export const refusalOf = (match: Match<NeonRow>, seat: number, action: Action): string | null =>
  neonRow.check(stateOf(match), seatAt(seat), action)?.code ?? null;

/** A copy of the state that a test changes by hand. */
export const spoilt = (match: Match<NeonRow>, spoil: (state: State) => void): State => {
  const state = cloneJson(stateOf(match)) as State;
  spoil(state);
  return state;
};

export const SEAT_0: Seat = seatAt(0);
export const SEAT_1: Seat = seatAt(1);
