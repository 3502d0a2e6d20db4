/** The row as listed in RULES 1.1. The game is our own invention, so there is no printed box to compare with. */

import type { BySign } from '../types.ts';

/** In dollars. */
export const WORTH: BySign<number> = { 1: 30, 2: 50, 3: 70 };

/** RULES 1.2. */
export const DICE_DEFAULT = 3;

export const SEATS_MIN = 2;
export const SEATS_MAX = 4;
