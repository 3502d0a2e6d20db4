/** The steps of every HTTP request: origin, rate limit, session, body, handler. */

import type { Decoder } from '@fremont/table/protocol';
import { parseFrame } from '@fremont/table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sanctions } from '../moderation/sanctions.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SignedIn } from '../people/people.ts';
import { checkScope, type ProgramAccess } from '../people/tokens.ts';
import { addressKey } from '../rate.ts';
import { requestError } from '../request-error.ts';
import { type Authenticate, hasToken } from './authentication.ts';
import type { SessionCookie } from './cookies.ts';
import { answerErrors } from './errors.ts';
import { type GuardParts, guardRequests } from './guard.ts';

export interface ApiRequest<B> {
  readonly body: B;
  /** A parameter of the path. */
  param(name: string): string;
  /** A parameter of the query. Null if it is missing or given several times. */
  query(name: string): string | null;
  readonly address: string;
  readonly reply: FastifyReply;
}

export interface SignedInRequest<B> extends ApiRequest<B> {
  readonly signedIn: SignedIn;
}

export interface ApiParts extends GuardParts {
  readonly authenticate: Authenticate;
  readonly sanctions: Sanctions;
  readonly cookie: SessionCookie;
  readonly metrics: Metrics;
}

export interface Api {
  readonly cookie: SessionCookie;
  /** The same, for routes that programs may use. Without this a route refuses access tokens, unless it is an open GET. */
  forPrograms(access: ProgramAccess): Api;
  /** For people who have a session. */
  get(path: string, answer: (request: SignedInRequest<null>) => Promise<object>): void;
  post<B>(path: string, body: Decoder<B>, answer: (request: SignedInRequest<B>) => Promise<object>): void;
  /** Also for visitors without a session: then `signedIn` is null. */
  openGet(
    path: string,
    answer: (request: ApiRequest<null> & { readonly signedIn: SignedIn | null }) => Promise<object>,
  ): void;
  openPost<B>(
    path: string,
    body: Decoder<B>,
    answer: (request: ApiRequest<B> & { readonly signedIn: SignedIn | null }) => Promise<object>,
  ): void;
}

export const newApi = (parts: ApiParts): Api => {
  const { app } = parts;
  useOwnJsonParser(app);
  answerErrors(app, parts.metrics);
  app.setNotFoundHandler(() => {
    throw requestError('notFound', 'endpoint');
  });
  guardRequests(parts, hasToken);

  return routesFor(parts, 'none');
};

const routesFor = (parts: ApiParts, access: ProgramAccess): Api => {
  const { app, sanctions, cookie } = parts;

  /** Refuses banned people and addresses. */
  const authenticate = async (request: FastifyRequest): Promise<SignedIn | null> => {
    const signedIn = await parts.authenticate(request);
    sanctions.checkNotBanned(signedIn?.identity ?? null, request.ip);
    return signedIn;
  };

  const requireSession = async (request: FastifyRequest): Promise<SignedIn> => {
    const signedIn = await authenticate(request);
    if (signedIn === null) throw requestError('unauthenticated', 'noSession');
    checkScope(signedIn, access);
    return signedIn;
  };

  return {
    cookie,
    forPrograms: (other) => routesFor(parts, other),
    get(path, answer) {
      app.get(path, async (request, reply) => {
        const signedIn = await requireSession(request);
        return answer({ ...apiRequestOf(request, reply, null), signedIn });
      });
    },
    post(path, decode, answer) {
      app.post(path, async (request, reply) => {
        const signedIn = await requireSession(request);
        return answer({ ...apiRequestOf(request, reply, decodedBody(request, decode)), signedIn });
      });
    },
    openGet(path, answer) {
      app.get(path, async (request, reply) => {
        const signedIn = await authenticate(request);
        return answer({ ...apiRequestOf(request, reply, null), signedIn });
      });
    },
    openPost(path, decode, answer) {
      app.post(path, async (request, reply) => {
        const signedIn = await authenticate(request);
        if (signedIn !== null) checkScope(signedIn, access);
        return answer({ ...apiRequestOf(request, reply, decodedBody(request, decode)), signedIn });
      });
    },
  };
};

const apiRequestOf = <B>(request: FastifyRequest, reply: FastifyReply, body: B): ApiRequest<B> => ({
  body,
  param: (name) => (request.params as Record<string, string>)[name] ?? '',
  query: (name) => queryOf(request, name),
  address: addressKey(request.ip),
  reply,
});

const queryOf = ({ query }: FastifyRequest, name: string): string | null => {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : null;
};

export const decodedBody = <B>({ body }: FastifyRequest, decode: Decoder<B>): B => {
  const decoded = decode(body);
  if (!decoded.ok) throw requestError('badSchema', decoded.error);
  return decoded.value;
};

/** Parses bodies with the same limits as messages on sockets. Other content types are refused. */
export const useOwnJsonParser = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      const parsed = parseFrame(text);
      if (!parsed.ok) throw requestError('badFrame', parsed.error);
      return parsed.value;
    },
  );
};
