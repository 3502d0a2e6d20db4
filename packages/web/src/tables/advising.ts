/** Asks a bot about a position. Loaded when a person wants to know. */

import { expectationFor } from '@fremont/bots/expectation';
import type { Advice, AdviceQuestion } from './advice.ts';
import type { HostParts } from './host.ts';
import { inPieces } from './pieces.ts';

/** Null if the game has no such bot. */
export const adviceOn = async (
  { loadBots, botChance }: Pick<HostParts, 'loadBots' | 'botChance'>,
  { game, options, level, view, seat, legal }: AdviceQuestion,
): Promise<Advice | null> => {
  const bot = (await loadBots(game, options, [level]))(level);
  if (bot === null) return null;
  const thinking = bot.think?.(view, seat, legal, botChance);
  const action = thinking === undefined ? bot.choose(view, seat, legal, botChance) : await inPieces(thinking);
  const isChoice = action !== null && legal.length > 1;
  return { action, chance: isChoice ? (expectationFor(game)?.(view, seat, action, legal) ?? null) : null };
};
