/** The program: reads its settings, listens, and ends cleanly when told to. */

import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { stopFreezing } from '@fremont/kernel';
import type { FastifyInstance } from 'fastify';
import { type App, buildApp } from './app.ts';
import { backUp } from './backup.ts';
import { threadsBeside } from './bots/bot-threads.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type MetricsServer, serveMetrics } from './ops/metrics-server.ts';
import { openStorage, StorageUnavailable } from './storage/index.ts';
import { summaryOf } from './summary.ts';

/** Whatever happens, the end comes after this long. */
const END_MAX_MS = 9_500;

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (!existsSync(join(config.webRoot, 'index.html')))
    fail(1, `There is no web app in ${config.webRoot}: build it first.`);
  stopFreezing();
  // What is made for a move lives until the next one: long enough for V8 to believe that it should be made old. See 0131.
  setFlagsFromString('--no-allocation-site-pretenuring');
  const commits: { heard?: (appends: number, ms: number) => void } = {};
  const storage = await openStorage(config, Date.now(), (appends, ms) => commits.heard?.(appends, ms));
  const built = await buildApp({ config, storage, minds: threadsBeside(import.meta.url, config) });
  const { app, services } = built;
  commits.heard = (appends, ms) => services.metrics.heardCommit(appends, ms);
  const metrics = await serveMetrics(config.metricsPort, services.metrics);
  endOnSignals(built, metrics);
  endOnFaults(app);
  await built.start();
  await app.listen({ host: config.host, port: config.port });
  const address = addressOf(app, config);
  for (const line of summaryOf(config, storage.facts, metrics?.port ?? null, address)) console.log(line);
  console.log(`Fremont is listening on ${address}`);
};

const addressOf = (app: FastifyInstance, { host, port }: Config): string => {
  const bound = app.server.address();
  const boundPort = bound !== null && typeof bound === 'object' ? bound.port : port;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${boundPort}`;
};

const endOnSignals = (built: App, metrics: MetricsServer | null): void => {
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return; // after Ctrl-C the signal comes twice, from the terminal and from npm
    ending = true;
    setTimeout(() => process.exit(1), END_MAX_MS).unref();
    await built.end();
    await metrics?.close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

/** What nobody foresaw leaves nobody knows what behind: a fresh start is the cure. Everything acknowledged is stored. */
const endOnFaults = (app: FastifyInstance): void => {
  const die = (fault: unknown): void => {
    app.log.fatal({ err: fault }, 'an unforeseen fault; the server ends and can be started again');
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
  if (error instanceof StorageUnavailable) return fail(1, `The database cannot be used: ${error.message}`);
  const { code, message, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') return fail(1, `Port ${port} of ${address} is in use: choose another with PORT.`);
  if (code === 'EACCES')
    return fail(1, `Port ${port} needs rights this account does not have: choose another with PORT.`);
  return fail(1, `Fremont could not start: ${message}`);
};

const [command, ...args] = process.argv.slice(2);
await (command === 'backup' ? backUp(args) : start()).catch(explain);
