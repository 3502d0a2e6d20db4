/** Asserts that a value is plain JSON data, which can be stored. */

import { assert } from '@fremont/kernel';

/** Refuses undefined, NaN, -0, functions, symbols, class instances, holes and hidden properties. */
export const assertPlain = (value: unknown, where: string): void => {
  const flaw = flawOf(value);
  assert(flaw === null, `${where}${flaw}`);
};

const flawOf = (value: unknown): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : ' is a number JSON loses';
  if (typeof value !== 'object') return ` is ${typeof value}`;
  return Array.isArray(value) ? flawOfList(value) : flawOfObject(value);
};

const flawOfList = (list: readonly unknown[]): string | null => {
  if (Object.getPrototypeOf(list) !== Array.prototype) return ' is not a plain list';
  // A hole lacks a key, and a named property adds one.
  return Reflect.ownKeys(list).length === list.length + 1 ? flawInside(list) : ' is a list with holes or extras';
};

const flawOfObject = (value: object): string | null => {
  if (Object.getPrototypeOf(value) !== Object.prototype) return ' is not a plain object';
  return Reflect.ownKeys(value).length === Object.keys(value).length ? flawInside(value) : ' has hidden properties';
};

const flawInside = (value: object): string | null => {
  for (const [name, inner] of Object.entries(value)) {
    const flaw = flawOf(inner);
    if (flaw !== null) return `.${name}${flaw}`;
  }
  return null;
};
