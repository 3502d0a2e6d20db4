/** Security headers and cache lifetimes of HTTP responses. */

import type { FastifyHelmetOptions } from '@fastify/helmet';
import { isSecure } from './api/cookies.ts';
import type { Config } from './config.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];
const YEAR_S = 31_536_000;

export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const hsts = isSecure({ publicUrl }) && { maxAge: YEAR_S, includeSubDomains: false };
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: SELF,
        scriptSrc: SELF,
        styleSrc: SELF,
        // The board places dice and bills with style attributes; they cannot carry code.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: SELF,
        workerSrc: SELF,
        // Some browsers do not count a WebSocket to the same host as 'self'.
        connectSrc: publicUrl === null ? SELF : ["'self'", publicUrl.replace(/^http/, 'ws')],
        formAction: SELF,
        objectSrc: NONE,
        baseUri: NONE,
        frameAncestors: NONE,
      },
    },
    // A proxy in front of the server encrypts. Without https this header would be wrong.
    strictTransportSecurity: hsts,
  } satisfies FastifyHelmetOptions;
};

/** Vite puts a hash of the content into every name under assets/, so such a file never changes. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
