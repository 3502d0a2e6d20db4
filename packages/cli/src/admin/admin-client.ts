/** Requests to the admin API of a running server. */

import { type Decoder, decodeError, type ProtocolError } from '@fremont/table/protocol';
import { Finding, UsageError } from '../usage-error.ts';

export class AdminClient {
  readonly #server: string;
  readonly #token: string;

  constructor(server: string, token: string) {
    this.#server = server;
    this.#token = token;
  }

  get<T>(path: string, decode: Decoder<T>): Promise<T> {
    return this.#ask('GET', path, undefined, decode);
  }

  post<T>(path: string, body: object, decode: Decoder<T>): Promise<T> {
    return this.#ask('POST', path, JSON.stringify(body), decode);
  }

  async #ask<T>(method: string, path: string, body: string | undefined, decode: Decoder<T>): Promise<T> {
    const response = await fetch(`${this.#server}/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    }).catch(() => null);
    if (response === null) throw new Finding(`no server answers at ${this.#server}; --server names another address`);
    const json: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new Finding(refusalText(json, response.status));
    const decoded = decode(json);
    if (!decoded.ok) throw new Finding(`${this.#server} is not a Fremont server of this version`);
    return decoded.value;
  }
}

const refusalText = (json: unknown, status: number): string => {
  const error = decodeError(typeof json === 'object' && json !== null && 'error' in json ? json.error : null);
  return error.ok ? errorText(error.value) : `the server answered with status ${status}`;
};

const errorText = (error: ProtocolError): string => {
  const why = 'why' in error ? error.why : '';
  if (error.code === 'unauthenticated') return 'the server does not accept this ADMIN_TOKEN';
  if (error.code === 'rateLimited' && 'retryAfterMs' in error)
    return `too many attempts; try again in ${Math.ceil(error.retryAfterMs / 1000)} s`;
  if (error.code === 'notFound') return `there is no such ${why}`;
  if (error.code === 'notOpen') return 'it is closed already';
  return `the server refuses: ${error.code} ${why}`.trim();
};

/** `server` is an address such as https://play.example.org. */
export const newAdminClient = (server: string, token: string | undefined): AdminClient => {
  if (token === undefined || token === '')
    throw new UsageError('set ADMIN_TOKEN to the admin token of the server (fremont admin token --new makes one)');
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new UsageError(`--server takes an address such as https://play.example.org, not "${server}"`);
  return new AdminClient(new URL(server).origin, token);
};
