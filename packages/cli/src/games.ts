/** The game, seats and options a command was asked for, or a line saying why they do not fit. */

import { GAMES, gameById } from '@fremont/games/registry';
import type { AnyGame, GameTypes } from '@fremont/kernel';
import { parseJson, wholeNumber } from './args.ts';
import { UsageError } from './usage-error.ts';

export const gameNamed = (id: string | undefined): AnyGame => {
  const known = Object.keys(GAMES).join(', ');
  if (id === undefined) throw new UsageError(`name a game: ${known}`);
  const game = gameById(id);
  if (game === null) throw new UsageError(`no game "${id}"; there are ${known}`);
  return game;
};

export const seatsFor = (game: AnyGame, seats: number, source: string): number => {
  const { min, max } = game.meta.seats;
  if (Number.isInteger(seats) && seats >= min && seats <= max) return seats;
  throw new UsageError(`${game.meta.id} seats ${min} to ${max}, ${source} says ${seats}`);
};

/** `--seats`, or the fewest the game allows. */
export const seatsFlag = (game: AnyGame, text: string | undefined): number =>
  text === undefined ? game.meta.seats.min : seatsFor(game, wholeNumber(text, '--seats', { min: 0 }), '--seats');

export const optionsFor = (game: AnyGame, json: unknown, seats: number, source: string): GameTypes['options'] => {
  const decoded = game.decodeOptions(json, seats);
  if (decoded.ok) return decoded.value;
  throw new UsageError(`${source} does not fit ${game.meta.id} with ${seats} seats: ${decoded.error}`);
};

export const optionsFlag = (game: AnyGame, text: string | undefined, seats: number): GameTypes['options'] =>
  optionsFor(game, text === undefined ? {} : parseJson(text, '--options'), seats, '--options');
