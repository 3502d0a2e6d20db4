/** Plain JSON data: copying, freezing, comparing. */

const OWN_FIELD = { enumerable: true, configurable: true, writable: true };

export const cloneJson = <V>(value: V): V => {
  if (Array.isArray(value)) return value.map(cloneJson) as V;
  if (value === null || typeof value !== 'object') return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) setField(copy, key, cloneJson(inner));
  return copy as V;
};

const setField = (fields: Record<string, unknown>, key: string, value: unknown): void => {
  // JSON may hold a key of this name; assigning it would set the prototype instead.
  if (key === '__proto__') Object.defineProperty(fields, key, { ...OWN_FIELD, value });
  else fields[key] = value;
};

export const deepFreeze = <V>(value: V): V => {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};

type Fields = Readonly<Record<string, unknown>>;

/** One text per value whatever the order of its keys, for comparing and hashing. */
export const canonicalJson = (value: unknown): string => JSON.stringify(withSortedKeys(value));

// A copy in order, and not a function that JSON calls for every value: that takes longer, and every entry of a log is written so.
const withSortedKeys = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) setField(copy, key, withSortedKeys((value as Fields)[key]));
  return copy;
};

/**
 * A 53-bit fingerprint of a text (two multiply-xor lanes, finished by mixing each into the other).
 * It tells states apart and notices damage; it is no protection against an attacker.
 */
export const fingerprint = (text: string, seed = 0): number => {
  let high = 0x9e3779b9 ^ seed;
  let low = 0x85ebca6b ^ seed;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return 0x1_0000_0000 * (low & 0x1f_ffff) + (high >>> 0);
};
