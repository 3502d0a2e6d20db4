/** How a value differs from the one before it, so that a small change of something large is told in few words. */

import { err, ok, type Result } from '@fremont/kernel';

/** `[value]` takes the place of what was there; an object says which fields, or places of a list, changed, and how. */
export type Change = readonly [unknown] | { readonly [key: string]: Change };

type Fields = Readonly<Record<string, unknown>>;

/** The JSON of the change from one JSON value to another; empty when there is none. */
export const changeText = (before: unknown, now: unknown): string => {
  if (before === now) return '';
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return anew(now);
  if (Array.isArray(now)) return Array.isArray(before) ? listChange(before, now) : anew(now);
  return Array.isArray(before) ? anew(now) : fieldsChange(before as Fields, now as Fields);
};

const anew = (now: unknown): string => `[${typeof now === 'number' ? now : JSON.stringify(now)}]`;

// Plain loops: every viewer's view is compared whenever somebody moves.
const listChange = (before: readonly unknown[], now: readonly unknown[]): string => {
  if (before.length !== now.length) return anew(now);
  let text = '';
  for (let index = 0; index < now.length; index++) {
    if (before[index] === now[index]) continue;
    // Numbers and words are told together: naming their places would take longer.
    if (typeof now[index] !== 'object') return anew(now);
    const change = changeText(before[index], now[index]);
    if (change !== '') text += `${text === '' ? '{' : ','}"${index}":${change}`;
  }
  return text === '' ? '' : `${text}}`;
};

const fieldsChange = (before: Fields, now: Fields): string => {
  let text = '';
  let fields = 0;
  for (const key in now) {
    const was = before[key];
    const value = now[key];
    if (value !== undefined) fields++;
    if (was === value) continue;
    // A field that was not there, or is not there any more, has no way to be told by itself.
    if (was === undefined || value === undefined) return anew(now);
    const change = changeText(was, value);
    if (change !== '') text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${change}`;
  }
  if (fields !== countOf(before)) return anew(now);
  return text === '' ? '' : `${text}}`;
};

const countOf = (fields: Fields): number => {
  let count = 0;
  for (const key in fields) if (fields[key] !== undefined) count++;
  return count;
};

/** What `before` became. The error is the place where the change does not fit. */
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
