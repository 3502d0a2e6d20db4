/**
 * Turns a sentence about a seat into one that addresses the reader: "Ada bets" becomes "you bet". The games write their
 * sentences about a seat in the third person. Each language has rules for the few shapes that they use.
 */

import type { Piece, Seat, Sentence } from '@fremont/kernel';

/** The reader's seat in the text that rules work on. Other pieces are single letters of the private-use area. */
export const ME = '\u{E000}';
const FIRST_PIECE = 0xe100;
/** Any other piece: a name, money, dice. */
export const PIECE = '[\u{E100}-\u{EFFF}]';

/** One shape and its replacement. */
type Rule = readonly [shape: RegExp, replacement: string];

export interface SecondPerson {
  /** The pronoun in a list, after a colon, and before a verb: "you". */
  readonly pronoun: string;
  /** Shapes in which the reader is no subject, and those with a word order of their own. They run first, in this order. */
  readonly shapes: readonly Rule[];
  /** The verb of the reader, from the third person; null if the word is no verb that the language knows. */
  verb(word: string): string | null;
  /** Words between the reader and the verb: "already". */
  readonly adverbs: readonly string[];
  /** Joins two verbs of one subject: " and ". */
  readonly and: string;
  /** True if the pronoun is left out before the verb, as in Italian. */
  readonly dropsPronoun: boolean;
}

/** The sentence with the reader addressed; null if a rule is missing. Then the sentence keeps the name. */
export const addressedTo = (reader: Seat, sentence: Sentence, rules: SecondPerson): Sentence | null => {
  if (!sentence.some((piece) => isSeat(piece, reader))) return sentence;
  const text = sentence.map((piece, index) => textOf(piece, index, reader)).join('');
  const said = addressed(text, rules);
  return said.includes(ME) ? null : piecesOf(capital(said), sentence);
};

const isSeat = (piece: Piece, seat: Seat): boolean =>
  typeof piece === 'object' && 'seat' in piece && piece.seat === seat;

const textOf = (piece: Piece, index: number, reader: Seat): string => {
  if (typeof piece === 'string') return piece;
  return isSeat(piece, reader) ? ME : String.fromCharCode(FIRST_PIECE + index);
};

const addressed = (text: string, rules: SecondPerson): string => {
  const shaped = rules.shapes.reduce((said, [shape, replacement]) => said.replace(shape, replacement), text);
  return inLists(asSubject(shaped, rules), rules);
};

/** The reader before a verb. Further verbs of the clause follow after "and". */
const asSubject = (text: string, rules: SecondPerson): string => {
  const { pronoun, adverbs, and, dropsPronoun } = rules;
  const shape = new RegExp(`${ME} ((?:${adverbs.join('|') || '-'}) )?([\\p{L}’]+)([^;.]*)`, 'u');
  return text.replace(shape, (whole, adverb: string | undefined, word: string, rest: string) => {
    const verb = rules.verb(word);
    if (verb === null) return whole;
    const others = rest.replace(new RegExp(`${and}([\\p{L}]+)`, 'gu'), (part, other: string) => {
      const second = rules.verb(other);
      return second === null ? part : `${and}${second}`;
    });
    return `${dropsPronoun ? '' : `${pronoun} `}${adverb ?? ''}${verb}${others}`;
  });
};

/** The reader in a list of names, before an amount, and at the end. */
const inLists = (text: string, { pronoun, and }: SecondPerson): string =>
  text.replace(new RegExp(`${ME}(?=[,.:]|$| ?[+−]| ${PIECE}|${and})`, 'gu'), pronoun);

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const piecesOf = (text: string, sentence: Sentence): Sentence =>
  text
    .split(new RegExp(`(${PIECE})`, 'u'))
    .filter((part) => part !== '')
    .map((part) => {
      const index = part.charCodeAt(0) - FIRST_PIECE;
      return index >= 0 && part.length === 1 ? (sentence[index] ?? part) : part;
    });

/** The verb from a list of pairs. */
export const verbsFrom =
  (pairs: Readonly<Record<string, string>>): SecondPerson['verb'] =>
  (word) =>
    Object.hasOwn(pairs, word) ? (pairs[word] ?? null) : null;
