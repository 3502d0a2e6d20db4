/** Which bots a new table offers. */

import type { BotLevel } from '@fremont/bots';
import type { GameFront } from '../games/front.ts';

/** Good company for most people, where the game has it. */
const USUAL: BotLevel = 'greedy';

export const usualLevel = ({ levels }: GameFront): BotLevel =>
  levels.find((level) => level === USUAL) ?? levels[0] ?? 'random';
