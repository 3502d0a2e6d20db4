/** The rules of a game for the page. The set-up dialog has them, too: workers load them in files of their own. */

import type { AnyGame } from '@fremont/kernel';
import { frontOf } from '../games/fronts.ts';

/** Null for an unknown game. */
export const rulesFor = async (id: string): Promise<AnyGame | null> => {
  const front = frontOf(id);
  return front === null ? null : (await front.parts.setup()).game;
};
