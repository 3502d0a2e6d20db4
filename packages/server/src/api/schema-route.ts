/** Publishes the JSON Schema of the protocol. It is the same for the whole life of a build, so clients can cache it. */

import { protocolSchema } from '@fremont/table/schema';
import type { FastifyInstance } from 'fastify';
import { hashOf } from '../secrets.ts';

export const addSchemaRoute = (app: FastifyInstance): void => {
  const text = JSON.stringify(protocolSchema());
  const etag = `"${hashOf(text).slice(0, 32)}"`;
  app.get('/schema.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/schema+json; charset=utf-8').send(text);
  });
};
