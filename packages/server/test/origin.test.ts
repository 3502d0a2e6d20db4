/** The server accepts changes only from its own pages, and only as JSON. */

import { createConnection } from 'node:net';
import { describe, expect, test } from 'vitest';
import { allowedOrigins } from '../src/api/origins.ts';
import { arrive, codeOf, Guest } from './guest.ts';
import { withServer } from './server.ts';
import { connect, type Refused } from './test-socket.ts';

const PUBLIC = { PUBLIC_URL: 'https://play.example.org' };
const PERSONA = { name: 'Ada', colour: 'pool' };

const FOREIGN = [
  'https://evil.example',
  'https://play.example.org.evil.example',
  'https://evilplay.example.org',
  'https://play.example.org:444',
  'http://play.example.org',
  'https://PLAY.example.org',
  'https://play.example.org/',
  'null',
  '',
  'file://',
];

describe('a change', () => {
  test.each(FOREIGN)('from a page of %j is refused', async (origin) => {
    const server = await withServer({ env: PUBLIC });
    const reply = await new Guest(server.address, origin).post('/api/me', PERSONA);
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual({ error: { code: 'forbidden', why: 'origin' } });
  });

  test('without an origin is refused', async () => {
    const server = await withServer({ env: PUBLIC });
    const response = await fetch(`${server.address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PERSONA),
    });
    expect(response.status).toBe(403);
  });

  test.each(['cross-site', 'same-site', 'none'])('that the browser calls %s is refused', async (site) => {
    const server = await withServer({ env: PUBLIC });
    const reply = await new Guest(server.address, PUBLIC.PUBLIC_URL).post('/api/me', PERSONA, {
      'sec-fetch-site': site,
    });
    expect(reply.status).toBe(403);
  });

  test('from our own page is accepted', async () => {
    const server = await withServer({ env: PUBLIC });
    const guest = new Guest(server.address, PUBLIC.PUBLIC_URL);
    expect((await guest.post('/api/me', PERSONA, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('with the content type %j is refused, because a form of another page could send it', async (type) => {
    const server = await withServer();
    const reply = await new Guest(server.address).post('/api/me', PERSONA, { 'content-type': type });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ error: { code: 'badSchema', why: 'contentType' } });
  });

  test('is never made by a GET', async () => {
    const server = await withServer();
    const guest = await arrive(server);
    for (const path of [
      '/api/me/delete',
      '/api/me/sign-out',
      '/api/me/change',
      '/api/tables/abcdefgh/start',
      '/api/join',
    ])
      expect(codeOf(await guest.get(path))).toBe('notFound');
    expect((await guest.get('/api/me')).status).toBe(200);
  });

  test.each([
    ['{"name":', 'badFrame', 400],
    ['', 'badFrame', 400],
    [`${'['.repeat(17)}${']'.repeat(17)}`, 'badFrame', 400],
    [JSON.stringify({ ...PERSONA, padding: 'x'.repeat(20_000) }), 'tooLarge', 413],
  ])('whose body is %.20j… is refused', async (body, code, status) => {
    const server = await withServer();
    const response = await fetch(`${server.address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });
});

describe('a socket', () => {
  const refusal = (opening: Promise<unknown>): Promise<Refused> =>
    opening.then(
      () => {
        throw new Error('it was opened');
      },
      (error) => error,
    );

  test.each(FOREIGN)('for a page of %j is refused before it opens', async (origin) => {
    const server = await withServer({ env: PUBLIC });
    const guest = new Guest(server.address, PUBLIC.PUBLIC_URL);
    await guest.do('/api/me', PERSONA);
    const refused = await refusal(connect({ address: server.address, origin, cookie: guest.cookie }));
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'forbidden', why: 'origin' } } });
  });

  test('without a session is refused', async () => {
    const server = await withServer();
    const stranger = { address: server.address, origin: server.address, cookie: 'sid=nobody' };
    expect(await refusal(connect(stranger))).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated' } },
    });
  });

  test.each(['/', '/api/me', '/livez', '/api/none', '/none'])('at %s is refused', async (path) => {
    const server = await withServer();
    const guest = await arrive(server);
    const { port } = new URL(server.address);
    const raw = createConnection(Number(port), '127.0.0.1');
    raw.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nOrigin: ${server.address}\r\nCookie: ${guest.cookie}\r\n\r\n`,
    );
    const answer = await new Promise<string>((resolve) => raw.once('data', (bytes) => resolve(String(bytes))));
    raw.destroy();
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
  });

  test('has no page at its address', async () => {
    const server = await withServer();
    expect((await (await arrive(server)).get('/ws')).status).toBe(404);
  });
});

describe('without a public address', () => {
  test('pages of this machine are ours when the server is only for this machine', () => {
    expect([...allowedOrigins({ publicUrl: null, host: '127.0.0.1' }, 8614)]).toEqual([
      'http://127.0.0.1:8614',
      'http://[::1]:8614',
      'http://localhost:8614',
    ]);
  });

  test('pages of the address it listens on are ours, and of every address when it listens everywhere', () => {
    expect([...allowedOrigins({ publicUrl: null, host: '192.168.1.5' }, 80)]).toEqual(['http://192.168.1.5']);
    expect(allowedOrigins({ publicUrl: null, host: '0.0.0.0' }, 8614).has('http://localhost:8614')).toBe(true);
  });
});

describe('too many requests', () => {
  test('are answered with the time to wait', async () => {
    const server = await withServer({ tuning: { requests: { burst: 3, perSecond: 0.5 } } });
    const guest = new Guest(server.address);
    const statuses: number[] = [];
    for (let times = 0; times < 5; times++) statuses.push((await guest.get('/api/me')).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await guest.get('/api/me')).body.error).toMatchObject({ code: 'rateLimited', why: 'requests' });
    expect((await guest.get('/livez')).status).toBe(200);
  });

  test('are counted by the address of the visitor, which only a trusted proxy may set', async () => {
    const tuning = { requests: { burst: 1, perSecond: 0.001 } };
    const behindProxy = await withServer({ tuning });
    const ask = (server: { address: string }, from: string) =>
      new Guest(server.address).get('/api/me', { 'x-forwarded-for': from });
    expect((await ask(behindProxy, '203.0.113.1')).status).toBe(401);
    expect((await ask(behindProxy, '203.0.113.2')).status).toBe(401);
    expect((await ask(behindProxy, '203.0.113.2')).status).toBe(429);
    expect((await ask(behindProxy, '2001:db8:1:2:aaaa::1')).status).toBe(401);
    expect((await ask(behindProxy, '2001:db8:1:2:bbbb::2')).status).toBe(429);
    const open = await withServer({ tuning, env: { TRUSTED_PROXIES: '192.0.2.1' } });
    expect((await ask(open, '203.0.113.1')).status).toBe(401);
    expect((await ask(open, '203.0.113.2')).status).toBe(429);
  });

  test('for new guests from one address are refused', async () => {
    const server = await withServer({ tuning: { guests: { burst: 2, perSecond: 0.001 } } });
    for (let guests = 0; guests < 2; guests++) await arrive(server);
    expect((await new Guest(server.address).post('/api/me', PERSONA)).body.error).toMatchObject({ why: 'guests' });
  });
});
