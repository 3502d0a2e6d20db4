/** Choices made in pieces, so that a browser can do other work in between and stop in time on a slow device. */

import type { GameTypes } from '@fremont/kernel';
import type { Bot, BotLevel } from './bot.ts';

/**
 * Yields after every small piece of work. The caller answers with the share of its time that is spent; a search then uses
 * fewer playouts. With 0 the result depends on nothing but the question.
 */
export type Thinking<R> = Generator<void, R, number>;

/** Thinks to the end without a limit. */
export const atOnce = <R>(thinking: Thinking<R>): R => {
  let step = thinking.next(0);
  while (step.done !== true) step = thinking.next(0);
  return step.value;
};

/** A bot that can choose in pieces or at once. */
export const thinkingBot = <T extends GameTypes>(level: BotLevel, think: NonNullable<Bot<T>['think']>): Bot<T> => ({
  level,
  think,
  choose: (...question) => atOnce(think(...question)),
});
