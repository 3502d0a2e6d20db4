import { expect, test } from 'vitest';
import { appended, elementsOf, lengthOf, prefixOf, type SharedList } from '../src/index.ts';

const chainOf = (...values: readonly string[]): SharedList<string> | null =>
  values.reduce<SharedList<string> | null>((chain, value) => appended(chain, value), null);

test('a shared list returns its elements from first to last', () => {
  expect(elementsOf(chainOf('a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
  expect(lengthOf(chainOf('a', 'b', 'c'))).toBe(3);
  expect(elementsOf(null)).toEqual([]);
  expect(lengthOf(null)).toBe(0);
});

test('two lists can grow from one without affecting each other', () => {
  const common = chainOf('a', 'b');
  const one = appended(common, 'c');
  const other = appended(common, 'd');
  expect(elementsOf(one)).toEqual(['a', 'b', 'c']);
  expect(elementsOf(other)).toEqual(['a', 'b', 'd']);
  expect(elementsOf(common)).toEqual(['a', 'b']);
});

test('the first elements of a list are the earlier list itself', () => {
  const short = chainOf('a', 'b');
  const long = appended(appended(short, 'c'), 'd');
  expect(prefixOf(long, 2)).toBe(short);
  expect(prefixOf(long, 4)).toBe(long);
  expect(prefixOf(long, 0)).toBeNull();
});
