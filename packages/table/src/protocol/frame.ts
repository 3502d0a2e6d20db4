/** Parses untrusted text as JSON. */

import { err, ok, type Result } from '@fremont/kernel';
import { LIMITS } from './limits.ts';

export type FrameError = 'tooDeep' | 'notJson';

/** Checks the nesting before parsing, because code that walks JSON recurses. */
export const parseFrame = (text: string): Result<unknown, FrameError> => {
  if (openingBrackets(text) > LIMITS.nesting && nestingOf(text) > LIMITS.nesting) return err('tooDeep');
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('notJson');
  }
};

/** Counts all opening brackets, also in strings. It is a cheap upper bound of the nesting that few messages exceed. */
const openingBrackets = (text: string): number => {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === BRACKET || code === BRACE) count++;
  }
  return count;
};

const BRACKET = '['.charCodeAt(0);
const BRACE = '{'.charCodeAt(0);

const OPENING = new Set(['[', '{']);
const CLOSING = new Set([']', '}']);

/** The nesting of brackets outside of strings. Works for any text, also if it is not JSON. */
const nestingOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  // Strings match first, so that their brackets do not count. An unclosed string extends to the end of the text.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (OPENING.has(token)) deepest = Math.max(deepest, ++depth);
    else if (CLOSING.has(token)) depth--;
  }
  return deepest;
};
