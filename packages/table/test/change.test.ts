/** Deltas, and the message reader that turns them back into updates. */

import { err, ok } from '@fremont/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf, newMessageReader, OUT_OF_STEP, withChange } from '../src/protocol/index.ts';

const RUNS = { numRuns: 2000 };

/** A value after serialization. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Small values, so that two of them often share parts. */
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
  test('turns the value before into the value after, and is undefined only for equal values', () => {
    fc.assert(
      fc.property(values, values, (before, now) => {
        const change = changeOf(before, now);
        const after =
          change === undefined ? ok(overTheWire(before)) : withChange(overTheWire(before), overTheWire(change));
        expect(after).toEqual(ok(overTheWire(now)));
      }),
      RUNS,
    );
  });

  test.each([
    // One number among many objects: its path and the new value.
    [
      { casinos: [{ dice: 1 }, { dice: 2 }], turn: 0 },
      { casinos: [{ dice: 1 }, { dice: 3 }], turn: 0 },
      '{"casinos":{"1":{"dice":[3]}}}',
    ],
    // Lists of numbers and lists that grew are sent whole.
    [{ roll: [1, 2, 3] }, { roll: [1, 2, 4] }, '{"roll":[[1,2,4]]}'],
    [{ bills: [] }, { bills: [50] }, '{"bills":[[50]]}'],
    // If a field appears or disappears, its object is sent whole.
    [{ phase: { type: 'a' } }, { phase: { type: 'a', by: 1 } }, '{"phase":[{"type":"a","by":1}]}'],
    [{ phase: { type: 'a', by: 1 } }, { phase: { type: 'a' } }, '{"phase":[{"type":"a"}]}'],
  ])('of %j to %j is short', (before, now, text) => {
    expect(JSON.stringify(changeOf(before, now))).toBe(text);
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
  moments: [],
  jump: false,
  undoneFrom: null,
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
  undoneFrom: null,
  players: [],
  events: [{ type: 'bid' }],
  moments: [],
  changes: { view: { pot: [2] } },
  clock: null,
};
const after = { ...update, version: 4, view: { pot: 2 }, events: [{ type: 'bid' }] };

describe('a message reader', () => {
  test('returns a change as the complete update', () => {
    const listen = newMessageReader();
    listen(whole);
    expect(listen(change)).toEqual(ok({ ...whole, update: after }));
    expect(listen({ ...change, since: 4, version: 5, changes: {} })).toMatchObject(
      ok({ update: { ...after, version: 5 } }),
    );
  });

  test('rebuilds the view at each event from the changes between them', () => {
    const listen = newMessageReader();
    listen(whole);
    const events = [{ type: 'bid' }, { type: 'paid' }, { type: 'won' }];
    const story = { ...change, events, moments: [{ pot: [5] }, {}], changes: { view: { pot: [2] } } };
    expect(listen(story)).toMatchObject(ok({ update: { moments: [{ pot: 5 }, { pot: 5 }], view: { pot: 2 } } }));
  });

  test.each([
    ['before anything else', [], change],
    ['of another table', [{ ...whole, table: 'another1' }], change],
    ['of another version', [whole], { ...change, since: 2 }],
    ['of what is not there', [whole], { ...change, changes: { view: { tip: [1] } } }],
    ['of a moment that is not there', [whole], { ...change, moments: [{ tip: [1] }] }],
    ['that leaves no update', [whole], { ...change, changes: { toAct: ['nobody'] } }],
  ])('reports outOfStep for a change %s', (_when, before, frame) => {
    const listen = newMessageReader();
    for (const one of before) listen(one);
    expect(listen(frame)).toEqual(err(OUT_OF_STEP));
  });
});
