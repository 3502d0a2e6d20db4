/** Invalid input for decoders: values that a broken or hostile client might send as an action or as options. */

import { type Chance, pick } from '@fremont/kernel';

/** Values that are no objects with fields. */
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

/** Objects that are no action of any game: unknown types, and names that every JavaScript object inherits. */
export const TYPELESS: readonly unknown[] = [
  {},
  { type: null },
  { type: 1 },
  { type: [] },
  { type: {} },
  ...['', 'prompt', '__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((type) => ({ type })),
  JSON.parse('{"__proto__":{"type":"roll"}}'),
];

/** Values that no field of any action or option accepts. */
const NEVER_FIT: readonly unknown[] = ['no such thing', 0.5, -1e300];
/** Values that only fields of their own kind accept. Null is not among them, because a field may allow it. */
const OTHER_KINDS: readonly unknown[] = [true, [], ['no such thing'], {}, { length: 1 }];

/** Copies of `sound`, each with one invalid field. `type` is not changed. */
export const misfits = (sound: object): readonly object[] =>
  Object.entries(sound).flatMap(([name, value]) => {
    if (name === 'type') return [];
    const kinds = OTHER_KINDS.filter((kind) => kindOf(kind) !== kindOf(value));
    return [...NEVER_FIT, ...kinds].map((kind) => ({ ...sound, [name]: kind }));
  });

/** Copies of `sound`, each without one of its fields. */
export const truncations = (sound: object): readonly object[] =>
  Object.keys(sound).map((name) => Object.fromEntries(Object.entries(sound).filter(([other]) => other !== name)));

/**
 * A copy with -0 for every 0. JSON can contain -0, `===` treats it as 0, but a state that keeps it is not plain JSON.
 */
export const withMinusZeros = (sound: unknown): unknown => {
  if (sound === 0) return -0;
  if (Array.isArray(sound)) return sound.map(withMinusZeros);
  if (sound === null || typeof sound !== 'object') return sound;
  return Object.fromEntries(Object.entries(sound).map(([name, inner]) => [name, withMinusZeros(inner)]));
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

const NAMES = ['type', 'length', 'then', '__proto__', 'toJSON', 'seat'] as const;

/** A random JSON value. */
export const randomJson = (chance: Chance, depth = 3): unknown => {
  const kind = chance.int(depth > 0 ? 6 : 4, 'json');
  if (kind === 0) return null;
  if (kind === 1) return chance.int(1000, 'json') - 500;
  if (kind === 2) return pick(NAMES, chance, 'json');
  if (kind === 3) return chance.int(2, 'json') === 0;
  const inner = Array.from({ length: chance.int(4, 'json') }, () => randomJson(chance, depth - 1));
  return kind === 4 ? inner : Object.fromEntries(inner.map((value) => [pick(NAMES, chance, 'json'), value]));
};
