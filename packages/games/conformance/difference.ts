/** Compares plain data, and reports the first place where two values differ. */

import { assert } from '@fremont/kernel';

/** The first place where two values differ, in words; null when they are equal. The order of keys does not matter. */
export const differenceOf = (left: unknown, right: unknown): string | null => {
  if (Object.is(left, right)) return null;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return apart(left, right);
  const names = Object.keys(left);
  for (const name of names) {
    const inner = Object.hasOwn(right, name) ? differenceOf(left[name], right[name]) : apart(left[name], undefined);
    if (inner !== null) return within(name, inner);
  }
  if (Object.keys(right).length === names.length) return null;
  const extra = Object.keys(right).find((name) => !Object.hasOwn(left, name));
  return extra === undefined ? null : within(extra, apart(undefined, right[extra]));
};

export const isSame = (left: unknown, right: unknown): boolean => differenceOf(left, right) === null;

export const assertSame = (left: unknown, right: unknown, what: string): void => {
  const difference = differenceOf(left, right);
  assert(difference === null, `${what}: ${difference}`);
};

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

const within = (name: string, inner: string): string =>
  inner.startsWith('.') ? `.${name}${inner}` : `.${name}: ${inner}`;

const apart = (left: unknown, right: unknown): string => `${wordOf(left)} against ${wordOf(right)}`;

const wordOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? typeof value);
  return text.length <= WORD_MAX ? text : `${text.slice(0, WORD_MAX)}…`;
};

const WORD_MAX = 120;
