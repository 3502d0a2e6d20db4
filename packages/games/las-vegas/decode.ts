/** Untrusted JSON in, well-shaped options and actions out. Shape only: legality is `check`'s. */

import { err, ok, type Result } from '@fremont/kernel';
import { NEUTRAL_DICE_HELD } from './data/editions.ts';
import { TILES_MAX_WITHOUT_REPEAT, TILES_USUAL } from './data/tiles.ts';
import { decodeTileAction, type Fields, find, isFields, readFaces } from './decode-tiles.ts';
import { type Action, EDITIONS, FACES, type Options, TILE_COUNTS } from './types.ts';

type OptionError =
  | 'notAnObject'
  | 'unknownOption'
  | 'unknownEdition'
  | 'neutralDiceNotBoolean'
  | 'unknownWinnings'
  | 'neutralDiceClassicOnly'
  | 'neutralDiceSeats'
  | 'tilesRoyaleOnly'
  | 'unknownTileCount'
  | 'unknownFaces'
  | 'facesCount'
  | 'noRepeatNotBoolean'
  | 'noRepeatTiles'
  | 'exactChangeNotBoolean';

type ActionError = 'notAnObject' | 'unknownAction' | 'unknownFace' | 'unknownAnswer';

const TILE_OPTIONS: readonly string[] = ['tiles', 'faces', 'noRepeat', 'exactChange'];
const OPTION_NAMES: readonly string[] = ['edition', 'neutralDice', 'winnings', ...TILE_OPTIONS];

/** Left-out options get their defaults: classic, without neutral dice, winnings open; in royale three tiles, drawn. */
export const decodeOptions = (json: unknown, seats: number): Result<Options, OptionError> => {
  if (!isFields(json)) return err('notAnObject');
  if (Object.keys(json).some((name) => !OPTION_NAMES.includes(name))) return err('unknownOption');
  const edition = find(EDITIONS, json['edition'] ?? 'classic');
  const neutralDice = find([true, false], json['neutralDice'] ?? false);
  const winnings = find(['open', 'hidden'] as const, json['winnings'] ?? 'open');
  if (edition === undefined) return err('unknownEdition');
  if (neutralDice === undefined) return err('neutralDiceNotBoolean');
  if (winnings === undefined) return err('unknownWinnings');
  // RULES 7.1: only the 2012 box has the variant; with five players no colour is left over.
  if (neutralDice && edition !== 'classic') return err('neutralDiceClassicOnly');
  if (neutralDice && NEUTRAL_DICE_HELD[seats] === undefined) return err('neutralDiceSeats');
  if (edition === 'royale') return withTiles(json, { edition, neutralDice, winnings });
  return TILE_OPTIONS.some((name) => Object.hasOwn(json, name))
    ? err('tilesRoyaleOnly')
    : ok({ edition, neutralDice, winnings });
};

const withTiles = (json: Fields, base: Options): Result<Options, OptionError> => {
  const faces = json['faces'] === undefined ? undefined : readFaces(json['faces']);
  if (faces === null) return err('unknownFaces');
  const tiles = find(TILE_COUNTS, json['tiles'] ?? faces?.length ?? TILES_USUAL);
  const noRepeat = find([true, false], json['noRepeat'] ?? false);
  const exactChange = find([true, false], json['exactChange'] ?? false);
  if (tiles === undefined) return err('unknownTileCount');
  if (noRepeat === undefined) return err('noRepeatNotBoolean');
  if (exactChange === undefined) return err('exactChangeNotBoolean');
  if (faces !== undefined && faces.length !== tiles) return err('facesCount');
  // RULES 9.2: chosen faces come every round, and three rounds use up the faces of more than four tiles.
  if (noRepeat && (faces !== undefined || tiles > TILES_MAX_WITHOUT_REPEAT)) return err('noRepeatTiles');
  return ok({ ...base, tiles, ...(faces !== undefined && { faces }), noRepeat, exactChange });
};

export const decodeAction = (json: unknown): Result<Action, ActionError> => {
  if (!isFields(json)) return err('notAnObject');
  switch (json['type']) {
    case 'roll':
      return ok({ type: 'roll' });
    case 'pass':
      return ok({ type: 'pass' });
    case 'place': {
      const face = find(FACES, json['face']);
      return face === undefined ? err('unknownFace') : ok({ type: 'place', face });
    }
    default: {
      const action = decodeTileAction(json);
      return action === undefined ? err('unknownAction') : action === null ? err('unknownAnswer') : ok(action);
    }
  }
};
