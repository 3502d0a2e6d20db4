/** What happened, for whoever runs the server: structured lines without secrets and without people's words. */

/** The part of Fastify's logger that is used. */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** Paths that never reach a log, should a request ever be logged. */
export const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.remoteAddress',
  'res.headers["set-cookie"]',
  '*.token',
  '*.secret',
  '*.code',
  '*.recoveryCode',
];
