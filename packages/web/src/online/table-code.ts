/** The six letters that lead to a table, as people type them. */

import { TABLE_CODE_LETTERS } from '@fremont/table/protocol';

export const CODE_LENGTH = 6;

/** What is no letter of a code is left out: spaces, dashes, small letters made large. */
export const codeIn = (typed: string): string =>
  [...typed.toUpperCase()]
    .filter((letter) => TABLE_CODE_LETTERS.includes(letter))
    .slice(0, CODE_LENGTH)
    .join('');
