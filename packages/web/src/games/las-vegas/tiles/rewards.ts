/** The rewards of tiles in words and numbers. The amounts come from the rules. */

import { CHIP_VALUE, FIFTY_TRACK, NO_ENTRY_TRACK, PAY_DAY_REWARD } from '@fremont/games/las-vegas';
import { list, money, t } from '../../../i18n/index.ts';

/** The bank pays the smallest amounts in chips. RULES 9.5. */
const LEAST_BILL = 30_000;

export const isChips = (amount: number): boolean => amount > 0 && amount < LEAST_BILL;

export const chipsOf = (amount: number): number => amount / CHIP_VALUE;

export const rewardWords = (amount: number): string => {
  if (amount === 0) return t('royale.nothing');
  return isChips(amount) ? t('royale.chips', { count: chipsOf(amount) }) : money(amount);
};

export const rewardList = (amounts: readonly number[]): string => list(amounts.map(rewardWords));

/** The reward of Fifty Fifty on a cell. Cell 0 is the start. */
export const ladderReward = (cell: number): number => FIFTY_TRACK[cell - 1] ?? 0;

/** The reward of No Entry! for moving its sign on from a cell. */
export const nextInLoop = (cell: number): number => NO_ENTRY_TRACK[(cell + 1) % NO_ENTRY_TRACK.length] ?? 0;

/** The reward of Pay Day for a number of casinos. */
export const payDay = (casinos: number): number => casinos * PAY_DAY_REWARD;
