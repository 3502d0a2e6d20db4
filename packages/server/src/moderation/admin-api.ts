/** The steps of every request under /api/admin: rate limit, origin, operator, body, handler. */

import type { Decoder } from '@fremont/table/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodedBody, useOwnJsonParser } from '../api/api.ts';
import type { SessionCookie } from '../api/cookies.ts';
import { answerErrors } from '../api/errors.ts';
import { type GuardParts, guardRequests } from '../api/guard.ts';
import type { Metrics } from '../ops/metrics.ts';
import { addressKey } from '../rate.ts';
import { requestError } from '../request-error.ts';
import type { AdminAccess } from './admin-access.ts';

export interface AdminRequest<B> {
  readonly body: B;
  param(name: string): string;
  /** A parameter of the query; null if it is missing or empty. */
  query(name: string): string | null;
  readonly address: string;
  /** The secret of the operator's session. */
  readonly session: string | undefined;
  readonly reply: FastifyReply;
}

interface AdminApiParts extends GuardParts {
  readonly adminAccess: AdminAccess;
  readonly cookie: SessionCookie;
  readonly metrics: Metrics;
}

type Answer<B> = (request: AdminRequest<B>) => Promise<object>;

export interface AdminApi {
  readonly cookie: SessionCookie;
  get(path: string, answer: Answer<null>): void;
  post<B>(path: string, body: Decoder<B>, answer: Answer<B>): void;
  /** Also without a session. */
  openGet(path: string, answer: Answer<null>): void;
  openPost<B>(path: string, body: Decoder<B>, answer: Answer<B>): void;
}

export const newAdminApi = (parts: AdminApiParts): AdminApi => {
  const { app, adminAccess, cookie } = parts;
  useOwnJsonParser(app);
  answerErrors(app, parts.metrics);
  guardRequests(parts, (request) => bearerOf(request) !== null);

  const requireOperator = async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request);
    if (token !== null) await adminAccess.checkToken(token, addressKey(request.ip));
    else if (!(await adminAccess.isSignedIn(cookie.read(request)))) throw requestError('unauthenticated', 'noSession');
  };
  const requestOf = <B>(request: FastifyRequest, reply: FastifyReply, body: B): AdminRequest<B> => ({
    body,
    param: (name) => (request.params as Record<string, string>)[name] ?? '',
    query: (name) => queryOf(request, name),
    address: addressKey(request.ip),
    session: cookie.read(request),
    reply,
  });
  const openGet: AdminApi['openGet'] = (path, answer) =>
    void app.get(path, async (request, reply) => answer(requestOf(request, reply, null)));
  const openPost: AdminApi['openPost'] = (path, decode, answer) =>
    void app.post(path, async (request, reply) => answer(requestOf(request, reply, decodedBody(request, decode))));

  return {
    cookie,
    openGet,
    openPost,
    get(path, answer) {
      app.get(path, async (request, reply) => {
        await requireOperator(request);
        return answer(requestOf(request, reply, null));
      });
    },
    post(path, decode, answer) {
      app.post(path, async (request, reply) => {
        await requireOperator(request);
        return answer(requestOf(request, reply, decodedBody(request, decode)));
      });
    },
  };
};

/** The token of a program, such as `npx fremont admin`. Null without one. */
const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? null;

const queryOf = ({ query }: FastifyRequest, name: string): string | null => {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
