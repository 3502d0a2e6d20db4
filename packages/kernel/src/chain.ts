/** A list that grows at its end and shares the rest with the shorter lists it came from. Growing one copies nothing. */

export interface Chain<V> {
  readonly last: V;
  readonly before: Chain<V> | null;
  readonly length: number;
}

export const chained = <V>(before: Chain<V> | null, last: V): Chain<V> => ({
  last,
  before,
  length: lengthOf(before) + 1,
});

export const lengthOf = (chain: Chain<unknown> | null): number => chain?.length ?? 0;

/** The first `length` of a chain that has them. */
export const firstOf = <V>(chain: Chain<V> | null, length: number): Chain<V> | null => {
  let rest = chain;
  while (rest !== null && rest.length > length) rest = rest.before;
  return rest;
};

/** First to last. */
export const listOf = <V>(chain: Chain<V> | null): V[] => {
  const list: V[] = [];
  for (let rest = chain; rest !== null; rest = rest.before) list.push(rest.last);
  return list.reverse();
};
