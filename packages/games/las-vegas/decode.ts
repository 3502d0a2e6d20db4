/** Untrusted JSON in, well-shaped options and actions out. Shape only: legality is `check`'s. */

import { err, ok, type Result } from '@fremont/kernel';
import { NEUTRAL_DICE_HELD } from './data/editions.ts';
import { type Action, type Edition, FACES, LISTED_EDITIONS, type Options } from './types.ts';

export const OPTION_ERRORS = [
  'notAnObject',
  'unknownOption',
  'unknownEdition',
  'neutralDiceNotBoolean',
  'unknownWinnings',
  'neutralDiceClassicOnly',
  'neutralDiceSeats',
] as const;
export type OptionError = (typeof OPTION_ERRORS)[number];

export const ACTION_ERRORS = ['notAnObject', 'unknownAction', 'unknownFace'] as const;
export type ActionError = (typeof ACTION_ERRORS)[number];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (json: unknown): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);

const OPTION_NAMES: readonly string[] = ['edition', 'neutralDice', 'winnings'];

const find = <T>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value);

/** Left-out options get their defaults: classic, without neutral dice, winnings open. */
export const decodeOptions = (json: unknown, seats: number): Result<Options, OptionError> => {
  if (!isFields(json)) return err('notAnObject');
  if (Object.keys(json).some((name) => !OPTION_NAMES.includes(name))) return err('unknownOption');
  const edition = find<Edition>(LISTED_EDITIONS, json['edition'] ?? 'classic');
  const neutralDice = find([true, false], json['neutralDice'] ?? false);
  const winnings = find(['open', 'hidden'] as const, json['winnings'] ?? 'open');
  if (edition === undefined) return err('unknownEdition');
  if (neutralDice === undefined) return err('neutralDiceNotBoolean');
  if (winnings === undefined) return err('unknownWinnings');
  // RULES 7.1: only the 2012 box has the variant; with five players no colour is left over.
  if (neutralDice && edition !== 'classic') return err('neutralDiceClassicOnly');
  if (neutralDice && NEUTRAL_DICE_HELD[seats] === undefined) return err('neutralDiceSeats');
  return ok({ edition, neutralDice, winnings });
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
    default:
      return err('unknownAction');
  }
};
