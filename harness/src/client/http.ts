/** Requests as plain as they come, so that a harness can also send what no browser would. */

import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Asking {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const TIMEOUT_MS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Rejects when the server is gone or says nothing for long. */
export const ask = (origin: string, { method, path, headers, body }: Asking): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asking = request(
      { agent, hostname, port, method, path, headers: { ...length, ...headers }, timeout: TIMEOUT_MS },
      (response) => {
        const { statusCode = 0, headers: answerHeaders } = response;
        buffer(response).then(
          (bytes) => resolve({ status: statusCode, headers: answerHeaders, text: String(bytes) }),
          reject,
        );
      },
    );
    asking.on('timeout', () => asking.destroy(new Error(`no answer to ${method} ${path}`)));
    asking.on('error', reject);
    asking.end(body);
  });

/** Null when it is not JSON. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
