/** Raw HTTP requests, so that a harness can send requests that no browser would send. */

import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { guarded } from '../guard.ts';

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
export const sendRequest = (origin: string, { method, path, headers, body }: HttpRequest): Promise<HttpResponse> => {
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const asking = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } });
  const answered = new Promise<HttpResponse>((resolve, reject) => {
    asking.on('error', reject);
    asking.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((bytes) => resolve({ status, headers, text: String(bytes) }), reject);
    });
  });
  asking.end(body);
  return guarded(TIMEOUT_MS, `an answer to ${method} ${path}`, answered).catch((error) => {
    asking.destroy();
    throw error;
  });
};

/** Null if the text is not JSON. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
