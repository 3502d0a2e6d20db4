/** Copies, freezes and compares JSON data. */

const OWN_FIELD = { enumerable: true, configurable: true, writable: true };

export const cloneJson = <V>(value: V): V => {
  if (Array.isArray(value)) return value.map(cloneJson) as V;
  if (value === null || typeof value !== 'object') return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) setField(copy, key, cloneJson(inner));
  return copy as V;
};

const setField = (fields: Record<string, unknown>, key: string, value: unknown): void => {
  // JSON may contain the key `__proto__`. An assignment would set the prototype instead of a field.
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

/**
 * Reads a whole number from untrusted JSON; both bounds are included. Null for anything else. JSON can contain -0, which
 * equals 0 by `===` but not in deep comparisons, so it is read as 0.
 */
export const wholeNumber = (json: unknown, min: number, max: number): number | null => {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < min || json > max) return null;
  return json === 0 ? 0 : json;
};

type Fields = Readonly<Record<string, unknown>>;

/** Equal values give the same text, in whatever order their keys are. For comparing and hashing. */
export const canonicalJson = (value: unknown): string => JSON.stringify(withSortedKeys(value));

// Sorting a copy is faster than a replacer function, and every log entry is written this way.
const withSortedKeys = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) setField(copy, key, withSortedKeys((value as Fields)[key]));
  return copy;
};

/**
 * A 53-bit hash of a text: two multiply-xor lanes, mixed into each other at the end. It distinguishes states and detects
 * damage, but an attacker can forge it.
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
