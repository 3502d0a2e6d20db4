/** A person with a browser: a name, a session cookie and an IP address. */

import { decodeError, type ProtocolError } from '@fremont/table/protocol';
import { type HttpResponse, jsonOf, sendRequest } from './http.ts';

/** The address of the server. The port changes when the server restarts. */
export interface Site {
  origin: string;
}

/** The server answered with an error. */
export class Refused extends Error {
  readonly status: number;
  readonly error: ProtocolError;

  constructor(status: number, error: ProtocolError, what: string) {
    super(`${what}: ${error.code} ${'why' in error ? error.why : ''}`);
    this.status = status;
    this.error = error;
  }
}

/** Every person has an own address, because rate limits count per address. The server trusts the proxy header here. */
const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

let arrivals = 0;

export class Person {
  readonly site: Site;
  readonly name: string;
  readonly address: string;
  id = '';
  cookie: string | null = null;
  recoveryCode: string | null = null;

  constructor(site: Site, name?: string, address?: string) {
    arrivals += 1;
    this.site = site;
    this.name = name ?? `Guest ${arrivals}`;
    this.address = address ?? addressOf(arrivals);
  }

  async register(): Promise<this> {
    const answer = (await this.post('/api/me', { name: this.name, colour: 'cherry' })) as {
      me: { id: string };
      recoveryCode: string | null;
    };
    this.id = answer.me.id;
    this.recoveryCode = answer.recoveryCode;
    return this;
  }

  /** Throws `Refused` if the server answers with an error. */
  async post(path: string, body: unknown): Promise<unknown> {
    return this.#checked(await this.send('POST', path, body), path);
  }

  async get(path: string): Promise<unknown> {
    return this.#checked(await this.send('GET', path), path);
  }

  /** Returns every response, errors included. */
  async send(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const answered = await sendRequest(this.site.origin, {
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

  #keepCookie({ headers }: HttpResponse): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      if (pair.includes('sid=')) this.cookie = pair.endsWith('=') ? null : pair;
    }
  }

  #checked({ status, text }: HttpResponse, path: string): unknown {
    if (status === 200) return jsonOf(text);
    throw new Refused(status, errorIn(text) ?? { code: 'internal', incident: `${status} without an error` }, path);
  }
}

/** The protocol error in a response body, or null. */
export const errorIn = (text: string): ProtocolError | null => {
  const body = jsonOf(text);
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const decoded = decodeError(body.error);
  return decoded.ok ? decoded.value : null;
};
