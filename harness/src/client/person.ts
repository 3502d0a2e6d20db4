/** Somebody with a browser: a name, a cookie and an address of their own. */

import { decodeError, type ProtocolError } from '@fremont/table/protocol';
import { type Answered, ask, jsonOf } from './http.ts';

/** Where the server is. It moves when it is started again. */
export interface Site {
  origin: string;
}

/** The server said no. */
export class Refused extends Error {
  readonly status: number;
  readonly error: ProtocolError;

  constructor(status: number, error: ProtocolError, what: string) {
    super(`${what}: ${error.code} ${'why' in error ? error.why : ''}`);
    this.status = status;
    this.error = error;
  }
}

/** Everybody comes from another address, as behind a proxy on the same machine: limits are per address. */
const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

let arrivals = 0;

export class Person {
  readonly site: Site;
  readonly name: string;
  readonly address: string;
  id = '';
  cookie: string | null = null;
  recoveryCode: string | null = null;

  constructor(site: Site, name?: string) {
    arrivals += 1;
    this.site = site;
    this.name = name ?? `Guest ${arrivals}`;
    this.address = addressOf(arrivals);
  }

  async arrive(): Promise<this> {
    const answer = (await this.post('/api/me', { name: this.name, colour: 'cherry' })) as {
      me: { id: string };
      recoveryCode: string | null;
    };
    this.id = answer.me.id;
    this.recoveryCode = answer.recoveryCode;
    return this;
  }

  /** Throws `Refused` when the server says no. */
  async post(path: string, body: unknown): Promise<unknown> {
    return this.#checked(await this.send('POST', path, body), path);
  }

  async get(path: string): Promise<unknown> {
    return this.#checked(await this.send('GET', path), path);
  }

  /** Whatever comes back. */
  async send(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const answered = await ask(this.site.origin, {
      method,
      path,
      headers: { ...this.headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...text,
    });
    this.#keepCookie(answered);
    return answered;
  }

  headers(): Record<string, string> {
    return {
      origin: this.site.origin,
      'x-forwarded-for': this.address,
      ...(this.cookie === null ? {} : { cookie: this.cookie }),
    };
  }

  #keepCookie({ headers }: Answered): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      if (pair.includes('sid=')) this.cookie = pair.endsWith('=') ? null : pair;
    }
  }

  #checked({ status, text }: Answered, path: string): unknown {
    if (status === 200) return jsonOf(text);
    throw new Refused(status, errorIn(text) ?? { code: 'internal', incident: `${status} without an error` }, path);
  }
}

/** The typed error in an answer; null when there is none of ours. */
export const errorIn = (text: string): ProtocolError | null => {
  const body = jsonOf(text);
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const decoded = decodeError(body.error);
  return decoded.ok ? decoded.value : null;
};
