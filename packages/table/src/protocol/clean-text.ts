/** Cleans texts that people write (names, titles, chat) to one line of ordinary characters. */

import { type Decoder, mapped, text } from './shape.ts';

/** Joiners and variation selectors are invisible too, but emoji and some scripts need them. */
const SOMETIMES_NEEDED = '\u200c\u200d\ufe0e\ufe0f';
/**
 * Control characters, direction overrides, unassigned characters, lone surrogates, fillers, tags, and the blanks that
 * Unicode counts as symbols or letters.
 */
const UNWANTED = new RegExp(
  `(?![${SOMETIMES_NEEDED}])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800\\u{13441}\\u{13442}\\u{1d159}]`,
  'gu',
);

/** Scripts in which a joiner changes the shape of the letters beside it. */
const JOINING_SCRIPTS = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya']
  .concat(['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const JOINED_LETTERS = `(?<=[${JOINING_SCRIPTS}])[\\u200c\\u200d](?=[${JOINING_SCRIPTS}])`;
const JOINED_EMOJI = '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})';
const STYLED_EMOJI = '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]|(?<=[0-9#*])\\ufe0f(?=\\u20e3)';
/** The first part keeps the characters that are in their place, and the rest is removed. */
const OUT_OF_PLACE = new RegExp(`(${JOINED_LETTERS}|${JOINED_EMOJI}|${STYLED_EMOJI})|[${SOMETIMES_NEEDED}]`, 'gu');

/** More stacked accents than any language uses. Variation selectors are marks too, and are handled above. */
const STACKED_MARKS = /((?:(?![\ufe0e\ufe0f])\p{M}){3})(?:(?![\ufe0e\ufe0f])\p{M})+/gu;

const cleanOnce = (line: string): string =>
  line
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(UNWANTED, '')
    .replace(OUT_OF_PLACE, '$1')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();

/** Repeated until nothing changes, because a removed character can put the next one out of its place. */
export const cleanText = (line: string): string => {
  const clean = cleanOnce(line);
  return clean === line ? clean : cleanText(clean);
};

/** Counts code points, so that most emoji count as one. */
const lengthOf = (line: string): number => [...line].length;

/** The limit of the raw text is higher, because a character can have several units and cleaning removes some. */
const UNITS_PER_CHARACTER = 8;

/**
 * The schema describes texts that cleaning does not change. The decoder also accepts a longer text that is short enough after
 * cleaning, and refuses a text that is empty then.
 */
export const lineOf = (lengthMax: number): Decoder<string> =>
  mapped(
    text(lengthMax * UNITS_PER_CHARACTER),
    (raw) => {
      const line = cleanText(raw);
      return line === '' || lengthOf(line) > lengthMax ? null : line;
    },
    { type: 'string', minLength: 1, maxLength: lengthMax, pattern: '\\S' },
  );
