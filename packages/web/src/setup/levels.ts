/** The default bot level of a new table. */

import type { PlayLevel } from '@fremont/bots';
import type { GameFront } from '../games/front.ts';

/** A good opponent for most people, if the game has it. */
const USUAL: PlayLevel = 'steady';

export const usualLevel = ({ levels }: GameFront): PlayLevel =>
  levels.find((level) => level === USUAL) ?? levels[0] ?? USUAL;
