/** The bots of one game as tables ask them, wherever they think. */

import { type BotLevel, botFor } from '@fremont/bots';
import { type Chance, type GameTypes, RANGE_MAX } from '@fremont/kernel';
import { STAND_IN_LEVEL, type TableBot } from '@fremont/table';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { BotMinds } from './minds.ts';

interface TableBotParts {
  readonly minds: BotMinds;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Whoever fails is stood in for, as a person who leaves would be; if that fails too, the table takes any legal action. */
export const botsOf = (game: string, { minds, metrics, log }: TableBotParts) => {
  const levelsFor = (asked: BotLevel): readonly BotLevel[] => {
    const levels = [...new Set<BotLevel>([asked, STAND_IN_LEVEL])].filter((level) => botFor(game, level) !== null);
    return levels.length === 0 ? ['random'] : levels;
  };

  return (asked: BotLevel): TableBot<GameTypes> => ({
    async choose(view, seat, legal, chance: Chance) {
      for (const level of levelsFor(asked)) {
        const seed = chance.int(RANGE_MAX, 'bot');
        const thought = await minds.think({ game, level, view, seat, legal, seed });
        if (thought.type === 'chosen') return thought.action;
        metrics.botFailures.inc({ why: thought.why });
        log.warn({ game, level, why: thought.why }, 'a bot did not answer; another one stands in');
      }
      throw new Error(`no bot answers for ${game}`);
    },
  });
};
