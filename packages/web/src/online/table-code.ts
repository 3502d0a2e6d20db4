/** Parses the six-letter code of a table. */

import { TABLE_CODE_LETTERS } from '@fremont/table/protocol';

export const CODE_LENGTH = 6;

/** Converts to upper case and drops spaces, dashes and other characters. */
export const codeIn = (typed: string): string =>
  [...typed.toUpperCase()]
    .filter((letter) => TABLE_CODE_LETTERS.includes(letter))
    .slice(0, CODE_LENGTH)
    .join('');
