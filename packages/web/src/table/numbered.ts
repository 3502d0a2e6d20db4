/** For lists whose items have no identity of their own: equal dice, the pieces of a sentence. */

export interface Numbered<T> {
  readonly item: T;
  readonly number: number;
}

export const numbered = <T>(list: readonly T[]): Numbered<T>[] => list.map((item, number) => ({ item, number }));
