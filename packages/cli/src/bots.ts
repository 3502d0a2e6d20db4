/** Finds bots by the names of their levels. */

import { BOT_LEVELS, type Bot, type BotLevel, botFor } from '@fremont/bots';
import { type AnyGame, at, type GameTypes } from '@fremont/kernel';
import { UsageError } from './usage-error.ts';

const isLevel = (name: string): name is BotLevel => (BOT_LEVELS as readonly string[]).includes(name);

const namesFor = ({ meta }: AnyGame): readonly BotLevel[] =>
  BOT_LEVELS.filter((level) => botFor(meta.id, level) !== null);

export const botNamed = (game: AnyGame, name: string): Bot<GameTypes> => {
  const bot = isLevel(name) ? botFor(game.meta.id, name) : null;
  if (bot === null)
    throw new UsageError(`no bot "${name}" for ${game.meta.id}; there are ${namesFor(game).join(', ')}`);
  return bot;
};

/** One bot per seat. A list that is shorter than the table repeats. */
export const botsForSeats = (game: AnyGame, names: readonly string[], seats: number): Bot<GameTypes>[] => {
  if (names.length > seats) throw new UsageError(`--bots names ${names.length} bots for ${seats} seats`);
  const bots = names.map((name) => botNamed(game, name));
  return Array.from({ length: seats }, (_, seat) => at(bots, seat % bots.length));
};
