/**
 * Decodes untrusted JSON with one reader per shape. An error names the field and the values that it allows. Every reader has a
 * JSON Schema, so that the schema of a game's options and actions follows from their readers.
 */

import { wholeNumber } from './json.ts';
import type { JsonSchema } from './json-schema.ts';
import { err, ok, type Result, type Tagged } from './types.ts';

type Scalar = string | number | boolean;

/** The values that a field allows. */
export type Allowed =
  | { readonly type: 'oneOf'; readonly values: readonly Scalar[] }
  /** Both ends are included. */
  | { readonly type: 'whole'; readonly min: number; readonly max: number }
  /** `min` and `max` count the elements. */
  | { readonly type: 'list'; readonly of: Allowed; readonly min: number; readonly max: number }
  | { readonly type: 'object' }
  /** The known fields; the sent field is not one of them. */
  | { readonly type: 'keys'; readonly keys: readonly string[] };

/** A field and its value, as part of a combination that is not allowed. */
export interface Setting {
  readonly key: string;
  readonly value: unknown;
}

/**
 * Why JSON is not a set of options or an action. `key` is the path of the field (`give.money`); it is empty for the whole
 * input. Either the field does not allow its value, or several valid values exclude each other.
 */
export type DecodeError =
  | { readonly code: string; readonly key: string; readonly allowed: Allowed }
  | { readonly code: string; readonly key: string; readonly conflict: readonly Setting[] };

export type Decoded<T> = Result<T, DecodeError>;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Reads one field. Errors contain `allowed`. */
export interface Reader<T> {
  readonly allowed: Allowed;
  readonly schema: JsonSchema;
  read(value: unknown, key: string): Decoded<T>;
}

/** Reads a field that may be absent. An absent field stays absent in the result. */
export interface OptionalReader<T> extends Reader<T> {
  readonly isOptional: true;
}

export const wrongValue = (code: string, key: string, allowed: Allowed): Decoded<never> => err({ code, key, allowed });

/** The error for values that exclude each other. The first setting gives the key. */
export const conflict = (code: string, ...settings: readonly [Setting, ...Setting[]]): Decoded<never> =>
  err({ code, key: settings[0].key, conflict: settings });

/** The schema of the values that an error lists. Readers of objects have their own. */
const schemaOf = (allowed: Allowed): JsonSchema => {
  switch (allowed.type) {
    case 'oneOf':
      return { enum: allowed.values };
    case 'whole':
      return { type: 'integer', minimum: allowed.min, maximum: allowed.max };
    case 'list':
      return { type: 'array', items: schemaOf(allowed.of), minItems: allowed.min, maxItems: allowed.max };
    case 'object':
    case 'keys':
      return { type: 'object' };
  }
};

/**
 * Makes a reader from a function that returns undefined for values that it does not accept. `more` adds what `allowed` cannot
 * say to the schema.
 */
export const reader = <T>(
  code: string,
  allowed: Allowed,
  accept: (value: unknown) => T | undefined,
  more: JsonSchema = {},
): Reader<T> => ({
  allowed,
  schema: { ...schemaOf(allowed), ...more },
  read(value, key) {
    const accepted = accept(value);
    return accepted === undefined ? wrongValue(code, key, allowed) : ok(accepted);
  },
});

export const oneOf = <const T extends Scalar>(code: string, values: readonly T[]): Reader<T> =>
  reader(code, { type: 'oneOf', values }, (value) => values.find((one) => one === value));

export const flag = (code: string): Reader<boolean> => oneOf(code, [true, false]);

/** Both ends are included. */
export const whole = (code: string, min: number, max: number): Reader<number> =>
  reader(code, { type: 'whole', min, max }, (value) => wholeNumber(value, min, max) ?? undefined);

/** Errors name elements by their index: `faces.2`. */
export const manyOf = <T>(code: string, of: Reader<T>, min: number, max: number): Reader<readonly T[]> => {
  const allowed: Allowed = { type: 'list', of: of.allowed, min, max };
  return {
    allowed,
    schema: { ...schemaOf(allowed), items: of.schema },
    read(value, key) {
      if (!Array.isArray(value) || value.length < min || value.length > max) return wrongValue(code, key, allowed);
      const list: T[] = [];
      for (const [index, one] of value.entries()) {
        const read = of.read(one, joinPath(key, String(index)));
        if (!read.ok) return read;
        list.push(read.value);
      }
      return ok(list);
    },
  };
};

/** Reads a list of exactly two elements, each with its own reader. */
export const pairOf = <A, B>(code: string, first: Reader<A>, second: Reader<B>): Reader<readonly [A, B]> => {
  const allowed: Allowed = { type: 'list', of: first.allowed, min: 2, max: 2 };
  return {
    allowed,
    schema: { type: 'array', prefixItems: [first.schema, second.schema], minItems: 2, maxItems: 2 },
    read(value, key) {
      if (!Array.isArray(value) || value.length !== 2) return wrongValue(code, key, allowed);
      const one = first.read(value[0], joinPath(key, '0'));
      if (!one.ok) return one;
      const other = second.read(value[1], joinPath(key, '1'));
      return other.ok ? ok([one.value, other.value]) : other;
    },
  };
};

/** Converts the value that another reader accepts. */
export const mapped = <A, B>({ allowed, schema, read }: Reader<A>, map: (value: A) => B): Reader<B> => ({
  allowed,
  schema,
  read(value, key) {
    const decoded = read(value, key);
    return decoded.ok ? ok(map(decoded.value)) : decoded;
  },
});

export const optional = <T>(inner: Reader<T>): OptionalReader<T> => ({ ...inner, isOptional: true });

/** Gives an absent field a default. Null does not count as absent and is refused like any wrong value. */
export const defaultTo = <T>({ allowed, schema, read }: Reader<T>, usual: T): Reader<T> => ({
  allowed,
  schema: { ...schema, default: usual },
  read: (value, key) => (value === undefined ? ok(usual) : read(value, key)),
});

export type ReadersOf<F> = {
  readonly [K in keyof F]-?: undefined extends F[K] ? OptionalReader<Exclude<F[K], undefined>> : Reader<F[K]>;
};

const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

type AnyReaders = Readonly<Record<string, Reader<unknown>>>;

/** Reads exactly these fields and refuses a field of another name. A field with the value undefined counts as absent. */
const readFields = (json: Fields, readers: AnyReaders, path: string, unknownCode: string): Decoded<Fields> => {
  for (const name of Object.keys(json))
    if (json[name] !== undefined && !Object.hasOwn(readers, name))
      return wrongValue(unknownCode, joinPath(path, name), { type: 'keys', keys: Object.keys(readers) });
  const result: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(readers)) {
    const value = Object.hasOwn(json, name) ? json[name] : undefined;
    if (value === undefined && 'isOptional' in one) continue;
    const read = one.read(value, joinPath(path, name));
    if (!read.ok) return read;
    result[name] = read.value;
  }
  return ok(result);
};

const OBJECT: Allowed = { type: 'object' };

const mayBeAbsent = (one: Reader<unknown>): boolean => 'isOptional' in one || 'default' in one.schema;

const schemaOfFields = (readers: AnyReaders): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(readers).map(([name, { schema }]) => [name, schema])),
  required: Object.keys(readers).filter((name) => !mayBeAbsent(readers[name] as Reader<unknown>)),
  additionalProperties: false,
});

/** Reads an object with these fields and no others. */
export const fields = <F>(code: string, readers: ReadersOf<F>, unknownCode = 'unknownField'): Reader<F> => ({
  allowed: OBJECT,
  schema: schemaOfFields(readers as unknown as AnyReaders),
  read: (json, key) =>
    isFields(json)
      ? (readFields(json, readers as unknown as AnyReaders, key, unknownCode) as Decoded<F>)
      : wrongValue(code, key, OBJECT),
});

/** The member of a tagged union with the type K. Several types may share one member. */
type Member<A extends Tagged, K> = A extends Tagged ? (K extends A['type'] ? A : never) : never;

/** The readers of each member of a tagged union, by type. */
export type TaggedReaders<A extends Tagged> = {
  readonly [K in A['type']]: ReadersOf<Omit<Member<A, K>, 'type'>>;
};

interface TaggedCodes {
  readonly notAnObject: string;
  readonly unknownType: string;
}

/** Reads one member of a tagged union. */
export const tagged = <A extends Tagged>(
  table: TaggedReaders<A>,
  codes: TaggedCodes = { notAnObject: 'notAnObject', unknownType: 'unknownAction' },
): Reader<A> => {
  const types: Allowed = { type: 'oneOf', values: Object.keys(table) };
  const members = new Map(
    Object.entries(table).map(([type, readers]) => [type, withType(type, readers as AnyReaders)]),
  );
  return {
    allowed: OBJECT,
    schema: { oneOf: [...members.values()].map(schemaOfFields) },
    read(json, key) {
      if (!isFields(json)) return wrongValue(codes.notAnObject, key, OBJECT);
      const type = Object.hasOwn(json, 'type') ? json['type'] : undefined;
      const readers = typeof type === 'string' ? members.get(type) : undefined;
      return readers === undefined
        ? wrongValue(codes.unknownType, joinPath(key, 'type'), types)
        : (readFields(json, readers, key, 'unknownField') as Decoded<Fields> as Decoded<A>);
    },
  };
};

const withType = (type: string, readers: AnyReaders): AnyReaders => ({
  type: oneOf('unknownAction', [type]),
  ...readers,
});

/** A decoder of whole values, with its schema. */
export type DescribedDecoder<T> = ((json: unknown) => Decoded<T>) & { readonly schema: JsonSchema };

export const decoderOf = <T>({ schema, read }: Reader<T>): DescribedDecoder<T> =>
  Object.assign((json: unknown) => read(json, ''), { schema });

/** Makes the `decodeAction` of a game from the readers of its actions. */
export const actionDecoder = <A extends Tagged>(table: TaggedReaders<A>): DescribedDecoder<A> =>
  decoderOf(tagged(table));

/** Decodes options field by field. The game checks combinations itself. */
export const optionsDecoder = <O>(readers: ReadersOf<O>): DescribedDecoder<O> =>
  decoderOf(fields<O>('notAnObject', readers, 'unknownOption'));
