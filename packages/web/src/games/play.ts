/** How the worker of local tables fetches the parts of one game. */

import type { Bot, BotLevel } from '@fremont/bots/bot';
import type { AnyGame, GameTypes } from '@fremont/kernel';
import type { LessonPlan } from '../lessons/plan.ts';

export interface GamePlay {
  game(): Promise<AnyGame>;
  /** All but the one that plays every game. */
  readonly bots: Readonly<Partial<Record<BotLevel, () => Promise<Bot<GameTypes>>>>>;
  /** By id. */
  readonly lessons?: Readonly<Record<string, () => Promise<LessonPlan>>>;
}
