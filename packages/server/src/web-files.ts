/** Serves the built web app: its files, and index.html for every address of the app. */

import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControlOf } from './headers.ts';
import { requestError } from './request-error.ts';

export const serveWeb = async (app: FastifyInstance, webRoot: string): Promise<void> => {
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
    if (request.url.startsWith('/api/'))
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ error: requestError('notFound', 'endpoint').error });
    if (isNavigation(request)) return reply.code(200).sendFile('index.html');
    return notFound(reply);
  });
};

/** True if the browser requests a page, and false if a page requests one of its files. */
const isNavigation = ({ method, url, headers }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? url;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  const acceptsHtml = headers.accept?.includes('text/html') ?? false;
  return (method === 'GET' || method === 'HEAD') && acceptsHtml && !lastPart.includes('.');
};

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
