/** Deltas between JSON values, so that a small change of a large value takes few bytes. */

import { err, type Fields, isFields, ok, type Result } from '@fremont/kernel';

/** `[value]` replaces the old value. An object contains the changes of single fields or list elements. */
export type Change = readonly [unknown] | { readonly [key: string]: Change };

/** The change from one JSON value to another; undefined if they are equal. */
export const changeOf = (before: unknown, now: unknown): Change | undefined => {
  if (before === now) return undefined;
  if (Array.isArray(before) && Array.isArray(now)) return listChange(before, now);
  if (isFields(before) && isFields(now)) return fieldsChange(before, now);
  return [now];
};

const listChange = (before: readonly unknown[], now: readonly unknown[]): Change | undefined => {
  if (before.length !== now.length) return [now];
  let changes: Record<string, Change> | undefined;
  for (let index = 0; index < now.length; index++) {
    const value = now[index];
    const change = changeOf(before[index], value);
    if (change === undefined) continue;
    // A whole list of numbers or strings is shorter than its changed elements with their indexes.
    if (!isObject(value)) return [now];
    changes ??= {};
    changes[index] = change;
  }
  return changes;
};

/** Every move compares hundreds of fields, and most are equal. So each is read once, and equal ones allocate nothing. */
const fieldsChange = (before: Fields, now: Fields): Change | undefined => {
  const keys = Object.keys(now);
  if (keys.length !== Object.keys(before).length) return [now];
  let changes: Record<string, Change> | undefined;
  for (const key of keys) {
    const was = before[key];
    const is = now[key];
    // A change cannot express that a field appears or disappears. JSON has no undefined.
    if (was === undefined || is === undefined) return [now];
    const change = changeOf(was, is);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  return changes;
};

/** Applies a change. The error is the path at which the change does not fit. */
export const withChange = (before: unknown, change: unknown): Result<unknown, string> => {
  if (Array.isArray(change)) return change.length === 1 ? ok(change[0]) : err('');
  if (!isObject(before) || !isObject(change)) return err('');
  const now = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, inner] of Object.entries(change)) {
    if (!Object.keys(before).includes(key)) return err(key);
    const value = withChange((before as Fields)[key], inner);
    if (!value.ok) return err(`${key}.${value.error}`);
    (now as Record<string, unknown>)[key] = value.value;
  }
  return ok(now);
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
