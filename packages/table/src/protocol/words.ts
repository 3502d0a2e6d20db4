/** What people write: names, titles, chat. Always one line of ordinary text, whatever arrives. */

import { type Decoder, mapped, text } from './shape.ts';

/** Control characters, invisible ones that turn text around, unassigned and half characters. Joiners stay: emoji and scripts need them. */
const UNWANTED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Accents stacked higher than any language does. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

export const cleanLine = (line: string): string =>
  line
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();

/** Counted as people count: an emoji is one. */
const lengthOf = (line: string): number => [...line].length;

/** A character may be several units long, and whatever gets cleaned away counts too. */
const UNITS_PER_CHARACTER = 8;

export const lineOf = (lengthMax: number): Decoder<string> =>
  mapped(text(lengthMax * UNITS_PER_CHARACTER), (raw) => {
    const line = cleanLine(raw);
    return line === '' || lengthOf(line) > lengthMax ? null : line;
  });
