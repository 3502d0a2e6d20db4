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
