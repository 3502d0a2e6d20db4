/** Untrusted JSON in, well-shaped options and actions out. Shape only: legality is `check`'s. */

import { err, ok, type Result } from '@fremont/kernel';
import { DICE_DEFAULT } from './data/signs.ts';
import { type Action, DICE_COUNTS, type Options, SIGNS } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (json: unknown): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);

export const decodeOptions = (json: unknown): Result<Options, 'notAnObject' | 'unknownOption' | 'unknownDice'> => {
  if (!isFields(json)) return err('notAnObject');
  if (Object.keys(json).some((name) => name !== 'dice')) return err('unknownOption');
  const dice = DICE_COUNTS.find((count) => count === (json['dice'] ?? DICE_DEFAULT));
  return dice === undefined ? err('unknownDice') : ok({ dice });
};

export const decodeAction = (json: unknown): Result<Action, 'notAnObject' | 'unknownAction' | 'unknownSign'> => {
  if (!isFields(json)) return err('notAnObject');
  switch (json['type']) {
    case 'roll':
      return ok({ type: 'roll' });
    case 'place': {
      const sign = SIGNS.find((one) => one === json['sign']);
      return sign === undefined ? err('unknownSign') : ok({ type: 'place', sign });
    }
    default:
      return err('unknownAction');
  }
};
