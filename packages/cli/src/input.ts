/** Reads files, standard input and untrusted JSON. `what` and `source` name the value in error messages. */

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import {
  type AnyGame,
  canReplay,
  type Draw,
  decodeErrorText,
  type Entry,
  type Fields,
  type GameTypes,
  type MatchRecord,
  seatAt,
} from '@fremont/kernel';
import { parseJson } from './args.ts';
import { gameNamed, optionsFor, seatsFor } from './games.ts';
import { UsageError } from './usage-error.ts';

export const readTextFile = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(error.code === 'ENOENT' ? `no file "${path}"` : `cannot read "${path}": ${error.code}`);
  });

export const readJsonFile = async (path: string): Promise<unknown> => parseJson(await readTextFile(path), path);

export const readJsonInput = async (): Promise<unknown> => parseJson(await text(process.stdin), 'standard input');

export const fieldsOf = (json: unknown, what: string): Fields => {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Fields;
  throw new UsageError(`${what} must be an object`);
};

export const listOf = (json: unknown, what: string): readonly unknown[] => {
  if (Array.isArray(json)) return json;
  throw new UsageError(`${what} must be a list`);
};

export const drawsOf = (json: unknown, what: string): Draw[] =>
  listOf(json, what).map((draw, index) => drawOf(draw, `${what} ${index}`));

const drawOf = (json: unknown, what: string): Draw => {
  const [stream, n, value, ...rest] = listOf(json, what);
  const fits = typeof stream === 'string' && Number.isInteger(n) && Number.isInteger(value) && rest.length === 0;
  if (!fits) throw new UsageError(`${what} must be [stream, n, value]`);
  return [stream, n as number, value as number];
};

export const seatNumber = (json: unknown, what: string): number => {
  if (Number.isInteger(json) && (json as number) >= 0) return json as number;
  throw new UsageError(`${what} must be the number of a seat, counted from 0`);
};

const entryOf = (game: AnyGame, json: unknown, what: string): Entry<GameTypes> => {
  const { seat, action, draws } = fieldsOf(json, what);
  const decoded = game.decodeAction(action);
  if (!decoded.ok)
    throw new UsageError(`${what}: not an action of ${game.meta.id}: ${decodeErrorText(decoded.error, 'en')}`);
  return {
    seat: seatAt(seatNumber(seat, `${what}: seat`)),
    action: decoded.value,
    draws: drawsOf(draws ?? [], `${what}: draw`),
  };
};

export const recordOf = (game: AnyGame, json: unknown, source: string): MatchRecord<GameTypes> => {
  const { rulesVersion, options, seats, setupDraws, entries } = fieldsOf(json, source);
  const { id, rulesVersion: current } = game.meta;
  const seatCount = seatsFor(game, seats, source);
  const setting = {
    rulesVersion: typeof rulesVersion === 'number' ? rulesVersion : Number.NaN,
    options: optionsFor(game, options, seatCount, `${source}: options`),
  };
  if (!canReplay(game, setting))
    throw new UsageError(`${source} follows rules ${String(rulesVersion)} of ${id}; the rules here are ${current}`);
  return {
    game: id,
    ...setting,
    seats: seatCount,
    setupDraws: drawsOf(setupDraws, `${source}: setupDraws`),
    entries: listOf(entries, `${source}: entries`).map((entry, index) =>
      entryOf(game, entry, `${source}: entry ${index}`),
    ),
  };
};

export const gameOfRecord = (json: unknown, source: string): AnyGame => {
  const { game } = fieldsOf(json, source);
  if (typeof game !== 'string') throw new UsageError(`${source} names no game`);
  return gameNamed(game);
};
