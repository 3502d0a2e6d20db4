/** The one cookie: the session. */

import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Tuning } from '../tuning.ts';

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** Over plain http a browser refuses what the name `__Host-` promises, so there the cookie goes without. */
export const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl?.startsWith('https:') ?? false;

export const sessionCookie = (config: Pick<Config, 'publicUrl'>, { sessionMaxMs }: Tuning): SessionCookie => {
  const secure = isSecure(config);
  const name = secure ? '__Host-sid' : 'sid';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (request) => request.cookies[name],
    write: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: Math.floor(sessionMaxMs / 1000) }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
};
