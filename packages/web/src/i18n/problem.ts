/** Texts for invalid input. The sentences come from the kernel, so that the terminal uses the same ones. */

import { type Coded, type DecodeError, decodeErrorText, NO_SUCH_SEAT_TEXT, type NoSuchSeat } from '@fremont/kernel';
import { language } from './index.ts';

/** Names the field and its allowed values. `nameOf` maps a field to its name on the screen. */
export const misfitText = (error: DecodeError, nameOf?: (key: string) => string): string =>
  decodeErrorText(error, language.value, nameOf);

const isNoSuchSeat = (error: Coded): error is NoSuchSeat => error.code === 'noSuchSeat' && 'seats' in error;

/** Null for an error of another kind. */
export const problemText = (error: Coded & { readonly problem?: DecodeError }): string | null => {
  if (error.problem !== undefined) return misfitText(error.problem);
  return isNoSuchSeat(error) ? NO_SUCH_SEAT_TEXT[language.value](error).join('') : null;
};
