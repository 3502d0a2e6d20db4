/** Raw HTTP requests, so that a harness can send requests that no browser would send. */

import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const TIMEOUT_MS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Rejects if the server is down or does not answer in time. */
export const sendRequest = (origin: string, { method, path, headers, body }: HttpRequest): Promise<HttpResponse> =>
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

/** Null if the text is not JSON. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
