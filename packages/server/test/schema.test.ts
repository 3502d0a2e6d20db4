/** The published schema: how it is served, and that its list of routes is the server's own. */

import { ROUTES } from '@fremont/table/schema';
import { expect, test } from 'vitest';
import { type Answered, arrive, type Guest } from './guest.ts';
import { withServer } from './server.ts';

test('the schema is served without a session, and only once to a client that keeps it', async () => {
  const { address } = await withServer();
  const first = await fetch(`${address}/api/schema.json`);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
  const schema = (await first.json()) as { readonly $schema: string; readonly $defs: object };
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(Object.keys(schema.$defs)).toContain('fromClient');
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${address}/api/schema.json`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

const TABLE = 'abcdefghabcdefghabcd';

/** Sends a body without fields, which only some routes accept. */
const send = (guest: Guest, route: string): ReturnType<Guest['post']> => {
  const [method, path = ''] = route.split(' ');
  const url = `/api${path.replace(':id', TABLE)}`;
  return method === 'GET' ? guest.get(url) : guest.post(url, {});
};

const isUnknown = (error: Answered['error']): boolean => error?.code === 'notFound' && error.why === 'endpoint';

test('every listed route exists, and refuses a body without fields like its decoder', async () => {
  const server = await withServer();
  const unlike: unknown[] = [];
  for (const [route, { body }] of Object.entries(ROUTES)) {
    const { error } = (await send(await arrive(server), route)).body;
    const decoded = body === null ? null : body({});
    const expected = decoded === null || decoded.ok ? null : decoded.error;
    const refused = error?.code === 'badSchema' ? error.why : null;
    if (isUnknown(error) || refused !== expected) unlike.push({ route, error, expected });
  }
  expect(unlike).toEqual([]);
});

test('every route below /api is listed, except those of operators', async () => {
  const { app } = await withServer();
  const missing = routesOf(app.printRoutes({ commonPrefix: false })).filter(
    (route) => !ROUTES[route.replace(' /api', ' ')] && !route.includes(' /api/admin'),
  );
  expect(missing).toEqual([]);
});

/** The router prints a tree; a path joins its branches. */
const routesOf = (tree: string): string[] => {
  const branches: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const found = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (found === null) continue;
    const [, indent = '', part = '', methods = ''] = found;
    branches.length = indent.length / 4;
    branches.push(part);
    for (const method of methods.split(', ')) routes.push(`${method} ${branches.join('')}`);
  }
  return routes.filter((route) => /^(?:GET|POST) \/api\//.test(route));
};
