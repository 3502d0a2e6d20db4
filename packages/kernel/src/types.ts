/** Basic types of all packages: seats, results, tagged data. */

declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** A place at the table, numbered from 0 in turn order. The player in it may change. */
export type Seat = Brand<number, 'Seat'>;
export type Viewer = Seat | 'spectator';
export const seatAt = (index: number): Seat => index as Seat;

const newSeatList = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, index) => seatAt(index));
/** No game here seats more. A larger table gets a list of its own. */
const SHARED_SEATS_MAX = 8;
const SEAT_LISTS = newSeatList(SHARED_SEATS_MAX + 1).map((seats) => Object.freeze(newSeatList(seats)));
/** All seats of a table. Tables of the same size share one list, because every move needs it for every viewer. */
export const seatList = (seats: number): readonly Seat[] => SEAT_LISTS[seats] ?? newSeatList(seats);

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** An event or action: a type and its data. */
export type Tagged = { readonly type: string };
/** A refusal or fault: a code and its data. */
export type Coded = { readonly code: string };

type Primitive = string | number | boolean | null | undefined;
/** A mapped type keeps lists and tuples. */
export type DeepReadonly<T> = T extends Primitive ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** Active in production too: a broken invariant stops the match instead of corrupting it. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}

/** The element at an index. Throws if there is none. */
export const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index];
  if (value === undefined) throw new Error(`assertion failed: no element ${index} of ${list.length}`);
  return value;
};

export const unreachable = (value: never): never => {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
};
