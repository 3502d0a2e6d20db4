import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, cloneJson, deepFreeze, fingerprint } from '../src/index.ts';

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

describe('freezing', () => {
  it('reaches every part and gives the same value back', () => {
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
  it('is the same whatever the order of the keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonicalJson(reversed(value)) === canonicalJson(value)));
  });

  it('means the same as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
        expect(reversed(JSON.parse(canonicalJson(value)))).toEqual(reversed(JSON.parse(JSON.stringify(value))));
      }),
    );
  });

  it('sorts keys and leaves lists alone', () => {
    expect(canonicalJson({ b: [2, 1, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[2,1,{"c":null,"d":1}]}');
  });
});

describe('the fingerprint', () => {
  it.each([
    // Worked out by a second program, in Python integers, from the definition.
    ['', 0, 15216031280547],
    ['', 7, 8947606531378969],
    ['dice:2', 0, 5000718312435079],
    ['Кубик 🎲', 0, 754475342236087],
  ])('of %j with seed %d never changes, for it is stored', (text, seed, expected) => {
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

  it('tells a hundred thousand similar texts apart', () => {
    const marks = Array.from({ length: 100_000 }, (_, index) => fingerprint(`{"turn":${index % 5},"coins":${index}}`));
    expect(new Set(marks).size).toBe(100_000);
  });

  it('notices one changed character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, where) => {
        const index = where % text.length;
        const other = String.fromCharCode(text.charCodeAt(index) ^ 1);
        return fingerprint(text) !== fingerprint(text.slice(0, index) + other + text.slice(index + 1));
      }),
    );
  });
});
