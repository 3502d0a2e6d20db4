/** What tiles pay, in words and numbers; the amounts are the game's own. */

import type { LuckyCount } from '@fremont/games/las-vegas';
import { list, money, t } from '../../../i18n/index.ts';

/** Chips or money of the bank. */
export interface Reward {
  readonly chips: number;
  readonly money: number;
}

const chips = (count: number): Reward => ({ chips: count, money: 0 });
const dollars = (amount: number): Reward => ({ chips: 0, money: amount });
const NOTHING: Reward = chips(0);

export const LUCKY: Readonly<Record<LuckyCount, Reward>> = { 1: chips(2), 2: dollars(30_000), 3: dollars(40_000) };
export const JACKPOT: readonly number[] = [30_000, 40_000, 50_000, 60_000, 70_000, 80_000];
/** From the first reward on; the start before it is no cell to stop on. */
export const LADDER: readonly Reward[] = [NOTHING, chips(1), dollars(30_000), dollars(40_000), dollars(60_000)];
/** The loop of No Entry!, its start first. */
export const LOOP: readonly Reward[] = [NOTHING, chips(2), NOTHING, dollars(30_000), NOTHING, chips(1)];
export const HIGH_FIVE = 100_000;
export const FINE = 50_000;
export const HANDICAP_MONEY = 30_000;
export const GOLDEN = 60_000;
export const DOUBLE_DOWN: readonly number[] = [60_000, 30_000];
export const BOX: readonly number[] = [60_000, 20_000, 20_000, 0, 0, 0];

/** 1 and 2 are chips, 3 to 6 money: Pay Day, Nice Dice, the first results of My Choice. */
export const byNumber = (number: number): Reward => {
  if (number === 0) return NOTHING;
  return number < 3 ? chips(number) : dollars(number * 10_000);
};

export const nextInLoop = (cell: number): Reward => LOOP[(cell + 1) % LOOP.length] ?? NOTHING;

export const isNothing = (reward: Reward): boolean => reward.chips === 0 && reward.money === 0;

export const rewardWords = (reward: Reward): string => {
  if (isNothing(reward)) return t('royale.nothing');
  return reward.money > 0 ? money(reward.money) : t('royale.chips', { count: reward.chips });
};

export const rewardList = (rewards: readonly Reward[]): string => list(rewards.map(rewardWords));
