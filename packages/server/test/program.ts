/** A program with an access token: sends requests without a cookie and without an origin, and opens sockets. */

import { PROTOCOL_VERSION } from '@fremont/table/protocol';
import { onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { type Answered, Guest, type Reply } from './guest.ts';
import { TestSocket } from './test-socket.ts';

export class Program {
  readonly id: string;
  readonly #address: string;
  readonly #secret: string;

  constructor(address: string, id: string, secret: string) {
    this.#address = address;
    this.id = id;
    this.#secret = secret;
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#secret}` };
  }

  get(path: string): Promise<Reply> {
    return new Guest(this.#address).get(path, this.headers);
  }

  async post(path: string, body: unknown = {}): Promise<Reply> {
    const response = await fetch(`${this.#address}${path}`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Answered, headers: response.headers };
  }

  async socket(): Promise<TestSocket> {
    const raw = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`, { headers: this.headers });
    onTestFinished(() => raw.terminate());
    const socket = new TestSocket(raw);
    await new Promise((resolve, reject) => raw.once('open', resolve).once('error', reject));
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    await socket.next('welcome');
    return socket;
  }
}

export const programOf = async (owner: Guest, name: string, scopes: readonly string[]): Promise<Program> => {
  const { token, secret } = await owner.do('/api/me/tokens', { name, scopes });
  return new Program(owner.address, token.person.id, secret);
};
