/** RULES 4.6: the payment for each roll at a casino, and its chance. */

import type { GambleResult } from '../events.ts';

/** Ways out of 36. */
export const GAMBLE_WAYS: Readonly<Record<GambleResult, number>> = { double: 2, win: 14, lose: 20 };

const DOUBLE_TOTALS: readonly number[] = [2, 12];
const LOSING_TOTALS: readonly number[] = [5, 6, 7, 8];

export const gambleResult = (total: number): GambleResult => {
  if (DOUBLE_TOTALS.includes(total)) return 'double';
  return LOSING_TOTALS.includes(total) ? 'lose' : 'win';
};

/** Changes of money; gambler, house and bank add up to zero. */
export interface GambleMoney {
  readonly gambler: number;
  readonly house: number;
  readonly bank: number;
  /** The amount that the boss could not pay. */
  readonly short: number;
}

/** Ruling R14: with a lay-off the boss's half is rounded down. Ruling R15: a boss short of money pays all of it. */
export const gambleMoney = (result: GambleResult, bet: number, layOff: boolean, bossMoney: number): GambleMoney => {
  const paid = result === 'double' ? 2 * bet : bet;
  const bossPart = layOff ? Math.floor(paid / 2) : paid;
  const bankPart = paid - bossPart;
  if (result === 'lose') return { gambler: -bet, house: bossPart, bank: bankPart, short: 0 };
  const fromBoss = Math.min(bossPart, bossMoney);
  return {
    gambler: fromBoss + bankPart,
    house: negative(fromBoss),
    bank: negative(bankPart),
    short: bossPart - fromBoss,
  };
};

/** Avoids negative zero, which JSON does not have. */
const negative = (amount: number): number => (amount === 0 ? 0 : -amount);
