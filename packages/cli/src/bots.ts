/** Finds bots by the names of their levels. */

import { BOT_LEVELS, BOT_STYLES, type Bot, type BotLevel, botFor, styled } from '@fremont/bots';
import { type AnyGame, at, type GameTypes } from '@fremont/kernel';
import { UsageError } from './usage-error.ts';

const isLevel = (name: string): name is BotLevel => (BOT_LEVELS as readonly string[]).includes(name);

const namesFor = ({ meta }: AnyGame): readonly BotLevel[] =>
  BOT_LEVELS.filter((level) => botFor(meta.id, level) !== null);

/** A name is a level, such as `steady`, or a level with a style, such as `steady:gambler`. */
export const botNamed = (game: AnyGame, name: string): Bot<GameTypes> => {
  const [level = '', styleName] = name.split(':');
  const bot = isLevel(level) ? botFor(game.meta.id, level) : null;
  if (bot === null)
    throw new UsageError(`no bot "${level}" for ${game.meta.id}; there are ${namesFor(game).join(', ')}`);
  if (styleName === undefined) return bot;
  const style = BOT_STYLES.find((one) => one === styleName);
  if (style === undefined) throw new UsageError(`no style "${styleName}"; there are ${BOT_STYLES.join(', ')}`);
  return styled(bot, style);
};

/** One bot per seat. A list that is shorter than the table repeats. */
export const botsForSeats = (game: AnyGame, names: readonly string[], seats: number): Bot<GameTypes>[] => {
  if (names.length > seats) throw new UsageError(`--bots names ${names.length} bots for ${seats} seats`);
  const bots = names.map((name) => botNamed(game, name));
  return Array.from({ length: seats }, (_, seat) => at(bots, seat % bots.length));
};
