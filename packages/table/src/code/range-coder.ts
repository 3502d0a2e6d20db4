/**
 * A range coder: writes a sequence of choices into bytes. A choice of one out of n equally likely values costs log2(n) bits. A
 * choice with weights costs less for a heavy value. The decoder must ask for the same choices in the same order.
 */

import { at } from '@fremont/kernel';

/**
 * Writes or reads choices. A writer stores the given value and returns it. A reader ignores it and returns the stored value. So
 * one function describes the format for both directions.
 */
export interface Choices {
  readonly writes: boolean;
  /** One of 0 to n - 1. */
  uniform(n: number, value: number): number;
  /** An index of `weights`, which are positive whole numbers. */
  weighted(weights: readonly number[], value: number): number;
}

const BYTE = 0x100;
const TOP = 0x100_0000;
const WORD = 0x1_0000_0000;
/** A larger n is written as two choices, so that the range stays precise. */
const UNIFORM_MAX = 0x8000;

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);

/** Splits large n and leaves the rest to `code`, which writes or reads `start` and `size` out of `total`. */
const uniformWith = (n: number, value: number, code: (value: number, total: number) => number): number => {
  if (n <= 1) return 0;
  if (n <= UNIFORM_MAX) return code(value, n);
  const high = code(Math.floor(value / UNIFORM_MAX), Math.ceil(n / UNIFORM_MAX));
  return high * UNIFORM_MAX + code(value % UNIFORM_MAX, UNIFORM_MAX);
};

export interface ChoiceWriter extends Choices {
  /** The bytes of all choices. Trailing zeros are left out, because a reader reads zeros after the end. */
  bytes(): Uint8Array;
}

export const choiceWriter = (): ChoiceWriter => {
  const written: number[] = [];
  let low = 0;
  let range = WORD - 1;
  /** A byte that a carry can still change, followed by `pending` bytes of 255. The first one is always 0 and is left out. */
  let cache = 0;
  let pending = 0;

  const shift = (): void => {
    if (low < WORD - TOP || low >= WORD) {
      const carry = low >= WORD ? 1 : 0;
      written.push((cache + carry) % BYTE);
      for (; pending > 0; pending--) written.push((BYTE - 1 + carry) % BYTE);
      cache = Math.floor(low / TOP) % BYTE;
    } else pending++;
    low = (low % TOP) * BYTE;
  };
  const write = (start: number, size: number, total: number): void => {
    const part = Math.floor(range / total);
    low += part * start;
    range = part * size;
    for (; range < TOP; range *= BYTE) shift();
  };
  /** Any number from `low` to below `low + range` ends the message. Takes the one with the most trailing zeros. */
  const roundEnd = (): void => {
    for (let unit = WORD; unit >= 1; unit /= BYTE) {
      const rounded = Math.ceil(low / unit) * unit;
      if (rounded < low + range) {
        low = rounded;
        return;
      }
    }
  };
  return {
    writes: true,
    uniform: (n, value) =>
      uniformWith(n, value, (one, total) => {
        write(one, 1, total);
        return one;
      }),
    weighted(weights, value) {
      if (weights.length > 1) write(sum(weights.slice(0, value)), at(weights, value), sum(weights));
      return value;
    },
    bytes() {
      roundEnd();
      for (let index = 0; index <= 4; index++) shift();
      const end = written.findLastIndex((byte) => byte !== 0) + 1;
      return Uint8Array.from(written.slice(1, Math.max(1, end)));
    },
  };
};

/** The message ended long before the choices did. */
class ChoicesExhausted extends Error {
  override readonly name = 'ChoicesExhausted';
}

/** A writer leaves out at most this many bytes; a reader that needs more is reading garbage. */
const PAST_END_MAX = 5;

export const choiceReader = (bytes: Uint8Array): Choices => {
  let next = 0;
  let code = 0;
  let range = WORD - 1;
  const shift = (): void => {
    if (next >= bytes.length + PAST_END_MAX) throw new ChoicesExhausted();
    code = (code % TOP) * BYTE + (bytes[next] ?? 0);
    next++;
  };
  for (let index = 0; index < 4; index++) shift();

  const consume = (part: number, start: number, size: number): void => {
    code -= part * start;
    range = part * size;
    for (; range < TOP; range *= BYTE) shift();
  };
  return {
    writes: false,
    uniform: (n) =>
      uniformWith(n, 0, (_, total) => {
        const part = Math.floor(range / total);
        const value = Math.min(Math.floor(code / part), total - 1);
        consume(part, value, 1);
        return value;
      }),
    weighted(weights) {
      if (weights.length <= 1) return 0;
      const part = Math.floor(range / sum(weights));
      const target = Math.floor(code / part);
      let start = 0;
      let index = 0;
      for (; index < weights.length - 1 && target >= start + at(weights, index); index++) start += at(weights, index);
      consume(part, start, at(weights, index));
      return index;
    },
  };
};
