/** Turns every error into one of the protocol's codes, without internal details. */

import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import { errorOf, httpStatusOf, type RequestError, requestError } from '../request-error.ts';

export const answerErrors = (app: FastifyInstance, metrics: Pick<Metrics, 'countError'>): void => {
  app.setErrorHandler((thrown, request, reply) => {
    const error = errorOf(requestErrorOf(thrown), (fault, incident) =>
      request.log.error({ err: fault, incident }, 'an unexpected error in a request'),
    );
    metrics.countError(error);
    if ('retryAfterMs' in error) reply.header('retry-after', String(Math.ceil(error.retryAfterMs / 1000)));
    return reply.code(httpStatusOf(error)).header('cache-control', 'no-store').send({ error });
  });
};

const FASTIFY_ERRORS: Readonly<Record<string, RequestError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: requestError('tooLarge', 'body'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: requestError('badSchema', 'contentType'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: requestError('badFrame', 'contentLength'),
  FST_ERR_CTP_EMPTY_JSON_BODY: requestError('badFrame', 'notJson'),
};

/** Replaces errors of Fastify with those of the protocol. */
const requestErrorOf = (thrown: unknown): unknown => {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return FASTIFY_ERRORS[code] ?? thrown;
};
