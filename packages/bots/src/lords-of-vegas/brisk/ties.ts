/** RULES 5 on a brisk table: casinos whose highest dice are tied roll them until one seat is boss. */

import type { TurnDice } from '../../sampler/turn-dice.ts';
import type { Casinos } from './casinos.ts';
import { type BriskTable, NOBODY, nth } from './table.ts';

/** Finds all casinos, every one with its boss. */
export const surveySettled = (table: BriskTable, casinos: Casinos, dice: TurnDice): void => {
  casinos.survey(table);
  while (rollTies(table, casinos, dice)) casinos.survey(table);
};

const rollTies = ({ owner, value }: BriskTable, casinos: Casinos, dice: TurnDice): boolean => {
  let isTied = false;
  for (let lot = 0; lot < value.length; lot++) {
    const casino = nth(casinos.on, lot);
    if (casino === NOBODY || nth(casinos.boss, casino) !== NOBODY || nth(owner, lot) === NOBODY) continue;
    isTied = true;
    if (nth(value, lot) === nth(casinos.top, casino)) value[lot] = dice.int(6) + 1;
  }
  return isTied;
};
