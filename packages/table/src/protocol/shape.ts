/** Small decoders that larger ones are made of. Untrusted JSON in; out comes a copy of what was asked for, or where it did not fit. */

import { err, ok, type Result } from '@fremont/kernel';

/** The error is the place that does not fit, such as `plan.clock.days`; empty for the whole. Never throws. */
export type Decoder<T> = (json: unknown) => Result<T, string>;
export type DecodedBy<D> = D extends Decoder<infer T> ? T : never;

const HERE = err('');

const accept =
  <T>(fits: (json: unknown) => json is T): Decoder<T> =>
  (json) =>
    fits(json) ? ok(json) : HERE;

export const flag: Decoder<boolean> = accept((json) => typeof json === 'boolean');

export const whole = (min: number, max: number): Decoder<number> =>
  accept((json): json is number => Number.isSafeInteger(json) && Number(json) >= min && Number(json) <= max);

/** A count that only grows: versions, times in milliseconds. */
export const count: Decoder<number> = whole(0, Number.MAX_SAFE_INTEGER);

export const text = (lengthMax: number): Decoder<string> =>
  accept((json): json is string => typeof json === 'string' && json.length <= lengthMax);

export const matching = (shape: RegExp): Decoder<string> =>
  accept((json): json is string => typeof json === 'string' && shape.test(json));

export const oneOf = <const T extends string>(list: readonly T[]): Decoder<T> =>
  accept((json): json is T => list.some((one) => one === json));

export const exactly = <const T extends string | null>(value: T): Decoder<T> =>
  accept((json): json is T => json === value);

/** A game's own data: an object, whatever is in it. */
export const opaque = <T extends object>(): Decoder<T> =>
  accept((json): json is T => typeof json === 'object' && json !== null && !Array.isArray(json));

export const nullable =
  <T>(inner: Decoder<T>): Decoder<T | null> =>
  (json) =>
    json === null ? ok(null) : inner(json);

export const either =
  <A, B>(one: Decoder<A>, other: Decoder<B>): Decoder<A | B> =>
  (json) => {
    const first = one(json);
    return first.ok ? first : other(json);
  };

/** Made into something better on the way in; null when that cannot be done. */
export const mapped =
  <A, B>(inner: Decoder<A>, map: (value: A) => B | null): Decoder<B> =>
  (json) => {
    const decoded = inner(json);
    if (!decoded.ok) return decoded;
    const value = map(decoded.value);
    return value === null ? HERE : ok(value);
  };

const within = (place: string | number, { error }: { readonly error: string }): Result<never, string> =>
  err(error === '' ? String(place) : `${place}.${error}`);

export const listOf =
  <T>(inner: Decoder<T>, lengthMax: number): Decoder<readonly T[]> =>
  (json) => {
    if (!Array.isArray(json) || json.length > lengthMax) return HERE;
    const list: T[] = [];
    for (const [index, one] of json.entries()) {
      const decoded = inner(one);
      if (!decoded.ok) return within(index, decoded);
      list.push(decoded.value);
    }
    return ok(list);
  };

type Fields = Readonly<Record<string, Decoder<unknown>>>;
type Shaped<F extends Fields> = { readonly [K in keyof F]: DecodedBy<F[K]> };

const isFields = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Exactly these fields; what else is there is left behind. Inherited ones do not count. */
export const shape = <F extends Fields>(fields: F): Decoder<Shaped<F>> => {
  const list = Object.entries(fields);
  return (json) => {
    if (!isFields(json)) return HERE;
    const made: Record<string, unknown> = {};
    for (const [name, decode] of list) {
      const decoded = decode(Object.hasOwn(json, name) ? json[name] : undefined);
      if (!decoded.ok) return within(name, decoded);
      made[name] = decoded.value;
    }
    return ok(made as Shaped<F>);
  };
};

type Variants = Readonly<Record<string, Fields>>;
type OneVariant<V extends Variants> = {
  [K in keyof V]: { readonly type: K } & Shaped<V[K]>;
}[keyof V];

/** One of several shapes, told apart by `type`. */
export const tagged = <V extends Variants>(variants: V): Decoder<OneVariant<V>> => {
  const decoders = new Map(
    Object.entries(variants).map(([type, fields]) => [type, shape({ type: exactly(type), ...fields })]),
  );
  return (json) => {
    const type = isFields(json) && Object.hasOwn(json, 'type') ? json['type'] : undefined;
    const decode = typeof type === 'string' ? decoders.get(type) : undefined;
    return decode === undefined ? err('type') : (decode(json) as Result<OneVariant<V>, string>);
  };
};
