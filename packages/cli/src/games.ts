/** Reads the game, the seats and the options of a command. */

import { GAMES } from '@fremont/games/registry';
import { neonRow } from '@fremont/games/template';
import { type AnyGame, anyGame, decodeErrorText, type GameTypes } from '@fremont/kernel';
import { parseJson, wholeNumber } from './args.ts';
import { UsageError } from './usage-error.ts';

/** All games, and the template, so that authors of a new game can try the commands on it. */
export const TOOL_GAMES: readonly AnyGame[] = [...Object.values(GAMES), anyGame(neonRow)];

export const gameNamed = (id: string | undefined): AnyGame => {
  const known = TOOL_GAMES.map(({ meta }) => meta.id).join(', ');
  if (id === undefined) throw new UsageError(`name a game: ${known}`);
  const game = TOOL_GAMES.find(({ meta }) => meta.id === id);
  if (game === undefined) throw new UsageError(`no game "${id}"; there are ${known}`);
  return game;
};

/** `seats` is untrusted: it may come from a file. */
export const seatsFor = (game: AnyGame, seats: unknown, source: string): number => {
  const { min, max } = game.meta.seats;
  if (typeof seats === 'number' && Number.isInteger(seats) && seats >= min && seats <= max) return seats;
  throw new UsageError(`${game.meta.id} seats ${min} to ${max}, ${source} says ${JSON.stringify(seats) ?? 'nothing'}`);
};

/** `--seats`, or the fewest the game allows. */
export const seatsFlag = (game: AnyGame, text: string | undefined): number =>
  text === undefined ? game.meta.seats.min : seatsFor(game, wholeNumber(text, '--seats', { min: 0 }), '--seats');

export const optionsFor = (game: AnyGame, json: unknown, seats: number, source: string): GameTypes['options'] => {
  const decoded = game.decodeOptions(json, seats);
  if (decoded.ok) return decoded.value;
  const why = decodeErrorText(decoded.error, 'en');
  throw new UsageError(`${source} does not fit ${game.meta.id} with ${seats} seats: ${why}`);
};

export const optionsFlag = (game: AnyGame, text: string | undefined, seats: number): GameTypes['options'] =>
  optionsFor(game, text === undefined ? {} : parseJson(text, '--options'), seats, '--options');
