/** What browsers are told about every answer: what a page may load, and how long a file may be kept. */

import type { FastifyHelmetOptions } from '@fastify/helmet';

const SELF = ["'self'"];
const NONE = ["'none'"];

export const SECURITY_HEADERS: FastifyHelmetOptions = {
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
      connectSrc: SELF,
      formAction: SELF,
      objectSrc: NONE,
      baseUri: NONE,
      frameAncestors: NONE,
    },
  },
  // Encryption is the business of whatever stands in front of us: on a plain loopback address this would be a lie.
  strictTransportSecurity: false,
};

/** For a path inside the web folder. Vite puts a hash of the content into every name under assets/, so such a file never changes. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
