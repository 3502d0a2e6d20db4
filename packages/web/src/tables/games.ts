/** The rules and bots of every game, loaded when a table of the game is opened. */

import type { Bot, BotLevel } from '@fremont/bots/bot';
import { randomBot } from '@fremont/bots/random';
import type { AnyGame, GameTypes } from '@fremont/kernel';
import type { GamePlay } from '../games/play.ts';
import type { LessonPlan } from '../lessons/plan.ts';

/** By path. Each is a few lines; the rules and bots are fetched from there. */
const FOUND: Readonly<Record<string, GamePlay>> = import.meta.glob<GamePlay>(
  ['../games/*/play.ts', '!../games/template/*'],
  { eager: true, import: 'play' },
);

const played = (id: string): GamePlay | undefined => FOUND[`../games/${id}/play.ts`];

/** The rules for a table with these options, or all rules of the game. Null for an unknown game. */
export const loadGame = async (id: string, options?: object): Promise<AnyGame | null> =>
  (await played(id)?.game(options)) ?? null;

const loadBot = async (id: string, options: object, level: BotLevel): Promise<Bot<GameTypes> | null> =>
  level === 'random'
    ? randomBot((await loadGame(id, options)) ?? {})
    : ((await played(id)?.bots[level]?.(options)) ?? null);

/** Null for an unknown lesson. */
export const loadLesson = async (game: string, lesson: string): Promise<LessonPlan | null> =>
  (await played(game)?.lessons?.[lesson]?.()) ?? null;

/** Loads the bots of these levels for a table with these options. The function returns null for other levels. */
export const loadBots = async (
  id: string,
  options: object,
  levels: readonly BotLevel[],
): Promise<(level: BotLevel) => Bot<GameTypes> | null> => {
  const bots = await Promise.all(levels.map((level) => loadBot(id, options, level)));
  return (level) => bots.find((bot) => bot?.level === level) ?? null;
};
