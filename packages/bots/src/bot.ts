/** What a bot is: a choice from a view. It is never handed a state, so there is nothing to peek at. */

import type { Chance, DeepReadonly, GameTypes, Seat } from '@fremont/kernel';

export const BOT_LEVELS = ['random', 'greedy', 'sampler'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export interface Bot<T extends GameTypes> {
  readonly level: BotLevel;
  /**
   * One of `legal`, or an open action that the rules accept. `chance` is the bot's own, apart from the match's. A seat
   * that is not asked but has something to answer is consulted too; it alone may let it be, with null.
   */
  choose(view: DeepReadonly<T['view']>, seat: Seat, legal: readonly T['action'][], chance: Chance): T['action'] | null;
}

/**
 * Forgets a bot's own types, for lists of the bots of every game. Sound as long as a bot is only asked about views and
 * actions of the game it is listed under.
 */
export const anyBot = <T extends GameTypes>(bot: Bot<T>): Bot<GameTypes> => bot as unknown as Bot<GameTypes>;
