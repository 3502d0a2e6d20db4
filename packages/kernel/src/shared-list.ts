/** An immutable list that grows at its end. A longer list shares the elements of the shorter one, so appending copies nothing. */

export interface SharedList<V> {
  readonly last: V;
  readonly before: SharedList<V> | null;
  readonly length: number;
}

export const appended = <V>(before: SharedList<V> | null, last: V): SharedList<V> => ({
  last,
  before,
  length: lengthOf(before) + 1,
});

export const lengthOf = (list: SharedList<unknown> | null): number => list?.length ?? 0;

/** The first `length` elements. */
export const prefixOf = <V>(list: SharedList<V> | null, length: number): SharedList<V> | null => {
  let rest = list;
  while (rest !== null && rest.length > length) rest = rest.before;
  return rest;
};

/** All elements, first to last. */
export const elementsOf = <V>(list: SharedList<V> | null): V[] => {
  const elements: V[] = [];
  for (let rest = list; rest !== null; rest = rest.before) elements.push(rest.last);
  return elements.reverse();
};
