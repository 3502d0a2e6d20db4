/** An operator in a test: the admin token, and requests under /api/admin. */

import { Guest, type Reply } from './guest.ts';

export const ADMIN_TOKEN = 'a-token-that-only-the-test-knows';
export const WITH_ADMIN = { env: { ADMIN_TOKEN } };

export class Operator {
  readonly #guest: Guest;
  readonly #headers: Readonly<Record<string, string>>;

  /** Without a token the operator uses the cookie of a session. */
  constructor(address: string, token: string | null = ADMIN_TOKEN) {
    this.#guest = new Guest(address);
    this.#headers = token === null ? {} : { authorization: `Bearer ${token}` };
  }

  signIn(token = ADMIN_TOKEN): Promise<Reply> {
    return this.#guest.post('/api/admin/sign-in', { token });
  }

  get(path: string): Promise<Reply> {
    return this.#guest.get(`/api/admin/${path}`, this.#headers);
  }

  post(path: string, body: unknown = {}): Promise<Reply> {
    return this.#guest.post(`/api/admin/${path}`, body, this.#headers);
  }

  /** The answer of a request that must succeed. */
  async read<T>(path: string): Promise<T> {
    return successful(await this.get(path), path) as T;
  }

  async do<T>(path: string, body: unknown = {}): Promise<T> {
    return successful(await this.post(path, body), path) as T;
  }
}

const successful = ({ status, body }: Reply, path: string): unknown => {
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
};
