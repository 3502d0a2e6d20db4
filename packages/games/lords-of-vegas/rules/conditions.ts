/** Conditions that several actions of RULES 4 share. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Casino, Refusal, State, WaivableType } from '../types.ts';
import { bestDie } from './casinos.ts';

type S = DeepReadonly<State>;

/** RULES 4.3 and 4.4. */
export const checkBoss = (state: S, seat: Seat, casino: Casino): Refusal | null => {
  const { id, boss } = casino;
  if (boss === seat) return null;
  const value = boss === null ? null : bestDie(state, casino, boss);
  return { code: 'notBoss', casino: id, boss, value, best: bestDie(state, casino, seat) };
};

/** RULES 6.6: a waiver binds the casino that its lot is part of now. */
export const checkWaivers = (state: S, action: WaivableType, { id, lots }: Casino): Refusal | null =>
  state.waivers.some((waiver) => waiver.action === action && lots.includes(waiver.casino))
    ? { code: 'waived', action, casino: id }
    : null;

export const checkMoney = (state: S, seat: Seat, cost: number): Refusal | null => {
  const { money } = at(state.chairs, seat);
  return money >= cost ? null : { code: 'cannotAfford', cost, money };
};
