/** The health endpoints for supervisors and load balancers. */

import type { FastifyInstance } from 'fastify';
import type { Health } from './health.ts';

export const addHealthRoutes = (app: FastifyInstance, health: Health): void => {
  app.get('/livez', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const reasons = health.unreadiness();
    reply.header('cache-control', 'no-store').code(reasons.length === 0 ? 200 : 503);
    return reasons.length === 0 ? { status: 'ok' } : { status: 'unready', reasons };
  });
};
