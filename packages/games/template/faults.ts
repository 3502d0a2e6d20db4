/** Broken invariants in words. Production checks them after every action. */

import { at, type DeepReadonly, seatList } from '@fremont/kernel';
import { WORTH } from './data/signs.ts';
import { SIGNS, type State } from './types.ts';

export const faults = (state: DeepReadonly<State>): readonly string[] => [
  ...turnFaults(state),
  ...diceFaults(state),
  ...moneyFaults(state),
];

const turnFaults = ({ turn, chairs }: DeepReadonly<State>): readonly string[] =>
  seatList(chairs.length).includes(turn) ? [] : [`the turn of seat ${turn}, which does not exist`];

/** A die is with its seat or on the row. A roll shows all dice that are with the seat. */
const diceFaults = ({ options, phase, turn, chairs, row }: DeepReadonly<State>): readonly string[] => {
  const wrong = chairs.flatMap(({ dice }, index) => {
    const placed = SIGNS.reduce((sum, sign) => sum + at(row[sign], index), 0);
    return dice >= 0 && dice + placed === options.dice ? [] : [`seat ${index} has ${dice} dice and placed ${placed}`];
  });
  const rolled = phase.type === 'placing' ? phase.roll.length : null;
  return rolled === null || rolled === chairs[turn]?.dice ? wrong : [...wrong, `${rolled} dice rolled`];
};

/** Money comes only from the row, and each sign pays at most once. */
const moneyFaults = ({ phase, chairs }: DeepReadonly<State>): readonly string[] => {
  const held = chairs.reduce((sum, { money }) => sum + money, 0);
  return phase.type === 'over' ? paidFaults(held) : held === 0 ? [] : [`$${held} paid before the end`];
};

const paidFaults = (held: number): readonly string[] => {
  const payable = SIGNS.reduce((sums, sign) => sums.flatMap((sum) => [sum, sum + WORTH[sign]]), [0]);
  return payable.includes(held) ? [] : [`$${held} is no sum of signs`];
};
