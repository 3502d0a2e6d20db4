/** The words every package shares: seats, results, tagged data. */

declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** A chair at the table, numbered from 0 in turn order. A seat outlives the player in it. */
export type Seat = Brand<number, 'Seat'>;
export type Viewer = Seat | 'spectator';
export const seatAt = (index: number): Seat => index as Seat;

const newSeatList = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, index) => seatAt(index));
const SEATS_USUAL = 8;
const SEAT_LISTS = newSeatList(SEATS_USUAL + 1).map((seats) => Object.freeze(newSeatList(seats)));
/** All seats of a table. One list for every table of a size: they are asked for with every move, for every viewer. */
export const seatList = (seats: number): readonly Seat[] => SEAT_LISTS[seats] ?? newSeatList(seats);

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** An event or action: a type and its data. */
export type Tagged = { readonly type: string };
/** A refusal or fault: a code and its data. */
export type Coded = { readonly code: string };

type Primitive = string | number | boolean | null | undefined;
/** Lists stay lists and pairs stay pairs: mapping over their keys keeps both. */
export type DeepReadonly<T> = T extends Primitive ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** Stays on in production: a broken promise of the code stops the match instead of going on wrong. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}

/** The value at an index that the caller knows to be there. */
export const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index];
  if (value === undefined) throw new Error(`assertion failed: no element ${index} of ${list.length}`);
  return value;
};

export const unreachable = (value: never): never => {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
};
