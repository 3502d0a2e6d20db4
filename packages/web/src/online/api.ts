/** Asking the server over HTTP. Whatever goes wrong is an answer too, never an exception. */

import { err, ok, type Result } from '@fremont/kernel';
import { type Decoder, decodeError, type ProtocolError } from '@fremont/table/protocol';

/** `network`: nobody answered, or not our server. */
export type Trouble = ProtocolError | { readonly code: 'network' };

export type Asked<T> = Promise<Result<T, Trouble>>;

const NETWORK = err({ code: 'network' } as const);

export const get = <T>(path: string, decode: Decoder<T>): Asked<T> => ask(path, { method: 'GET' }, decode);

export const post = <T>(path: string, body: object, decode: Decoder<T>): Asked<T> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, decode);

const ask = async <T>(path: string, init: RequestInit, decode: Decoder<T>): Asked<T> => {
  const response = await fetch(path, { ...init, cache: 'no-store' }).catch(() => null);
  const json: unknown = await response?.json().catch(() => null);
  if (response === null || typeof json !== 'object' || json === null) return NETWORK;
  if (!response.ok) return troubleIn(json);
  const decoded = decode(json);
  return decoded.ok ? ok(decoded.value) : NETWORK;
};

const troubleIn = (json: object): Result<never, Trouble> => {
  const error = decodeError('error' in json ? json.error : null);
  return error.ok ? err(error.value) : NETWORK;
};
