/** The bots of one game, in the form that tables use. */

import { type BotLevel, botFor } from '@fremont/bots';
import { type Chance, type GameTypes, RANGE_MAX } from '@fremont/kernel';
import { SUBSTITUTE_LEVEL, type TableBot } from '@fremont/table';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { BotRunner } from './bot-runner.ts';

interface TableBotParts {
  readonly botRunner: BotRunner;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** If a bot fails, the fallback bot chooses, the same that takes over for a person. If it fails too, the table takes any legal action. */
export const botsOf = (game: string, { botRunner, metrics, log }: TableBotParts) => {
  const levelsFor = (asked: BotLevel): readonly BotLevel[] => {
    const levels = [...new Set<BotLevel>([asked, SUBSTITUTE_LEVEL])].filter((level) => botFor(game, level) !== null);
    return levels.length === 0 ? ['random'] : levels;
  };

  return (asked: BotLevel): TableBot<GameTypes> => ({
    async choose(view, seat, legal, chance: Chance, style) {
      for (const level of levelsFor(asked)) {
        const seed = chance.int(RANGE_MAX, 'bot');
        const reply = await botRunner.choose({ game, level, style, view, seat, legal, seed });
        if (reply.type === 'chosen') return reply.action;
        metrics.botFailures.inc({ why: reply.why });
        log.warn({ game, level, why: reply.why }, 'a bot failed; the next one chooses instead');
      }
      throw new Error(`every bot of ${game} failed`);
    },
  });
};
