import { describe, expect, it } from 'vitest';
import { assert, at, err, ok, seatList, unreachable } from '../src/index.ts';

describe('small words', () => {
  it('an assertion that holds is silent, a broken one says what was promised', () => {
    expect(() => assert(1 < 2, 'order')).not.toThrow();
    expect(() => assert(2 < 1, 'order')).toThrow('assertion failed: order');
  });

  it('an element that is not there is a mistake, not undefined', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(() => at(['a', 'b'], 2)).toThrow('no element 2 of 2');
  });

  it('an element may be zero, empty, false or null', () => {
    expect([at([0], 0), at([''], 0), at([false], 0), at([null], 0)]).toEqual([0, '', false, null]);
  });

  it('seats count from 0', () => {
    expect(seatList(3)).toEqual([0, 1, 2]);
  });

  it('a result is a value or an error', () => {
    expect([ok(1), err('no')]).toEqual([
      { ok: true, value: 1 },
      { ok: false, error: 'no' },
    ]);
  });

  it('a case nobody thought of is named', () => {
    expect(() => unreachable({ type: 'surprise' } as never)).toThrow('unhandled case: {"type":"surprise"}');
  });
});
