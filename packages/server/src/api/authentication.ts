/** Finds the person of a request: by the session cookie of a browser, or by the access token of a program. */

import type { FastifyRequest } from 'fastify';
import type { People, SignedIn } from '../people/people.ts';
import type { Tokens } from '../people/tokens.ts';
import { TokenBuckets } from '../rate.ts';
import { requestError, retryLater } from '../request-error.ts';
import type { Tuning } from '../tuning.ts';
import type { SessionCookie } from './cookies.ts';

interface Parts {
  readonly people: People;
  readonly tokens: Tokens;
  readonly cookie: SessionCookie;
  readonly tuning: Tuning;
  now(): number;
}

/** Null for a visitor without a session. A token that is not valid is an error. */
export type Authenticate = (request: FastifyRequest) => Promise<SignedIn | null>;

/** Other kinds of authorization are ignored: a proxy in front of the server may use them. */
const BEARER = /^Bearer (fr_\S+)$/i;

const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/**
 * A page of another site cannot send this header without the consent of the server, which never gives it. So a request with a
 * token needs no check of its origin.
 */
export const hasToken = (request: Pick<FastifyRequest, 'headers'>): boolean => bearerOf(request) !== null;

export const newAuthentication = ({ people, tokens, cookie, tuning, now }: Parts): Authenticate => {
  const requests = new TokenBuckets(tuning.tokenRequests, now);
  return async (request) => {
    const secret = bearerOf(request);
    if (secret === null) return people.authenticate(cookie.read(request));
    const signedIn = await tokens.authenticate(secret);
    if (signedIn === null) throw requestError('unauthenticated', 'token');
    const waitMs = requests.take(signedIn.session.tokenHash);
    if (waitMs > 0) throw retryLater('rateLimited', 'token', waitMs);
    return signedIn;
  };
};
