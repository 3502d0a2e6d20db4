/** HTTP requests to the server. Failures are results, never exceptions. */

import { err, ok, type Result } from '@fremont/kernel';
import { type Decoder, decodeError, type ProtocolError } from '@fremont/table/protocol';
import { ban } from './hello.ts';

/** `network`: no answer, or an answer that is not from our server. */
export type RequestError = ProtocolError | { readonly code: 'network' };

export type ApiResult<T> = Promise<Result<T, RequestError>>;

const NETWORK = err({ code: 'network' } as const);

export const get = <T>(path: string, decode: Decoder<T>): ApiResult<T> => ask(path, { method: 'GET' }, decode);

export const post = <T>(path: string, body: object, decode: Decoder<T>): ApiResult<T> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, decode);

const ask = async <T>(path: string, init: RequestInit, decode: Decoder<T>): ApiResult<T> => {
  const response = await fetch(path, { ...init, cache: 'no-store' }).catch(() => null);
  const json: unknown = await response?.json().catch(() => null);
  if (response === null || typeof json !== 'object' || json === null) return NETWORK;
  if (!response.ok) return errorIn(json);
  const decoded = decode(json);
  return decoded.ok ? ok(decoded.value) : NETWORK;
};

const errorIn = (json: object): Result<never, RequestError> => {
  const error = decodeError('error' in json ? json.error : null);
  if (!error.ok) return NETWORK;
  if (error.value.code === 'banned' && 'until' in error.value) ban.value = error.value;
  return err(error.value);
};
