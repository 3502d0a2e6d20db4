/** The published schema: how it is served, and that its list of routes is the server's own. */

import { ADMIN_ROUTES, ROUTES, type Route } from '@fremont/table/schema';
import { expect, test } from 'vitest';
import { type Answered, arrive, Guest, type Reply } from './guest.ts';
import { ADMIN_TOKEN, WITH_ADMIN } from './operator.ts';
import { programOf } from './program.ts';
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
const send = (caller: Pick<Guest, 'get' | 'post'>, route: string): Promise<Reply> => {
  const [method, path = ''] = route.split(' ');
  const url = `/api${path.replace(':id', TABLE)}`;
  return method === 'GET' ? caller.get(url) : caller.post(url, {});
};

const isUnknown = (error: Answered['error']): boolean => error?.code === 'notFound' && error.why === 'endpoint';

/** What is wrong with the answer to a body without fields; null if it is like that of the decoder. */
const difference = ({ body }: Route, error: Answered['error']): object | null => {
  const decoded = body === null ? null : body({});
  const expected = decoded === null || decoded.ok ? null : decoded.error;
  const refused = error?.code === 'badSchema' ? error.why : null;
  return isUnknown(error) || refused !== expected ? { error, expected } : null;
};

test('every listed route exists, and refuses a body without fields like its decoder', async () => {
  const server = await withServer(WITH_ADMIN);
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const visitor = new Guest(server.address);
  const operator = {
    get: (path: string) => visitor.get(path, headers),
    post: (path: string, body: unknown) => visitor.post(path, body, headers),
  };
  const unlike: unknown[] = [];
  for (const [route, listed] of Object.entries({ ...ROUTES, ...ADMIN_ROUTES })) {
    const caller = route.includes(' /admin/') ? operator : await arrive(server);
    const found = difference(listed, (await send(caller, route)).body.error);
    if (found !== null) unlike.push({ route, ...found });
  }
  expect(unlike).toEqual([]);
});

test('a program may use the routes that the schema says', async () => {
  const server = await withServer();
  const listener = await programOf(await arrive(server), 'Listener', ['chat']);
  const whyOf = { any: undefined, play: 'scope.play', none: 'token' } as const;
  const unlike: unknown[] = [];
  for (const [route, { program }] of Object.entries(ROUTES)) {
    const { error } = (await send(listener, route)).body;
    const why = error?.code === 'forbidden' ? error.why : undefined;
    if (why !== whyOf[program]) unlike.push({ route, program, error });
  }
  expect(unlike).toEqual([]);
});

test('every route below /api is listed', async () => {
  const { app } = await withServer();
  const listed = { ...ROUTES, ...ADMIN_ROUTES };
  const missing = routesOf(app.printRoutes({ commonPrefix: false })).filter(
    (route) => !listed[route.replace(' /api', ' ')],
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
