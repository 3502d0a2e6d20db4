/** The whole server without its process: every service, tied together; ready to listen or to be tested. */

import { webcrypto } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { type Chance, cryptoChance } from '@fremont/kernel';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { newApi } from './api/api.ts';
import { sessionCookie } from './api/cookies.ts';
import { allowedOrigins } from './api/origins.ts';
import type { BotMinds } from './bots/minds.ts';
import type { Config } from './config.ts';
import { securityHeaders } from './headers.ts';
import { addTableRoutes } from './lobby/routes.ts';
import { addHealthRoutes } from './ops/health-routes.ts';
import { REDACTED } from './ops/log.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { newServices, type Services } from './services.ts';
import { openDoor, prepareSockets } from './sockets/door.ts';
import type { Storage } from './storage/index.ts';
import { machineTime, type Time } from './time.ts';
import { TUNING, type Tuning } from './tuning.ts';
import { serveWeb } from './web-files.ts';

export interface AppParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly minds: BotMinds;
  /** What follows is the machine's and the usual, unless a test brings its own. */
  readonly time?: Time;
  readonly tuning?: Partial<Tuning>;
  readonly chance?: Chance;
}

export interface App {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Deadlines, heartbeats, tidying up. To be called before listening. */
  start(): Promise<void>;
  /** Tells everybody, finishes what was begun, and lets go of everything. */
  end(): Promise<void>;
}

const BODY_MAX_BYTES = 16_384;
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 15_000;
const HEADER_BYTES_MAX = 8_192;

export const buildApp = async (parts: AppParts): Promise<App> => {
  const { config, storage, minds, time = machineTime } = parts;
  const tuning = { ...TUNING, ...config.tuning, ...parts.tuning };
  const app = newFastify(config);
  const dice = { chance: parts.chance ?? cryptoChance(webcrypto), botChance: cryptoChance(webcrypto) };
  const services = newServices({ config, storage, minds, time, tuning, log: app.log, ...dice });
  const door = {
    ...services,
    time,
    tuning,
    log: app.log,
    cookie: sessionCookie(config, tuning),
    allowedOrigins: originsOf(app, config, time),
    isDraining: () => services.health.isDraining,
    restartRetryMs: () => services.health.restartRetryMs(),
  };
  await app.register(helmet, securityHeaders(config));
  await app.register(cookie);
  await prepareSockets(app);
  await app.register(
    async (scope) => {
      const api = newApi({ ...door, app: scope, requests: tuning.requests });
      addPeopleRoutes(api, { ...services, tuning });
      addTableRoutes(api, services);
    },
    { prefix: '/api' },
  );
  await app.register(async (scope) => openDoor(scope, door));
  addHealthRoutes(app, services.health);
  await serveWeb(app, config.webRoot);
  const end = (): Promise<void> =>
    services.end(
      () => app.close(),
      () => app.server.closeAllConnections(),
    );
  return { app, services, start: () => services.start(), end };
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

/** The networks of a machine change, but not with every request. */
const ORIGINS_MS = 5_000;

const originsOf = (app: FastifyInstance, config: Config, { steady }: Time): (() => ReadonlySet<string>) => {
  let known = { origins: new Set<string>(), port: -1, at: 0 };
  return () => {
    const port = portOf(app, config);
    const isOld = steady() - known.at >= ORIGINS_MS;
    if (isOld || known.port !== port) known = { origins: allowedOrigins(config, port), port, at: steady() };
    return known.origins;
  };
};

/** The one it listens on; before that, the one it was told. */
const portOf = ({ server }: FastifyInstance, { port }: Config): number =>
  (server.address() as AddressInfo | null)?.port ?? port;
