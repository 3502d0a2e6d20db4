/** RULES 4.6: a bet in somebody else's casino. */

import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Face } from '../data/dice.ts';
import type { Event } from '../events.ts';
import type { Casino, Phase, Refusal, State } from '../types.ts';
import { betLimit } from './costs.ts';
import { gambleMoney, gambleResult } from './gamble-table.ts';
import { rollFace } from './tie.ts';
import { checkMoney, checkWaivers } from './tiles.ts';

type S = DeepReadonly<State>;

export const checkGamble = (state: S, seat: Seat, casino: Casino, bet: number): Refusal | null => {
  const { id, boss } = casino;
  if (boss === null) return { code: 'noBoss', casino: id };
  if (boss === seat) return { code: 'ownCasino', casino: id };
  if (state.gambled) return { code: 'gambledAlready' };
  return (
    checkWaivers(state, 'gamble', casino) ??
    (bet > betLimit(casino) ? { code: 'betTooHigh', bet, max: betLimit(casino) } : null) ??
    checkMoney(state, seat, bet)
  );
};

export const gamble = (draft: State, seat: Seat, casino: Casino, boss: Seat, bet: number): Event[] => {
  draft.gambled = true;
  draft.phase = { type: 'layingOff', casino: casino.id, boss, bet };
  return [{ type: 'betPlaced', seat, boss, casino: casino.id, colour: casino.colour, bet }];
};

export const layOff = (
  draft: State,
  { boss, bet }: Extract<Phase, { type: 'layingOff' }>,
  layOff: boolean,
  chance: Chance,
): Event[] => {
  const seat = draft.turn;
  const dice: [Face, Face] = [rollFace(chance, seat), rollFace(chance, seat)];
  const result = gambleResult(dice[0] + dice[1]);
  const house = at(draft.chairs, boss);
  const money = gambleMoney(result, bet, layOff, house.money);
  at(draft.chairs, seat).money += money.gambler;
  house.money += money.house;
  draft.phase = { type: 'playing' };
  return [
    { type: 'layOffDecided', seat: boss, layOff },
    { type: 'gambleRolled', seat, boss, bet, dice, result, ...money },
  ];
};
