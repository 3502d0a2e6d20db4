/** Adds numbers as keys to lists whose items have no identity: equal dice, the pieces of a sentence. */

export interface Numbered<T> {
  readonly item: T;
  readonly number: number;
}

export const numbered = <T>(list: readonly T[]): Numbered<T>[] => list.map((item, number) => ({ item, number }));
