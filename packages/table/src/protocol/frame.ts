/** Text in, JSON out, without trusting the text. */

import { err, ok, type Result } from '@fremont/kernel';
import { LIMITS } from './limits.ts';

export type FrameError = 'tooDeep' | 'notJson';

/** Anything that walks JSON recurses, so how deep it goes is settled before it is read. */
export const parseFrame = (text: string): Result<unknown, FrameError> => {
  if (openings(text) > LIMITS.nesting && nestingOf(text) > LIMITS.nesting) return err('tooDeep');
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('notJson');
  }
};

/** How many brackets open at all, inside strings too. Nothing nests deeper, and hardly any message has more. */
const openings = (text: string): number => {
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

/** How deep brackets open outside of strings. Says something sensible of any text, JSON or not. */
const nestingOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  // Strings first, so that brackets inside them are passed over; one that never ends runs to the end of the text.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (OPENING.has(token)) deepest = Math.max(deepest, ++depth);
    else if (CLOSING.has(token)) depth--;
  }
  return deepest;
};
