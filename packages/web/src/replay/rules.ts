/** The rules of a game for the page. The set-up dialog has them, too: workers load them in files of their own. */

import type { AnyGame } from '@fremont/kernel';
import { frontOf } from '../games/fronts.ts';

/** All rules of the game, whatever the options of a match are. Null for an unknown game. */
export const rulesFor = async (id: string): Promise<AnyGame | null> => {
  const front = frontOf(id);
  if (front === null) return null;
  const { game, moreRules } = await front.parts.setup();
  await moreRules?.();
  return game;
};
