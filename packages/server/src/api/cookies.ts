/** The cookies of the server: one for the session of a person, one for the session of an operator. */

import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Tuning } from '../tuning.ts';

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** Browsers accept the prefix `__Host-` only over https. */
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

/** Sent to the admin API only, and never with a request that another site started. */
export const adminCookie = (config: Pick<Config, 'publicUrl'>, { adminSessionMs }: Tuning): SessionCookie => {
  const secure = isSecure(config);
  const name = secure ? '__Secure-admin' : 'admin';
  const options = { path: '/api/admin', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request) => request.cookies[name],
    write: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: adminSessionMs / 1000 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
};
