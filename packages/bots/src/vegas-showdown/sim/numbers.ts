/** Access to typed arrays. Written for speed: V8 inlines these functions, and they check no index. */

export type Numbers = Int32Array | Float64Array;

/** The caller knows that the index is inside the array. */
export const nth = (list: Numbers, index: number): number => list[index] as number;

export const add = (list: Numbers, index: number, by: number): void => {
  list[index] = nth(list, index) + by;
};

/** The number of bits set. */
export const bitCount = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};
