/** The program: reads its settings, listens, and ends cleanly when told to. */

import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

/** How long requests under way may take to finish before their connections are cut. */
const CLOSE_GRACE_MS = 5000;

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (!existsSync(join(config.webRoot, 'index.html')))
    fail(1, `There is no web app in ${config.webRoot}: build it first.`);
  const app = await buildApp(config);
  endOnSignals(app);
  await app.listen({ host: config.host, port: config.port });
  console.log(`Fremont is listening on ${addressOf(app, config)}`);
};

const addressOf = (app: FastifyInstance, { host, port }: Config): string => {
  const bound = app.server.address();
  const boundPort = bound !== null && typeof bound === 'object' ? bound.port : port;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${boundPort}`;
};

const endOnSignals = (app: FastifyInstance): void => {
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return; // after Ctrl-C the signal comes twice, from the terminal and from npm
    ending = true;
    setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

const fail = (code: number, message: string): never => {
  console.error(message);
  process.exit(code);
};

const explain = (error: unknown): never => {
  if (error instanceof ConfigError) return fail(2, error.message);
  const { code, message, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') return fail(1, `Port ${port} of ${address} is in use: choose another with PORT.`);
  if (code === 'EACCES')
    return fail(1, `Port ${port} needs rights this account does not have: choose another with PORT.`);
  return fail(1, `Fremont could not start: ${message}`);
};

await start().catch(explain);
