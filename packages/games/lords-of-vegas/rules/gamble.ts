/** RULES 4.6: a bet in the casino of another boss. */

import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Face } from '../data/dice.ts';
import { BET_PER_TILE } from '../data/pieces.ts';
import type { Event } from '../events.ts';
import type { Casino, Phase, Refusal, State } from '../types.ts';
import { checkMoney, checkWaivers } from './conditions.ts';
import { rollFace } from './dice.ts';
import { gambleMoney, gambleResult } from './gamble-table.ts';

type Gambling = Extract<Phase, { type: 'layingOff' }>;

/** The highest bet of a casino, regardless of the gambler's money. */
export const betLimit = (casino: Casino): number => BET_PER_TILE * casino.lots.length;

export const checkGamble = (state: DeepReadonly<State>, seat: Seat, casino: Casino, bet: number): Refusal | null => {
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

export function* gamble(draft: State, seat: Seat, casino: Casino, boss: Seat, bet: number): Iterable<Event> {
  draft.gambled = true;
  draft.phase = { type: 'layingOff', casino: casino.id, boss, bet };
  yield { type: 'betPlaced', seat, boss, casino: casino.id, colour: casino.colour, bet };
}

/** The bet stays open until the dice are rolled, so the boss's decision alone changes nothing on the table. */
export function* layOff(draft: State, { boss, bet }: Gambling, layOff: boolean, chance: Chance): Iterable<Event> {
  yield { type: 'layOffDecided', seat: boss, layOff };
  const seat = draft.turn;
  const dice: [Face, Face] = [rollFace(chance, seat), rollFace(chance, seat)];
  const result = gambleResult(dice[0] + dice[1]);
  const house = at(draft.chairs, boss);
  const money = gambleMoney(result, bet, layOff, house.money);
  at(draft.chairs, seat).money += money.gambler;
  house.money += money.house;
  draft.phase = { type: 'playing' };
  yield { type: 'gambleRolled', seat, boss, bet, dice, result, ...money };
}
