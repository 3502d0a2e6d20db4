/** Finds the wrong field of a state that the rules cannot read, by comparing it with a dealt state. */

import { isFields } from '@fremont/kernel';

/**
 * The first field that is missing or has another kind than in `model`, or null. States have no decoder, so this is only
 * called after the rules failed. A null field can be valid, so null is only reported if nothing else is wrong.
 */
export const misshapenField = (given: unknown, model: unknown): string | null =>
  differenceAt('', given, model, true) ?? differenceAt('', given, model, false);

const differenceAt = (path: string, given: unknown, model: unknown, mayBeNull: boolean): string | null => {
  if (model === null || (given === null && mayBeNull)) return null;
  if (given === undefined) return `“${path}” is missing`;
  if (kindOf(given) !== kindOf(model)) return `“${path}” must be ${KINDS[kindOf(model)]}`;
  if (Array.isArray(model)) return differenceInList(path, given as readonly unknown[], model, mayBeNull);
  return isFields(model) && isFields(given) ? differenceInFields(path, given, model, mayBeNull) : null;
};

type Kind = 'list' | 'object' | 'number' | 'string' | 'boolean' | 'other';

const KINDS: Readonly<Record<Kind, string>> = {
  list: 'a list',
  object: 'an object with fields',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  other: 'something else',
};

const kindOf = (value: unknown): Kind => {
  if (Array.isArray(value)) return 'list';
  const kind = typeof value;
  if (kind === 'object') return value === null ? 'other' : 'object';
  return kind === 'number' || kind === 'string' || kind === 'boolean' ? kind : 'other';
};

/** All elements of a list have the same kind, so they are compared with the first element of the model. */
const differenceInList = (
  path: string,
  given: readonly unknown[],
  [first = null]: readonly unknown[],
  mayBeNull: boolean,
): string | null => {
  for (const [index, element] of given.entries()) {
    const difference = differenceAt(`${path}.${index}`, element, first, mayBeNull);
    if (difference !== null) return difference;
  }
  return null;
};

/** Members of a union with another type have other fields, so they are not compared. */
const differenceInFields = (
  path: string,
  given: Readonly<Record<string, unknown>>,
  model: Readonly<Record<string, unknown>>,
  mayBeNull: boolean,
): string | null => {
  if (typeof given['type'] === 'string' && given['type'] !== model['type']) return null;
  for (const [name, value] of Object.entries(model)) {
    const difference = differenceAt(path === '' ? name : `${path}.${name}`, given[name], value, mayBeNull);
    if (difference !== null) return difference;
  }
  return null;
};
