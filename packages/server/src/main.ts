/** The program: reads its configuration, listens, and shuts down cleanly on a signal. */

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { disableFreezing } from '@fremont/kernel';
import type { FastifyInstance } from 'fastify';
import { type App, buildApp } from './app.ts';
import { backUp } from './backup.ts';
import { threadsBeside } from './bots/bot-threads.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { makeFirstToken } from './moderation/admin-access.ts';
import { printNewToken } from './new-admin-token.ts';
import { type MetricsServer, serveMetrics } from './ops/metrics-server.ts';
import { isFarOff, keepComparing, sharedTime, skewLine } from './shared-time.ts';
import { type DataFolderLock, lockDataFolder, openStorage, StorageUnavailable } from './storage/index.ts';
import { storageFault } from './storage-fault.ts';
import { summaryOf } from './summary.ts';

/** The process exits after this time, even if the shutdown is not finished. */
const SHUTDOWN_MAX_MS = 9_500;

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (!existsSync(join(config.webRoot, 'index.html')))
    fail(1, `There is no web app in ${config.webRoot}: build it first.`);
  disableFreezing();
  // Before the storage is opened, because opening writes.
  const lock = config.databaseUrl === null ? lockDataFolder(config.dataDir) : null;
  await requireFreePort(config);
  // The metrics do not exist yet when the storage is opened.
  const commits: { onCommit?: (appends: number, ms: number) => void } = {};
  const storage = await openStorage(config, Date.now(), (appends, ms) => commits.onCommit?.(appends, ms));
  const firstToken = config.adminToken === null ? await makeFirstToken(storage, Date.now()) : null;
  const time = await sharedTime(storage);
  const built = await buildApp({
    config,
    storage,
    time,
    botRunner: threadsBeside(import.meta.url, config),
    isNode: true,
  });
  const { app, services } = built;
  commits.onCommit = (appends, ms) => services.metrics.countCommit(appends, ms);
  const metrics = await serveMetrics(config, services.metrics);
  endOnSignals(built, metrics, lock);
  endOnFaults(app);
  keepComparing(time, services.metrics, app.log);
  await built.start();
  await app.listen({ host: config.host, port: config.port });
  const address = addressOf(app, config);
  for (const line of summaryOf(config, storage.facts, metrics?.port ?? null, address)) console.log(line);
  if (isFarOff(time)) console.log(skewLine(time));
  if (firstToken !== null) console.log(`Admin: ${address}/admin with the token ${firstToken} (shown only this once)`);
  console.log(`Fremont is listening on ${address}`);
};

/** Checked before the database is opened, because the start moves deadlines. */
const requireFreePort = async ({ host, port }: Config): Promise<void> => {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

const addressOf = (app: FastifyInstance, { host, port }: Config): string => {
  const bound = app.server.address();
  const boundPort = bound !== null && typeof bound === 'object' ? bound.port : port;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${boundPort}`;
};

const endOnSignals = (built: App, metrics: MetricsServer | null, lock: DataFolderLock | null): void => {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return; // after Ctrl-C the signal comes twice, from the terminal and from npm
    isEnding = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MAX_MS).unref();
    await built.end();
    await metrics?.close();
    lock?.release();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

/**
 * After an unexpected exception the in-memory state is unknown, so the process exits and is restarted. Acknowledged commands
 * are already stored.
 */
const endOnFaults = (app: FastifyInstance): void => {
  const die = (fault: unknown): void => {
    app.log.fatal({ err: fault }, 'an unexpected error; the server exits and can be started again');
    process.exit(70);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
};

const fail = (code: number, message: string): never => {
  console.error(message);
  process.exit(code);
};

const explain = (error: unknown): never => {
  if (error instanceof ConfigError) return fail(2, error.message);
  if (error instanceof StorageUnavailable) return fail(1, storageFault(error, readConfig(process.env)));
  const { code, message, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') return fail(1, `Port ${port} of ${address} is in use: choose another with PORT.`);
  if (code === 'EACCES')
    return fail(1, `Port ${port} needs rights this account does not have: choose another with PORT.`);
  return fail(1, `Fremont could not start: ${message}`);
};

const [command, ...args] = process.argv.slice(2);
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  backup: backUp,
  'new-admin-token': printNewToken,
};
await (COMMANDS[command ?? ''] ?? start)(args).catch(explain);
