/** Changes said instead of whole values, and the ear that makes them whole again. */

import { err, ok } from '@fremont/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeText, newListener, OUT_OF_STEP, withChange } from '../src/protocol/index.ts';

const RUNS = { numRuns: 2000 };

/** What a value is once it has gone over the wire. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Small, so that two of them often have much in common. */
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'a'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '"'), tie('value'), { maxKeys: 3 }),
    fc.record({ a: tie('value'), b: fc.constantFrom(undefined, 1) }),
  ),
}));

describe('a change', () => {
  test('makes of the value before the value after, and is none only between equals', () => {
    fc.assert(
      fc.property(values, values, (before, now) => {
        const text = changeText(before, now);
        const after = text === '' ? ok(overTheWire(before)) : withChange(overTheWire(before), JSON.parse(text));
        expect(after).toEqual(ok(overTheWire(now)));
      }),
      RUNS,
    );
  });

  test.each([
    // One number among many objects: the way to it, and the new one.
    [
      { casinos: [{ dice: 1 }, { dice: 2 }], turn: 0 },
      { casinos: [{ dice: 1 }, { dice: 3 }], turn: 0 },
      '{"casinos":{"1":{"dice":[3]}}}',
    ],
    // Lists of numbers are told whole, and so is a list that grew.
    [{ roll: [1, 2, 3] }, { roll: [1, 2, 4] }, '{"roll":[[1,2,4]]}'],
    [{ bills: [] }, { bills: [50] }, '{"bills":[[50]]}'],
    // A field that came or went: the object around it is told whole.
    [{ phase: { type: 'a' } }, { phase: { type: 'a', by: 1 } }, '{"phase":[{"type":"a","by":1}]}'],
    [{ phase: { type: 'a', by: 1 } }, { phase: { type: 'a' } }, '{"phase":[{"type":"a"}]}'],
  ])('of %j to %j is told shortly', (before, now, text) => {
    expect(changeText(before, now)).toBe(text);
  });

  test.each([
    [{ a: 1 }, { b: [1] }, 'b'],
    [{ a: 1 }, JSON.parse('{"__proto__":[1]}'), '__proto__'],
    [[1], { length: [0] }, 'length'],
    [{ a: [1] }, { a: { 1: [2] } }, 'a.1'],
    [{ a: 1 }, { a: { b: [1] } }, 'a.'],
    [{ a: 1 }, { a: [1, 2] }, 'a.'],
    [null, { a: [1] }, ''],
  ])('of %j that does not fit, %j, is refused', (before, change, place) => {
    expect(withChange(before, change)).toEqual(err(place));
  });
});

const update = {
  version: 3,
  viewer: 'spectator',
  view: { pot: 1 },
  events: [],
  jump: false,
  legal: [],
  asks: [],
  toAct: [0],
  undo: { type: 'none' },
  freeUndo: null,
  canRedo: false,
  players: [],
  undoAsk: null,
  votes: [],
  outcome: null,
};
const table = 'abcdefgh';
const whole = { type: 'update', table, update, clock: null };
const change = {
  type: 'change',
  table,
  since: 3,
  version: 4,
  jump: false,
  players: [],
  events: [{ type: 'bid' }],
  changes: { view: { pot: [2] } },
  clock: null,
};
const after = { ...update, version: 4, view: { pot: 2 }, events: [{ type: 'bid' }] };

describe('a listener', () => {
  test('hears a change as the whole update', () => {
    const listen = newListener();
    listen(whole);
    expect(listen(change)).toEqual(ok({ ...whole, update: after }));
    expect(listen({ ...change, since: 4, version: 5, changes: {} })).toMatchObject(
      ok({ update: { ...after, version: 5 } }),
    );
  });

  test.each([
    ['before anything else', [], change],
    ['of another table', [{ ...whole, table: 'another1' }], change],
    ['of another version', [whole], { ...change, since: 2 }],
    ['of what is not there', [whole], { ...change, changes: { view: { tip: [1] } } }],
    ['that leaves no update', [whole], { ...change, changes: { toAct: ['nobody'] } }],
  ])('is out of step by a change %s', (_when, before, frame) => {
    const listen = newListener();
    for (const one of before) listen(one);
    expect(listen(frame)).toEqual(err(OUT_OF_STEP));
  });
});
