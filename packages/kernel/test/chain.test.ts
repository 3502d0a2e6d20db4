import { expect, test } from 'vitest';
import { type Chain, chained, firstOf, lengthOf, listOf } from '../src/index.ts';

const chainOf = (...values: readonly string[]): Chain<string> | null =>
  values.reduce<Chain<string> | null>((chain, value) => chained(chain, value), null);

test('a chain lists what was added, first to last', () => {
  expect(listOf(chainOf('a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
  expect(lengthOf(chainOf('a', 'b', 'c'))).toBe(3);
  expect(listOf(null)).toEqual([]);
  expect(lengthOf(null)).toBe(0);
});

test('two chains may grow from one, and neither sees the other', () => {
  const common = chainOf('a', 'b');
  const one = chained(common, 'c');
  const other = chained(common, 'd');
  expect(listOf(one)).toEqual(['a', 'b', 'c']);
  expect(listOf(other)).toEqual(['a', 'b', 'd']);
  expect(listOf(common)).toEqual(['a', 'b']);
});

test('the beginning of a chain is the chain it was then', () => {
  const short = chainOf('a', 'b');
  const long = chained(chained(short, 'c'), 'd');
  expect(firstOf(long, 2)).toBe(short);
  expect(firstOf(long, 4)).toBe(long);
  expect(firstOf(long, 0)).toBeNull();
});
