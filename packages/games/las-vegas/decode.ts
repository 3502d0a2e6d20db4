/** Decodes untrusted JSON into options and actions. Checks the shape only; `check` decides legality. */

import {
  actionDecoder,
  conflict,
  type Decoded,
  defaultTo,
  flag,
  type GameSchemas,
  manyOf,
  ok,
  oneOf,
  optional,
  optionsDecoder,
} from '@fremont/kernel';
import { NEUTRAL_DICE_HELD } from './data/editions.ts';
import { TILES_MAX_WITHOUT_REPEAT, TILES_USUAL } from './data/tiles.ts';
import { TILE_ACTIONS } from './decode-tiles.ts';
import { letterOf } from './rules/lay-tiles.ts';
import { type Action, EDITIONS, FACES, type Options, TILE_COUNTS, TILE_FACES, type TileFace } from './types.ts';

/**
 * Missing options get their defaults: classic, no neutral dice, open winnings; in royale three tiles, drawn at random.
 */
export const decodeOptions = (json: unknown, seats: number): Decoded<Options> => {
  const read = readOptions(json);
  if (!read.ok) return read;
  const { edition, neutralDice } = read.value;
  // RULES 7.1: only the 2012 box has the variant; with five players no colour is left over.
  if (neutralDice && edition !== 'classic')
    return conflict('neutralDiceClassicOnly', NEUTRAL, setting('edition', edition));
  if (neutralDice && NEUTRAL_DICE_HELD[seats] === undefined)
    return conflict('neutralDiceSeats', NEUTRAL, setting('seats', seats));
  return edition === 'royale' ? withTiles(read.value) : withoutTiles(read.value);
};

const setting = (key: string, value: unknown): { key: string; value: unknown } => ({ key, value });
const NEUTRAL = setting('neutralDice', true);
const NO_REPEAT = setting('noRepeat', true);

const readOptions = optionsDecoder<Options>({
  edition: defaultTo(oneOf('unknownEdition', EDITIONS), 'classic'),
  neutralDice: defaultTo(flag('neutralDiceNotBoolean'), false),
  winnings: defaultTo(oneOf('unknownWinnings', ['open', 'hidden']), 'open'),
  tiles: optional(oneOf('unknownTileCount', TILE_COUNTS)),
  faces: optional(manyOf('unknownFaces', oneOf('unknownFaces', TILE_FACES), Math.min(...TILE_COUNTS), FACES.length)),
  noRepeat: optional(flag('noRepeatNotBoolean')),
  exactChange: optional(flag('exactChangeNotBoolean')),
});

const TILE_OPTIONS = ['tiles', 'faces', 'noRepeat', 'exactChange'] as const satisfies readonly (keyof Options)[];

const withoutTiles = (options: Options): Decoded<Options> => {
  const foreign = TILE_OPTIONS.find((name) => options[name] !== undefined);
  return foreign === undefined
    ? ok(options)
    : conflict('tilesRoyaleOnly', setting(foreign, options[foreign]), setting('edition', options.edition));
};

const withTiles = (options: Options): Decoded<Options> => {
  const { edition, neutralDice, winnings, faces, noRepeat = false, exactChange = false } = options;
  const twins = faces === undefined ? null : facesOfOneTile(faces);
  if (twins !== null) return conflict('facesOfOneTile', setting('faces', twins[0]), setting('faces', twins[1]));
  const tiles = options.tiles ?? TILE_COUNTS.find((count) => count === faces?.length) ?? TILES_USUAL;
  if (faces !== undefined && faces.length !== tiles)
    return conflict('facesCount', setting('faces', faces), setting('tiles', tiles));
  // RULES 9.2: chosen faces repeat every round, and with more than four tiles three rounds run out of faces.
  if (noRepeat && faces !== undefined) return conflict('noRepeatTiles', NO_REPEAT, setting('faces', faces));
  if (noRepeat && tiles > TILES_MAX_WITHOUT_REPEAT)
    return conflict('noRepeatTiles', NO_REPEAT, setting('tiles', tiles));
  return ok({ edition, neutralDice, winnings, tiles, ...(faces !== undefined && { faces }), noRepeat, exactChange });
};

/** A tile has two faces, and only one of them can be up. */
const facesOfOneTile = (faces: readonly TileFace[]): readonly [TileFace, TileFace] | null => {
  for (const [index, face] of faces.entries()) {
    const other = faces.slice(0, index).find((earlier) => letterOf(earlier) === letterOf(face));
    if (other !== undefined) return [other, face];
  }
  return null;
};

export const decodeAction = actionDecoder<Action>({
  roll: {},
  pass: {},
  place: { face: oneOf('unknownFace', FACES) },
  ...TILE_ACTIONS,
});

export const schemas: GameSchemas = { options: readOptions.schema, action: decodeAction.schema };
