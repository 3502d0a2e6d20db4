import { describe, expect, it } from 'vitest';
import { differenceOf } from '../difference.ts';
import { assertPlain } from '../plain.ts';

class Die {
  readonly face = 1;
}

describe('plain data', () => {
  it('is data that JSON preserves unchanged', () => {
    const value = { text: 'a', list: [1, [2], { three: 3 }], none: null, no: false };
    expect(() => assertPlain(value, 'it')).not.toThrow();
  });

  it.each([
    ['undefined', { a: { b: undefined } }, 'it.a.b is undefined'],
    ['NaN', { a: [1, Number.NaN] }, 'it.a.1 is a number JSON loses'],
    ['minus zero', [-0], 'it.0 is a number JSON loses'],
    ['infinity', { a: Number.POSITIVE_INFINITY }, 'it.a is a number JSON loses'],
    ['a function', { a: () => 1 }, 'it.a is function'],
    ['a bigint', { a: 1n }, 'it.a is bigint'],
    ['a Set', { a: new Set() }, 'it.a is not a plain object'],
    ['an instance of a class', { a: new Die() }, 'it.a is not a plain object'],
    ['a list with a hole', { a: new Array(2) }, 'it.a is a list with holes or extras'],
    ['a list with a name on it', { a: Object.assign([1], { extra: 1 }) }, 'it.a is a list with holes or extras'],
    ['a field under a symbol', { [Symbol('s')]: 1 }, 'it has hidden properties'],
    ['a field that is not listed', Object.defineProperty({}, 'a', { value: 1 }), 'it has hidden properties'],
  ])('is not %s', (_, value, message) => {
    expect(() => assertPlain(value, 'it')).toThrow(message);
  });
});

describe('a difference', () => {
  it('is null for equal values with keys in another order', () => {
    expect(differenceOf({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBeNull();
  });

  it.each([
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, '.a.b.1: 2 against 3'],
    [{ a: 1 }, { a: 1, b: 2 }, '.b: nothing against 2'],
    [{ a: 1, b: 2 }, { a: 1 }, '.b: 2 against nothing'],
    [{ a: undefined }, {}, '.a: nothing against nothing'],
    [[1], { 0: 1 }, '[1] against {"0":1}'],
    [[1, 2], [1], '.1: 2 against nothing'],
    [0, -0, '0 against -0'],
    [null, {}, 'null against {}'],
  ])('between %j and %j is found where it lies', (left, right, difference) => {
    expect(differenceOf(left, right)).toBe(difference);
  });
});
