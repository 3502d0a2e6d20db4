/** Reads the configuration from the environment and checks it before the server starts. */

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeTuning, type Tuning } from './tuning.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The address that people type, without a slash at the end. Null when it is the address that the server listens on. */
  readonly publicUrl: string | null;
  /** `postgres://…`; null for SQLite in the data folder. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** With PostgreSQL: where other nodes reach this one, as host:port. Port 0 lets the system choose. */
  readonly nodeAddress: string;
  /** Where this node listens for others if that is not `nodeAddress`, as behind a mapped port. */
  readonly nodeListen: string | null;
  /** Null for no metrics. */
  readonly metricsPort: number | null;
  /** Loopback, unless the metrics are collected from another machine. */
  readonly metricsHost: string;
  /** Proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** Opens /admin. Null for the token that the server made at its first start. */
  readonly adminToken: string | null;
  /** Limits and delays that differ from the defaults. */
  readonly tuning: Partial<Tuning>;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const PORT_DEFAULT = 8614;
const PORT_MAX = 65_535;
const NODE_ADDRESS_DEFAULT = '127.0.0.1:0';
/** A proxy on the same machine is usual, and no client can fake a loopback address. */
const TRUSTED_DEFAULT = ['127.0.0.1', '::1'];

/** An invalid setting. The message is for the operator. */
export class ConfigError extends Error {}

export const readConfig = (env: Env): Config => {
  const config = configIn(env);
  const named = NODE_SETTINGS.find((name) => env[name] !== undefined && env[name] !== '');
  if (named !== undefined && config.databaseUrl === null)
    throw new ConfigError(
      `${named} makes this server one of several, which share a PostgreSQL: set DATABASE_URL too, or leave ${named} out.`,
    );
  return config;
};

/** With SQLite, each of several servers would have people and tables of its own. */
const NODE_SETTINGS = ['NODE_ADDRESS', 'NODE_LISTEN'];

const configIn = (env: Env): Config => ({
  host: env['HOST'] || '127.0.0.1',
  port: portOf('PORT', env['PORT']) ?? PORT_DEFAULT,
  publicUrl: publicUrlOf(env['PUBLIC_URL']),
  databaseUrl: databaseUrlOf(env['DATABASE_URL']),
  dataDir: resolve(env['DATA_DIR'] || fromCheckout('data')),
  nodeAddress: nodeAddressOf('NODE_ADDRESS', env['NODE_ADDRESS']) ?? NODE_ADDRESS_DEFAULT,
  nodeListen: nodeAddressOf('NODE_LISTEN', env['NODE_LISTEN']),
  metricsPort: portOf('METRICS_PORT', env['METRICS_PORT']),
  metricsHost: env['METRICS_HOST'] || '127.0.0.1',
  trustedProxies: listOf(env['TRUSTED_PROXIES']) ?? TRUSTED_DEFAULT,
  logLevel: logLevelOf(env['LOG_LEVEL']),
  adminToken: adminTokenOf(env['ADMIN_TOKEN']),
  tuning: tuningOf(env['TUNING']),
  webRoot: resolve(env['WEB_ROOT'] || fromCheckout('packages/web/dist')),
});

/** Works from the sources and from the bundle, because both are three folders deep. */
const fromCheckout = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const portOf = (name: string, text: string | undefined): number | null => {
  if (text === undefined || text === '') return null;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > PORT_MAX) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${PORT_MAX}, not "${text}".`);
  }
  return port;
};

const publicUrlOf = (text: string | undefined): string | null => {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!isPlain || !['http:', 'https:'].includes(url.protocol)) {
    throw new ConfigError(`PUBLIC_URL must be an address such as https://play.example.org, not "${text}".`);
  }
  return url.origin;
};

/** The URL may contain a password, so the message does not repeat it. */
const databaseUrlOf = (text: string | undefined): string | null => {
  if (text === undefined || text === '') return null;
  if (!/^postgres(?:ql)?:\/\//.test(text))
    throw new ConfigError('DATABASE_URL must begin with postgres://; leave it out for a database in a file.');
  if (!isReadable(text))
    throw new ConfigError(
      'DATABASE_URL cannot be read: it must look like postgres://user:password@host:5432/name, with %40 for an @ in the password.',
    );
  return text;
};

/** The driver also decodes the user and the password. */
const isReadable = (text: string): boolean => {
  try {
    const { username, password, pathname } = new URL(text);
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
};

const nodeAddressOf = (name: string, text: string | undefined): string | null => {
  if (text === undefined || text === '') return null;
  const port = Number(/^[\w.-]+:(\d{1,5})$/.exec(text)?.[1] ?? Number.NaN);
  if (!(port <= PORT_MAX)) throw new ConfigError(`${name} must be like node1.internal:8615, not "${text}".`);
  return text;
};

const logLevelOf = (text: string | undefined): LogLevel => {
  if (text === undefined || text === '') return 'info';
  const level = LOG_LEVELS.find((one) => one === text);
  if (level === undefined) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
};

/** A short token could be guessed. The message does not repeat it. */
const adminTokenOf = (text: string | undefined): string | null => {
  if (text === undefined || text === '') return null;
  if (!/^[\x21-\x7e]{16,200}$/.test(text))
    throw new ConfigError('ADMIN_TOKEN must have 16 to 200 characters: letters, digits and signs, without spaces.');
  return text;
};

const tuningOf = (text: string | undefined): Partial<Tuning> => {
  if (text === undefined || text === '') return {};
  const tuning = decodeTuning(text);
  if (!tuning.ok)
    throw new ConfigError(`TUNING must be a JSON object of known limits; this is wrong: ${tuning.error}.`);
  return tuning.value;
};

const listOf = (text: string | undefined): readonly string[] | null =>
  text === undefined || text === ''
    ? null
    : text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
