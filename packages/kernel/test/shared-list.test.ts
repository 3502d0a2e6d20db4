import { expect, test } from 'vitest';
import { appended, firstOf, lengthOf, listOf, type SharedList } from '../src/index.ts';

const chainOf = (...values: readonly string[]): SharedList<string> | null =>
  values.reduce<SharedList<string> | null>((chain, value) => appended(chain, value), null);

test('a shared list returns its elements from first to last', () => {
  expect(listOf(chainOf('a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
  expect(lengthOf(chainOf('a', 'b', 'c'))).toBe(3);
  expect(listOf(null)).toEqual([]);
  expect(lengthOf(null)).toBe(0);
});

test('two lists can grow from one without affecting each other', () => {
  const common = chainOf('a', 'b');
  const one = appended(common, 'c');
  const other = appended(common, 'd');
  expect(listOf(one)).toEqual(['a', 'b', 'c']);
  expect(listOf(other)).toEqual(['a', 'b', 'd']);
  expect(listOf(common)).toEqual(['a', 'b']);
});

test('the first elements of a list are the earlier list itself', () => {
  const short = chainOf('a', 'b');
  const long = appended(appended(short, 'c'), 'd');
  expect(firstOf(long, 2)).toBe(short);
  expect(firstOf(long, 4)).toBe(long);
  expect(firstOf(long, 0)).toBeNull();
});
