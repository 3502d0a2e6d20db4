/** RULES 1, the deal. */

import { type Chance, type Dealt, type DeepReadonly, pick, seatAt, seatList } from '@fremont/kernel';
import { bySign } from './rules/signs.ts';
import { type Event, type NeonRow, type Options, SIGNS, type State } from './types.ts';

/** The order of the draws is part of the record format: another order would break stored records. */
export const setup = (options: DeepReadonly<Options>, seats: number, chance: Chance): Dealt<NeonRow> => {
  const chairs = seatList(seats).map(() => ({ dice: options.dice, money: 0, tip: pick(SIGNS, chance, 'setup') }));
  const state: State = {
    options: { dice: options.dice },
    phase: { type: 'rolling' },
    turn: seatAt(chance.int(seats, 'setup')),
    chairs,
    row: bySign(() => chairs.map(() => 0)),
  };
  const tips = chairs.map(({ tip }, index): Event => ({ type: 'tipDealt', seat: seatAt(index), tip }));
  return { state, events: [...tips, { type: 'turnBegan', seat: state.turn }] };
};
