/** What the environment may change, read once and checked before anything starts. */

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

const PORT_DEFAULT = 8614;
const PORT_MAX = 65_535;

/** A setting that makes no sense; its message is meant for whoever starts the server. */
export class ConfigError extends Error {}

export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => ({
  host: env['HOST'] || '127.0.0.1',
  port: portOf(env['PORT']),
  webRoot: resolve(env['WEB_ROOT'] || fileURLToPath(new URL('../../web/dist', import.meta.url))),
});

const portOf = (text: string | undefined): number => {
  if (text === undefined || text === '') return PORT_DEFAULT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > PORT_MAX) {
    throw new ConfigError(`PORT must be a whole number from 0 to ${PORT_MAX}, not "${text}".`);
  }
  return port;
};
