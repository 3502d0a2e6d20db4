/** The HTTP application, ready to listen or to be tested without a socket. */

import { relative, sep } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { cacheControlOf, SECURITY_HEADERS } from './headers.ts';

export const buildApp = async ({ webRoot }: Pick<Config, 'webRoot'>): Promise<FastifyInstance> => {
  const app = Fastify({ logger: { level: 'warn' }, forceCloseConnections: 'idle' });
  await app.register(helmet, SECURITY_HEADERS);
  app.get('/livez', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  await serveWeb(app, webRoot);
  return app;
};

/** The built web app: its files, and its one page for every address the app itself understands. */
const serveWeb = async (app: FastifyInstance, webRoot: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, file) {
      const path = relative(webRoot, file).split(sep).join('/');
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return reply.code(200).sendFile('index.html');
    return notFound(reply);
  });
};

/** A person following a link, not a page asking for one of its files. */
const isNavigation = ({ method, url, headers }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? url;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  const readsHtml = headers.accept?.includes('text/html') ?? false;
  return (method === 'GET' || method === 'HEAD') && readsHtml && !lastPart.includes('.');
};

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
