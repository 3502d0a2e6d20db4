/** Builds the server without its process: services, routes and sockets, ready to listen or to be tested. */

import { webcrypto } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { type Chance, cryptoChance } from '@fremont/kernel';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { newApi } from './api/api.ts';
import { newAuthentication } from './api/authentication.ts';
import { adminCookie, sessionCookie } from './api/cookies.ts';
import { allowedOrigins } from './api/origins.ts';
import { addSchemaRoute } from './api/schema-route.ts';
import type { BotRunner } from './bots/bot-runner.ts';
import { type NodeNetworkOf, postgresNetwork } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import { securityHeaders } from './headers.ts';
import { addTableRoutes } from './lobby/routes.ts';
import { newAdminApi } from './moderation/admin-api.ts';
import { addAdminRoutes } from './moderation/routes.ts';
import { addHealthRoutes } from './ops/health-routes.ts';
import { REDACTED } from './ops/log.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { newServices, type Services } from './services.ts';
import { prepareSockets, serveSockets } from './sockets/socket-server.ts';
import type { Storage } from './storage/index.ts';
import { machineTime, type Time } from './time.ts';
import { TUNING, type Tuning } from './tuning.ts';
import { serveWeb } from './web-files.ts';

export interface AppParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly botRunner: BotRunner;
  /** Tests replace the clock, the limits and the dice. A table with replaced dice has no commitment. */
  readonly time?: Time;
  readonly tuning?: Partial<Tuning>;
  readonly chance?: Chance;
  readonly botChance?: Chance;
  /** Works as one of several nodes if the database is PostgreSQL. */
  readonly isNode?: boolean;
  /** Simulations replace the bus and the links between nodes. */
  readonly network?: NodeNetworkOf;
}

export interface App {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Starts periodic work, such as deadlines and heartbeats. Call it before listening. */
  start(): Promise<void>;
  /** Finishes running commands, tells clients to reconnect, and closes everything. */
  end(): Promise<void>;
}

const BODY_MAX_BYTES = 16_384;
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 15_000;
const HEADER_BYTES_MAX = 8_192;

export const buildApp = async (parts: AppParts): Promise<App> => {
  const { config, storage, botRunner, time = machineTime } = parts;
  const tuning = { ...TUNING, ...config.tuning, ...parts.tuning };
  const app = newFastify(config);
  const dice = { chance: parts.chance ?? null, botChance: parts.botChance ?? cryptoChance(webcrypto) };
  const services = newServices({
    config,
    storage,
    botRunner,
    time,
    tuning,
    log: app.log,
    network: networkOf(parts),
    ...dice,
  });
  const cookie = sessionCookie(config, tuning);
  const entry = {
    ...services,
    time,
    tuning,
    log: app.log,
    cookie,
    authenticate: newAuthentication({ ...services, tuning, cookie }),
    allowedOrigins: originsOf(app, config, time),
    isDraining: () => services.health.isDraining,
    restartRetryMs: () => services.health.restartRetryMs(),
  };
  await app.register(helmet, securityHeaders(config));
  await app.register(cookies);
  await prepareSockets(app);
  await app.register(
    async (scope) => {
      const api = newApi({ ...entry, app: scope, requests: tuning.requests });
      addPeopleRoutes(api, { ...services, tuning });
      addTableRoutes(api, services);
      addSchemaRoute(scope);
    },
    { prefix: '/api' },
  );
  await app.register(
    async (scope) => {
      const api = newAdminApi({ ...entry, app: scope, cookie: adminCookie(config, tuning), requests: tuning.requests });
      addAdminRoutes(api, services);
    },
    { prefix: '/api/admin' },
  );
  await app.register(async (scope) => serveSockets(scope, entry));
  addHealthRoutes(app, services.health);
  await serveWeb(app, config.webRoot);
  const end = (): Promise<void> =>
    services.end(
      () => app.close(),
      () => app.server.closeAllConnections(),
    );
  return { app, services, start: () => services.start(), end };
};

const networkOf = ({ config, network, isNode = false }: AppParts): NodeNetworkOf | null => {
  const { databaseUrl } = config;
  return network ?? (isNode && databaseUrl !== null ? postgresNetwork(databaseUrl, config) : null);
};

const newFastify = ({ logLevel, trustedProxies }: Config): FastifyInstance =>
  Fastify({
    logger: { level: logLevel, redact: REDACTED },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    trustProxy: [...trustedProxies],
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: HEADER_BYTES_MAX,
    },
  });

/** How long the addresses of the machine are cached. Its networks may change. */
const ORIGINS_CACHE_MS = 5_000;

const originsOf = (app: FastifyInstance, config: Config, { steady }: Time): (() => ReadonlySet<string>) => {
  let cached = { origins: new Set<string>(), port: -1, at: 0 };
  return () => {
    const port = portOf(app, config);
    const isOld = steady() - cached.at >= ORIGINS_CACHE_MS;
    if (isOld || cached.port !== port) cached = { origins: allowedOrigins(config, port), port, at: steady() };
    return cached.origins;
  };
};

/** The port that the server listens on; before that, the configured one. */
const portOf = ({ server }: FastifyInstance, { port }: Config): number =>
  (server.address() as AddressInfo | null)?.port ?? port;
