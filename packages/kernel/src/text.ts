/** Sentences as data: text with typed places in it, so that a screen can draw what a terminal spells. */

import type { Coded, Seat, Tagged } from './types.ts';

export const LANGUAGES = ['en', 'ru', 'it', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A place in a sentence. `money` is in the game's own unit; `name` is something of the game that is never
 * translated or is already in the reader's language (a casino), with the key a screen draws it by. Dice of nobody at the
 * table are `neutral` or `black`.
 */
export type Place =
  | { readonly seat: Seat }
  | { readonly money: number }
  | { readonly dice: readonly number[]; readonly of: Seat | 'neutral' | 'black' }
  | { readonly name: string; readonly key: string };

export type Piece = string | Place;
export type Sentence = readonly Piece[];

/** Builds one whole sentence: say`${{ seat }} wins ${{ money }}`. Never glue two of them together. */
export const say = (text: TemplateStringsArray, ...places: readonly (Place | string | number)[]): Sentence => {
  const pieces: Piece[] = [];
  text.forEach((part, index) => {
    if (part !== '') pieces.push(part);
    const place = places[index];
    if (place !== undefined) pieces.push(typeof place === 'number' ? String(place) : place);
  });
  return pieces;
};

/** One entry per member of a tagged union; forgetting one is a compile error. */
export type ByType<U extends Tagged, R> = {
  readonly [K in U['type']]: (member: Extract<U, { readonly type: K }>) => R;
};
export const byType = <U extends Tagged, R>(table: ByType<U, R>, member: U): R =>
  (table as unknown as Record<string, (one: U) => R>)[member.type]?.(member) as R;

/** The same for coded data: refusals, faults. */
export type ByCode<U extends Coded, R> = {
  readonly [K in U['code']]: (member: Extract<U, { readonly code: K }>) => R;
};
export const byCode = <U extends Coded, R>(table: ByCode<U, R>, member: U): R =>
  (table as unknown as Record<string, (one: U) => R>)[member.code]?.(member) as R;

/** Why not, which rule says so, and what would make it legal. */
export interface Explanation {
  readonly why: Sentence;
  /** Number of the rule in the game's RULES.md. */
  readonly rule: string;
  readonly remedy: Sentence | null;
}
