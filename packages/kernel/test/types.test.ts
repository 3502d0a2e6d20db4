import { describe, expect, it } from 'vitest';
import { assert, at, err, ok, seatList, unreachable } from '../src/index.ts';

describe('basic helpers', () => {
  it('assert throws its message if the condition is false', () => {
    expect(() => assert(1 < 2, 'order')).not.toThrow();
    expect(() => assert(2 < 1, 'order')).toThrow('assertion failed: order');
  });

  it('at throws for a missing element', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(() => at(['a', 'b'], 2)).toThrow('no element 2 of 2');
  });

  it('at returns elements that are zero, empty, false or null', () => {
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

  it('unreachable throws with the unhandled value', () => {
    expect(() => unreachable({ type: 'surprise' } as never)).toThrow('unhandled case: {"type":"surprise"}');
  });
});
