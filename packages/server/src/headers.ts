/** What browsers are told about every answer: what a page may load, and how long a file may be kept. */

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
        // Not every browser counts a socket to the same host as ours.
        connectSrc: publicUrl === null ? SELF : ["'self'", publicUrl.replace(/^http/, 'ws')],
        formAction: SELF,
        objectSrc: NONE,
        baseUri: NONE,
        frameAncestors: NONE,
      },
    },
    // Encryption is the business of whatever stands in front of us: on a plain loopback address this would be a lie.
    strictTransportSecurity: hsts,
  } satisfies FastifyHelmetOptions;
};

/** For a path inside the web folder. Vite puts a hash of the content into every name under assets/, so such a file never changes. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
