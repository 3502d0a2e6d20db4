/** Every error leaves as one of the closed list, without a word about how it came about. */

import type { FastifyInstance } from 'fastify';
import { type Denial, denial, errorOf, statusOf } from '../denial.ts';
import type { Metrics } from '../ops/metrics.ts';

export const answerErrors = (app: FastifyInstance, metrics: Pick<Metrics, 'heardError'>): void => {
  app.setErrorHandler((thrown, request, reply) => {
    const error = errorOf(denialOf(thrown), (fault, incident) =>
      request.log.error({ err: fault, incident }, 'a fault'),
    );
    metrics.heardError(error);
    if ('retryAfterMs' in error) reply.header('retry-after', String(Math.ceil(error.retryAfterMs / 1000)));
    return reply.code(statusOf(error)).header('cache-control', 'no-store').send({ error });
  });
};

const FASTIFY_ERRORS: Readonly<Record<string, Denial>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: denial('tooLarge', 'body'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: denial('badSchema', 'contentType'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: denial('badFrame', 'contentLength'),
  FST_ERR_CTP_EMPTY_JSON_BODY: denial('badFrame', 'notJson'),
};

/** Fastify's own complaints, in our words. */
const denialOf = (thrown: unknown): unknown => {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return FASTIFY_ERRORS[code] ?? thrown;
};
