/** A bot chooses an action from a view. It never gets a state, so it cannot read hidden information. */

import type { Chance, DeepReadonly, GameTypes, Seat } from '@fremont/kernel';
import type { Thinking } from './thinking.ts';

/** The levels that people play against, weakest first. */
export const PLAY_LEVELS = ['novice', 'casual', 'steady', 'sharp', 'master'] as const;
export type PlayLevel = (typeof PLAY_LEVELS)[number];

/** The bots that the levels are made of. Terminal and tests use them, and tables stored before there were five levels. */
export const ENGINE_LEVELS = ['random', 'greedy', 'sampler'] as const;

export const BOT_LEVELS = [...ENGINE_LEVELS, ...PLAY_LEVELS] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * A style is a preference among options that are almost equally good. A level plays about as well with a style as without.
 * Each game says in its `style.ts` what a style likes.
 */
export const BOT_STYLES = ['builder', 'gambler', 'haggler', 'spoiler'] as const;
export type BotStyle = (typeof BOT_STYLES)[number];

export interface Bot<T extends GameTypes> {
  readonly level: BotLevel;
  /**
   * Returns one of `legal`, or an open action that the rules accept. `chance` is the bot's own, separate from the
   * match's. A seat that has only off-turn answers is asked too. Only then may it return null, which means no action.
   */
  choose(
    view: DeepReadonly<T['view']>,
    seat: Seat,
    legal: readonly T['action'][],
    chance: Chance,
    style?: BotStyle | null,
  ): T['action'] | null;
  /** Loads the same bot with its styles. Only a bot that does not know them has this. */
  withStyles?(): Promise<Bot<T>>;
  /** The same choice in pieces. A bot that is always quick has none. */
  think?(...question: Parameters<Bot<T>['choose']>): Thinking<T['action'] | null>;
}

/**
 * Erases the types of a bot, for lists of bots of all games. The cast is safe because callers pass only views and
 * actions of the game that the bot is listed under.
 */
export const anyBot = <T extends GameTypes>(bot: Bot<T>): Bot<GameTypes> => bot as unknown as Bot<GameTypes>;

/** The same bot as a level of the game. */
export const atLevel = <T extends GameTypes>(level: PlayLevel, bot: Bot<T>): Bot<GameTypes> =>
  anyBot({ ...bot, level });

/**
 * The bots of a game by level, without `random`, which plays every game. Each is loaded when a table needs it. With the
 * options of a table the bot may be one that only plays such tables.
 */
export type LevelLoaders = Readonly<Partial<Record<BotLevel, (options?: object) => Promise<Bot<GameTypes>>>>>;
