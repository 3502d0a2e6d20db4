/**
 * Decoders of untrusted JSON, combined from small ones. A decoder returns a copy, or the path that does not fit. Every decoder
 * has a JSON Schema that is made by the same combinators, so that the published schema cannot differ from the decoders.
 */

import { err, isFields, type JsonSchema, ok, type Result, wholeNumber } from '@fremont/kernel';

/** The error is the path that does not fit, such as `plan.clock.days`; empty for the whole value. Never throws. */
type Decode<T> = (json: unknown) => Result<T, string>;
export type Decoder<T> = Decode<T> & { readonly schema: JsonSchema };
export type DecodedBy<D> = D extends Decode<infer T> ? T : never;

const MISMATCH = err('');

/** Makes a decoder from a new function and the schema of the values that it accepts. */
export const described = <T>(schema: JsonSchema, decode: Decode<T>): Decoder<T> => Object.assign(decode, { schema });

const accept = <T>(schema: JsonSchema, fits: (json: unknown) => json is T): Decoder<T> =>
  described(schema, (json) => (fits(json) ? ok(json) : MISMATCH));

export const flag: Decoder<boolean> = accept({ type: 'boolean' }, (json) => typeof json === 'boolean');

export const whole = (min: number, max: number): Decoder<number> =>
  described({ type: 'integer', minimum: min, maximum: max }, (json) => {
    const value = wholeNumber(json, min, max);
    return value === null ? MISMATCH : ok(value);
  });

/** A non-negative whole number, such as a version or a time in milliseconds. */
export const count: Decoder<number> = whole(0, Number.MAX_SAFE_INTEGER);

/** The length counts code points, as in JSON Schema. A code point has one or two units. */
export const text = (lengthMax: number): Decoder<string> =>
  accept(
    { type: 'string', maxLength: lengthMax },
    (json): json is string => typeof json === 'string' && (json.length <= lengthMax || isShort(json, lengthMax)),
  );

const isShort = (text: string, lengthMax: number): boolean =>
  text.length <= 2 * lengthMax && [...text].length <= lengthMax;

export const matching = (shape: RegExp): Decoder<string> =>
  accept(
    { type: 'string', pattern: shape.source },
    (json): json is string => typeof json === 'string' && shape.test(json),
  );

export const oneOf = <const T extends string>(list: readonly T[]): Decoder<T> =>
  accept({ enum: list }, (json): json is T => list.some((one) => one === json));

export const exactly = <const T extends string | null>(value: T): Decoder<T> =>
  accept({ const: value }, (json): json is T => json === value);

/** An object with any content, for data of a game. */
export const opaque = <T extends object>(): Decoder<T> =>
  accept({ type: 'object' }, (json): json is T => typeof json === 'object' && json !== null && !Array.isArray(json));

export const nullable = <T>(inner: Decoder<T>): Decoder<T | null> =>
  described({ anyOf: [inner.schema, { type: 'null' }] }, (json) => (json === null ? ok(null) : inner(json)));

export const either = <A, B>(one: Decoder<A>, other: Decoder<B>): Decoder<A | B> =>
  described<A | B>({ anyOf: [one.schema, other.schema] }, (json) => {
    const first = one(json);
    return first.ok ? first : other(json);
  });

/** Converts the decoded value. `map` returns null for a value that does not fit; `schema` describes what it accepts. */
export const mapped = <A, B>(
  inner: Decoder<A>,
  map: (value: A) => B | null,
  schema: JsonSchema = inner.schema,
): Decoder<B> =>
  described(schema, (json) => {
    const decoded = inner(json);
    if (!decoded.ok) return decoded;
    const value = map(decoded.value);
    return value === null ? MISMATCH : ok(value);
  });

/** Accepts the same values as `inner`, and keeps the fields that it would drop. */
export const uncut = <T>(inner: Decoder<unknown>): Decoder<T> =>
  described(inner.schema, (json) => {
    const checked = inner(json);
    return checked.ok ? ok(json as T) : checked;
  });

/** A field that may be absent. */
export type OptionalDecoder<T> = Decoder<T | undefined> & { readonly isOptional: true };

export const optional = <T>(inner: Decoder<T>): OptionalDecoder<T> =>
  Object.assign(
    described(
      inner.schema,
      (json): Result<T | undefined, string> => (json === undefined ? ok(undefined) : inner(json)),
    ),
    { isOptional: true } as const,
  );

const errorAt = (key: string | number, { error }: { readonly error: string }): Result<never, string> =>
  err(error === '' ? String(key) : `${key}.${error}`);

export const listOf = <T>(inner: Decoder<T>, lengthMax: number): Decoder<readonly T[]> =>
  described({ type: 'array', items: inner.schema, maxItems: lengthMax }, (json) => {
    if (!Array.isArray(json) || json.length > lengthMax) return MISMATCH;
    const list: T[] = [];
    for (const [index, one] of json.entries()) {
      const decoded = inner(one);
      if (!decoded.ok) return errorAt(index, decoded);
      list.push(decoded.value);
    }
    return ok(list);
  });

type Fields = Readonly<Record<string, Decoder<unknown>>>;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly isOptional: true } ? K : never;
}[keyof F];
type Shaped<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: DecodedBy<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Exclude<DecodedBy<F[K]>, undefined>;
};

const isOptional = (decode: Decoder<unknown>): boolean => 'isOptional' in decode;

/** Other fields are allowed, because decoders drop them. */
const schemaOf = (fields: readonly (readonly [string, Decoder<unknown>])[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
  required: fields.filter(([, decode]) => !isOptional(decode)).map(([name]) => name),
});

/** Reads exactly these fields and drops all others. Inherited fields do not count. */
export const shape = <F extends Fields>(fields: F): Decoder<Shaped<F>> => {
  const list = Object.entries(fields);
  return described(schemaOf(list), (json) => {
    if (!isFields(json)) return MISMATCH;
    const result: Record<string, unknown> = {};
    for (const [name, decode] of list) {
      const decoded = decode(Object.hasOwn(json, name) ? json[name] : undefined);
      if (!decoded.ok) return errorAt(name, decoded);
      if (decoded.value !== undefined) result[name] = decoded.value;
    }
    return ok(result as Shaped<F>);
  });
};

type Variants = Readonly<Record<string, Fields>>;
type OneVariant<V extends Variants> = {
  [K in keyof V]: { readonly type: K } & Shaped<V[K]>;
}[keyof V];

/** One of several shapes, distinguished by `type`. */
export const tagged = <V extends Variants>(variants: V): Decoder<OneVariant<V>> => {
  const decoders = new Map(
    Object.entries(variants).map(([type, fields]) => [type, shape({ type: exactly(type), ...fields })]),
  );
  return described({ oneOf: [...decoders.values()].map(({ schema }) => schema) }, (json) => {
    const type = isFields(json) && Object.hasOwn(json, 'type') ? json['type'] : undefined;
    const decode = typeof type === 'string' ? decoders.get(type) : undefined;
    return decode === undefined ? err('type') : (decode(json) as Result<OneVariant<V>, string>);
  });
};
