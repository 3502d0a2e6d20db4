/** Decodes untrusted JSON into options and actions. Checks the shape only; `check` decides legality. */

import { actionDecoder, defaultTo, type GameSchemas, oneOf, optionsDecoder } from '@fremont/kernel';
import { DICE_DEFAULT } from './data/signs.ts';
import { type Action, DICE_COUNTS, type Options, SIGNS } from './types.ts';

export const decodeOptions = optionsDecoder<Options>({
  dice: defaultTo(oneOf('unknownDice', DICE_COUNTS), DICE_DEFAULT),
});

export const decodeAction = actionDecoder<Action>({
  roll: {},
  place: { sign: oneOf('unknownSign', SIGNS) },
});

export const schemas: GameSchemas = { options: decodeOptions.schema, action: decodeAction.schema };
