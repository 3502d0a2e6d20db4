/** Rubbish for decoders: what a broken or hostile client might send in place of an action or of options. */

import { type Chance, pick } from '@fremont/kernel';

/** Nothing of this is an object with fields. */
export const SHAPELESS: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  0.5,
  Number.NaN,
  '',
  'roll',
  true,
  [],
  [[]],
  [{}],
];

/** Objects that no game has an action for: unknown types, and names every JavaScript object inherits. */
export const TYPELESS: readonly unknown[] = [
  {},
  { type: null },
  { type: 1 },
  { type: [] },
  { type: {} },
  ...['', 'prompt', '__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((type) => ({ type })),
  JSON.parse('{"__proto__":{"type":"roll"}}'),
];

/** No field of any action or option means one of these. */
const NEVER_FIT: readonly unknown[] = ['no such thing', 0.5, -1e300];
/** Fit only a field of their own kind. Null is left out: a field may allow it. */
const OTHER_KINDS: readonly unknown[] = [true, [], ['no such thing'], {}, { length: 1 }];

/** Copies of `sound`, each with one field that cannot be right; `type` is left alone. */
export const misfits = (sound: object): readonly object[] =>
  Object.entries(sound).flatMap(([name, value]) => {
    if (name === 'type') return [];
    const kinds = OTHER_KINDS.filter((kind) => kindOf(kind) !== kindOf(value));
    return [...NEVER_FIT, ...kinds].map((kind) => ({ ...sound, [name]: kind }));
  });

/** Copies of `sound`, each without one of its fields. */
export const truncations = (sound: object): readonly object[] =>
  Object.keys(sound).map((name) => Object.fromEntries(Object.entries(sound).filter(([other]) => other !== name)));

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

const NAMES = ['type', 'length', 'then', '__proto__', 'toJSON', 'seat'] as const;

/** A random heap of JSON. */
export const heap = (chance: Chance, depth = 3): unknown => {
  const kind = chance.int(depth > 0 ? 6 : 4, 'rubbish');
  if (kind === 0) return null;
  if (kind === 1) return chance.int(1000, 'rubbish') - 500;
  if (kind === 2) return pick(NAMES, chance, 'rubbish');
  if (kind === 3) return chance.int(2, 'rubbish') === 0;
  const inner = Array.from({ length: chance.int(4, 'rubbish') }, () => heap(chance, depth - 1));
  return kind === 4 ? inner : Object.fromEntries(inner.map((value) => [pick(NAMES, chance, 'rubbish'), value]));
};
