/** Styles: a small preference among options that are almost equally good, so that bots of one level play differently. */

import type { GameTypes } from '@fremont/kernel';
import type { Bot, BotStyle } from './bot.ts';

/** How much a style likes an action: from 0, not at all, to 1. */
export type Taste<A> = (action: A) => number;

export const NO_TASTE: Taste<unknown> = () => 0;

/** The estimates of a bot with a style. `most` bounds what a style may lose by the bot's own estimate. */
export const tilted = <A>(
  worths: readonly number[],
  options: readonly A[],
  taste: Taste<A>,
  most: number,
): readonly number[] =>
  taste === NO_TASTE ? worths : worths.map((worth, option) => worth + most * taste(options[option] as A));

/** The same bot with this style in every decision. */
export const styled = <T extends GameTypes>(bot: Bot<T>, style: BotStyle): Bot<T> => ({
  ...bot,
  choose: (view, seat, legal, chance) => bot.choose(view, seat, legal, chance, style),
});
