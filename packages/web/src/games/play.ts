/** How the worker of local tables fetches the parts of one game. */

import type { LevelLoaders } from '@fremont/bots/bot';
import type { AnyGame } from '@fremont/kernel';
import type { LessonPlan } from '../lessons/plan.ts';

export interface GamePlay {
  /** With options it may load only the rules that a table with these options needs. */
  game(options?: object): Promise<AnyGame>;
  /** All but the one that plays every game. */
  readonly bots: LevelLoaders;
  /** By id. */
  readonly lessons?: Readonly<Record<string, () => Promise<LessonPlan>>>;
}
