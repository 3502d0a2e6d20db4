import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { inProcessBots } from '../src/bots/bot-runner.ts';
import { openStorage } from '../src/storage/index.ts';
import { configFor, newDataDir } from './server.ts';
import { PAGE, SCRIPT } from './web-folder.ts';

const withApp = async (): Promise<FastifyInstance> => {
  const config = configFor(newDataDir());
  const built = await buildApp({ config, storage: await openStorage(config, Date.now()), botRunner: inProcessBots });
  onTestFinished(() => built.end());
  return built.app;
};

const get = async (url: string, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
  (await withApp()).inject({ method: 'GET', url, headers, ...more });

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const policyOf = (response: LightMyRequestResponse): readonly string[] =>
  String(response.headers['content-security-policy'])
    .split(';')
    .map((part) => part.trim());

test('the server answers the liveness check', async () => {
  const response = await get('/livez');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('the server serves the first page, and browsers revalidate it every time', async () => {
  const response = await get('/', asBrowser);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(PAGE);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
});

test.each(['/sw.js', '/manifest.webmanifest', '/icons/mark.svg'])(
  'browsers revalidate %s, which may change under its name',
  async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-cache');
  },
);

test('browsers cache a file with a hash in its name for a year', async () => {
  const response = await get('/assets/main-4f2a9c.js');
  expect(response.body).toBe(SCRIPT);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a browser that reads %s gets the file packed at build time', async (encoding, unpack) => {
  const response = await get('/assets/main-4f2a9c.js', { 'accept-encoding': encoding });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers['vary']).toMatch(/accept-encoding/i);
  expect(unpack(response.rawPayload).toString()).toBe(SCRIPT);
});

test('a file without a compressed version is sent uncompressed', async () => {
  const response = await get('/sw.js', { 'accept-encoding': 'br, gzip' });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.body).toBe('self.skipWaiting();');
});

test.each(['/table/4711', '/rules/las-vegas?edition=classic', '/no/such/page'])(
  'a link into the app, %s, opens the one page',
  async (path) => {
    const response = await get(path, asBrowser);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(PAGE);
    expect(response.headers['cache-control']).toBe('no-cache');
  },
);

test.each(['/assets/main-old.js', '/icons/none.png'])(
  'a missing file, %s, is not answered with index.html',
  async (path) => {
    const response = await get(path, asBrowser);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('Not found\n');
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test('a request for unknown data is not answered with index.html', async () => {
  expect((await get('/api/none', { accept: 'application/json' })).statusCode).toBe(404);
});

test('a page accepts no POST', async () => {
  expect((await get('/table/4711', asBrowser, { method: 'POST' })).statusCode).toBe(404);
});

test.each(['/../package.json', '/..%2fpackage.json', '/assets/../../package.json', '/.secret'])(
  'the path %s leads to no file',
  async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('not for the network');
  },
);

test.each(['/', '/livez', '/assets/main-old.js'])('%s carries the security headers', async (path) => {
  const response = await get(path, asBrowser);
  expect(policyOf(response)).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.headers['referrer-policy']).toBe('no-referrer');
  expect(response.headers['strict-transport-security']).toBeUndefined();
});
