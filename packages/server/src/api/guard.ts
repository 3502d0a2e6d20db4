/** The checks of every API request before its handler: rate limit, draining, origin, content type. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey, type Rate, TokenBuckets } from '../rate.ts';
import { requestError, retryLater } from '../request-error.ts';
import { isFromOurPage } from './origins.ts';

const DRAINING_RETRY_MS = 3_000;

export interface GuardParts {
  readonly app: FastifyInstance;
  /** The rate per address. */
  readonly requests: Rate;
  now(): number;
  allowedOrigins(): ReadonlySet<string>;
  isDraining(): boolean;
}

/**
 * Only requests that change something need an origin of ours. A request with a token needs none: a browser never adds a token by
 * itself, and the cookie of such a request is not read.
 */
export const guardRequests = (parts: GuardParts, hasToken: (request: FastifyRequest) => boolean): void => {
  const buckets = new TokenBuckets(parts.requests, parts.now);
  parts.app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const waitMs = buckets.take(addressKey(request.ip));
    if (waitMs > 0) throw retryLater('rateLimited', 'requests', waitMs);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (parts.isDraining()) throw retryLater('serverRestarting', '', DRAINING_RETRY_MS);
    if (!hasToken(request) && !isFromOurPage(request.headers, parts.allowedOrigins()))
      throw requestError('forbidden', 'origin');
    if (!isJson(request.headers['content-type'])) throw requestError('badSchema', 'contentType');
  });
};

const isJson = (type: string | undefined): boolean => type?.split(';')[0]?.trim().toLowerCase() === 'application/json';
