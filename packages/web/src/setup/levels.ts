/** The default bot level of a new table. */

import type { BotLevel } from '@fremont/bots';
import type { GameFront } from '../games/front.ts';

/** A good opponent for most people, if the game has it. */
const USUAL: BotLevel = 'greedy';

export const usualLevel = ({ levels }: GameFront): BotLevel =>
  levels.find((level) => level === USUAL) ?? levels[0] ?? 'random';
