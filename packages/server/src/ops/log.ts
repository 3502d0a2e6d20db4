/** The interface of the log. Log lines contain no secrets and no texts that people wrote. */

/** The part of Fastify's logger that the server uses. */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** Fields that Fastify removes from a logged request. */
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
