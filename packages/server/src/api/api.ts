/** The road every request to the API takes: where it comes from, how often, who asks, what they ask. */

import type { Decoder } from '@fremont/table/protocol';
import { parseFrame } from '@fremont/table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { denial, retryLater } from '../denial.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Known, People } from '../people/people.ts';
import { addressKey, Buckets, type Rate } from '../rate.ts';
import type { SessionCookie } from './cookies.ts';
import { answerErrors } from './errors.ts';
import { isFromOurPage } from './origins.ts';

export interface Asked<B> {
  readonly body: B;
  /** The part of the path that names something. */
  param(name: string): string;
  readonly address: string;
  readonly reply: FastifyReply;
}

export interface AskedBy<B> extends Asked<B> {
  readonly known: Known;
}

export interface ApiParts {
  readonly app: FastifyInstance;
  readonly people: People;
  readonly cookie: SessionCookie;
  readonly requests: Rate;
  readonly metrics: Metrics;
  now(): number;
  allowedOrigins(): ReadonlySet<string>;
  isDraining(): boolean;
}

export interface Api {
  readonly cookie: SessionCookie;
  /** For people who have a session. */
  get(path: string, answer: (asked: AskedBy<null>) => Promise<object>): void;
  post<B>(path: string, body: Decoder<B>, answer: (asked: AskedBy<B>) => Promise<object>): void;
  /** For everybody. `known` is null for strangers. */
  openGet(path: string, answer: (asked: Asked<null> & { readonly known: Known | null }) => Promise<object>): void;
  openPost<B>(
    path: string,
    body: Decoder<B>,
    answer: (asked: Asked<B> & { readonly known: Known | null }) => Promise<object>,
  ): void;
}

const DRAINING_RETRY_MS = 3_000;

export const newApi = (parts: ApiParts): Api => {
  const { app, people, cookie } = parts;
  readJsonOurselves(app);
  answerErrors(app, parts.metrics);
  app.setNotFoundHandler(() => {
    throw denial('notFound', 'endpoint');
  });
  guard(parts);

  const whoAsks = async (request: FastifyRequest): Promise<Known> => {
    const known = await people.known(cookie.read(request));
    if (known === null) throw denial('unauthenticated', 'noSession');
    return known;
  };

  return {
    cookie,
    get(path, answer) {
      app.get(path, async (request, reply) => {
        const known = await whoAsks(request);
        return answer({ ...askedIn(request, reply, null), known });
      });
    },
    post(path, decode, answer) {
      app.post(path, async (request, reply) => {
        const known = await whoAsks(request);
        return answer({ ...askedIn(request, reply, decodedBody(request, decode)), known });
      });
    },
    openGet(path, answer) {
      app.get(path, async (request, reply) => {
        const known = await people.known(cookie.read(request));
        return answer({ ...askedIn(request, reply, null), known });
      });
    },
    openPost(path, decode, answer) {
      app.post(path, async (request, reply) => {
        const known = await people.known(cookie.read(request));
        return answer({ ...askedIn(request, reply, decodedBody(request, decode)), known });
      });
    },
  };
};

const askedIn = <B>(request: FastifyRequest, reply: FastifyReply, body: B): Asked<B> => ({
  body,
  param: (name) => (request.params as Record<string, string>)[name] ?? '',
  address: addressKey(request.ip),
  reply,
});

const decodedBody = <B>({ body }: FastifyRequest, decode: Decoder<B>): B => {
  const decoded = decode(body);
  if (!decoded.ok) throw denial('badSchema', decoded.error);
  return decoded.value;
};

/** With the same care as a frame on a socket. No other kind of body is read at all. */
const readJsonOurselves = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      const parsed = parseFrame(text);
      if (!parsed.ok) throw denial('badFrame', parsed.error);
      return parsed.value;
    },
  );
};

const guard = ({ app, requests, now, allowedOrigins, isDraining }: ApiParts): void => {
  const buckets = new Buckets(requests, now);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const waitMs = buckets.take(addressKey(request.ip));
    if (waitMs > 0) throw retryLater('rateLimited', 'requests', waitMs);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (isDraining()) throw retryLater('serverRestarting', '', DRAINING_RETRY_MS);
    if (!isFromOurPage(request.headers, allowedOrigins())) throw denial('forbidden', 'origin');
    if (!isJson(request.headers['content-type'])) throw denial('badSchema', 'contentType');
  });
};

const isJson = (type: string | undefined): boolean => type?.split(';')[0]?.trim().toLowerCase() === 'application/json';
