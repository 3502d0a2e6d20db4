/** Sentences as data: text with typed placeholders. A terminal prints a placeholder as text, a screen may draw it. */

import type { Coded, Seat, Tagged } from './types.ts';

export const LANGUAGES = ['en', 'ru', 'it', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A placeholder in a sentence. `money` is in the game's own unit. `name` is a name from the game, such as a casino; either it
 * has no translation, or it is already in the reader's language. A screen draws it by its `key`. Dice that belong to no
 * seat are `neutral` or `black`.
 */
export type Place =
  | { readonly seat: Seat }
  | { readonly money: number }
  | { readonly dice: readonly number[]; readonly of: Seat | 'neutral' | 'black' }
  | { readonly name: string; readonly key: string };

export type Piece = string | Place;
export type Sentence = readonly Piece[];

/** Builds one whole sentence: say`${{ seat }} wins ${{ money }}`. Do not join two sentences: word order differs by language. */
export const say = (text: TemplateStringsArray, ...places: readonly (Place | string | number)[]): Sentence => {
  const pieces: Piece[] = [];
  text.forEach((part, index) => {
    if (part !== '') pieces.push(part);
    const place = places[index];
    if (place !== undefined) pieces.push(typeof place === 'number' ? String(place) : place);
  });
  return pieces;
};

/** One function per member of a tagged union. A missing one is a compile error. */
export type ByType<U extends Tagged, R> = {
  readonly [K in U['type']]: (member: Extract<U, { readonly type: K }>) => R;
};
export const byType = <U extends Tagged, R>(table: ByType<U, R>, member: U): R =>
  (table as unknown as Record<string, (one: U) => R>)[member.type]?.(member) as R;

/** The same for unions with a `code`, such as refusals. */
export type ByCode<U extends Coded, R> = {
  readonly [K in U['code']]: (member: Extract<U, { readonly code: K }>) => R;
};
export const byCode = <U extends Coded, R>(table: ByCode<U, R>, member: U): R =>
  (table as unknown as Record<string, (one: U) => R>)[member.code]?.(member) as R;

/** Explains a refusal: the reason, the rule, and a legal alternative if there is one. */
export interface Explanation {
  readonly why: Sentence;
  /** Number of the rule in the game's rules.en.md. */
  readonly rule: string;
  readonly remedy: Sentence | null;
}
