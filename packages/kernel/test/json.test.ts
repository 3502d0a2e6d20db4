import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, cloneJson, deepFreeze, fingerprint, wholeNumber } from '../src/index.ts';

const partsOf = (value: unknown): object[] =>
  value === null || typeof value !== 'object' ? [] : [value, ...Object.values(value).flatMap(partsOf)];

/** The same value with the keys of all objects in reverse order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
};

describe('a clone', () => {
  it('is equal and shares nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = cloneJson(value);
        const originals = new Set(partsOf(value));
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        expect(partsOf(copy).filter((part) => originals.has(part))).toEqual([]);
      }),
    );
  });

  it('keeps a key named __proto__ as a key', () => {
    const copy: object = cloneJson(JSON.parse('{"__proto__":{"admin":true}}'));
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"admin":true}}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect('admin' in copy).toBe(false);
  });

  it('of something frozen can be written to', () => {
    const copy = cloneJson(deepFreeze({ list: [1] }));
    copy.list.push(2);
    expect(copy).toEqual({ list: [1, 2] });
  });
});

describe('deepFreeze', () => {
  it('freezes every part and returns the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(deepFreeze(value)).toBe(value);
        expect(partsOf(value).every((part) => Object.isFrozen(part))).toBe(true);
        expect(JSON.stringify(value)).toBe(text);
      }),
    );
  });
});

describe('the canonical text', () => {
  it('does not depend on the order of the keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonicalJson(reversed(value)) === canonicalJson(value)));
  });

  it('parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
        expect(reversed(JSON.parse(canonicalJson(value)))).toEqual(reversed(JSON.parse(JSON.stringify(value))));
      }),
    );
  });

  it('sorts keys and keeps the order of lists', () => {
    expect(canonicalJson({ b: [2, 1, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[2,1,{"c":null,"d":1}]}');
  });
});

describe('the fingerprint', () => {
  it.each([
    // Computed by a second program in Python from the definition.
    ['', 0, 15216031280547],
    ['', 7, 8947606531378969],
    ['dice:2', 0, 5000718312435079],
    ['Кубик 🎲', 0, 754475342236087],
  ])('of %j with seed %d never changes, because it is stored', (text, seed, expected) => {
    expect(fingerprint(text, seed)).toBe(expected);
  });

  it('is a whole number of at most 53 bits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat(),
        (text, seed) => Number.isSafeInteger(fingerprint(text, seed)) && fingerprint(text, seed) >= 0,
      ),
    );
  });

  it('differs for a hundred thousand similar texts', () => {
    const marks = Array.from({ length: 100_000 }, (_, index) => fingerprint(`{"turn":${index % 5},"coins":${index}}`));
    expect(new Set(marks).size).toBe(100_000);
  });

  it('changes with one character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, where) => {
        const index = where % text.length;
        const other = String.fromCharCode(text.charCodeAt(index) ^ 1);
        return fingerprint(text) !== fingerprint(text.slice(0, index) + other + text.slice(index + 1));
      }),
    );
  });
});

describe('wholeNumber', () => {
  it('accepts whole numbers within both bounds', () => {
    expect([2, 3, 7].map((number) => wholeNumber(number, 2, 7))).toEqual([2, 3, 7]);
    for (const other of [1, 8, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined, [3], true])
      expect(wholeNumber(other, 2, 7), String(other)).toBeNull();
  });

  it('reads -0 as 0', () => {
    expect(Object.is(JSON.parse('-0'), -0)).toBe(true);
    expect(Object.is(wholeNumber(JSON.parse('-0'), 0, 7), 0)).toBe(true);
  });
});
