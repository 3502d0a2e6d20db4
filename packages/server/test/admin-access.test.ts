/** Authenticates operators by the admin token and its sessions. */

import { describe, expect, test } from 'vitest';
import { makeFirstToken, makeNewToken } from '../src/moderation/admin-access.ts';
import { arrive, codeOf, Guest } from './guest.ts';
import { ADMIN_TOKEN, Operator, WITH_ADMIN } from './operator.ts';
import { withServer } from './server.ts';
import { virtualTime } from './virtual-time.ts';

const READS = ['reports', 'tables', 'people', 'people/abc', 'sanctions', 'audit'];
const TERMS = { until: 2_000_000_000_000, reason: 'x' };
const ACTIONS: readonly (readonly [string, object])[] = [
  ['sign-out', {}],
  ['reports/abc/close', { outcome: 'noAction', note: '' }],
  ['tables/abc/close', { reason: 'x' }],
  ['people/abc/mute', TERMS],
  ['people/abc/ban', TERMS],
  ['addresses/ban', { range: '10.0.0.0/8', ...TERMS }],
  ['sanctions/abc/lift', { note: '' }],
];

const DAY_MS = 86_400_000;

describe('without the token', () => {
  test('nobody gets anything, whether they have a session or not', async () => {
    const server = await withServer(WITH_ADMIN);
    for (const caller of [new Guest(server.address), await arrive(server)]) {
      for (const path of READS) expect(codeOf(await caller.get(`/api/admin/${path}`)), path).toBe('unauthenticated');
      for (const [path, body] of ACTIONS)
        expect(codeOf(await caller.post(`/api/admin/${path}`, body)), path).toBe('unauthenticated');
      expect((await caller.get('/api/admin/session')).body).toEqual({ signedIn: false });
    }
    expect(await server.storage.moderation.sanctions(0)).toEqual([]);
    expect(await server.storage.moderation.auditLog(null, 10)).toEqual([]);
  });

  test('a server that has none lets nobody in', async () => {
    const server = await withServer();
    for (const token of ['', ADMIN_TOKEN, 'null'])
      expect(codeOf(await new Operator(server.address).signIn(token))).toBe('unauthenticated');
    expect(codeOf(await new Operator(server.address).get('audit'))).toBe('unauthenticated');
  });

  test('an action from a foreign page is refused', async () => {
    const server = await withServer(WITH_ADMIN);
    const operator = new Guest(server.address, 'https://evil.example');
    expect(codeOf(await operator.post('/api/admin/sign-in', { token: ADMIN_TOKEN }))).toBe('forbidden');
  });
});

describe('a session of the operator', () => {
  test('is opened with the token, works with its cookie, and ends on request', async () => {
    const server = await withServer(WITH_ADMIN);
    const operator = new Operator(server.address, null);
    const { headers } = await operator.signIn();
    const [cookie = ''] = headers.getSetCookie();
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/admin', 'Max-Age=43200'])
      expect(cookie).toContain(part);
    expect(await operator.read('session')).toEqual({ signedIn: true });
    expect((await operator.get('audit')).body).toMatchObject({ entries: [{ action: 'signIn' }] });
    await operator.do('sign-out');
    expect(codeOf(await operator.get('audit'))).toBe('unauthenticated');
  });

  test('has a cookie for https only where the address is https', async () => {
    const server = await withServer({ env: { ADMIN_TOKEN, PUBLIC_URL: 'https://play.example.org' } });
    const operator = new Guest(server.address, 'https://play.example.org');
    const { headers } = await operator.post('/api/admin/sign-in', { token: ADMIN_TOKEN });
    expect(headers.getSetCookie()[0]).toMatch(/^__Secure-admin=.*; Secure/);
  });

  test('ends after twelve hours', async () => {
    const time = virtualTime();
    const server = await withServer({ ...WITH_ADMIN, time });
    const operator = new Operator(server.address, null);
    await operator.signIn();
    await time.leap(DAY_MS / 2 - 1);
    expect((await operator.get('audit')).status).toBe(200);
    await time.leap(1);
    expect(codeOf(await operator.get('audit'))).toBe('unauthenticated');
  });

  test('ends when the token is replaced, in the database or in the settings', async () => {
    const server = await withServer();
    const first = await makeFirstToken(server.storage, 1);
    const operator = new Operator(server.address, null);
    expect((await operator.signIn(first ?? '')).status).toBe(200);
    const second = await makeNewToken(server.storage, 2);
    expect(codeOf(await operator.get('audit'))).toBe('unauthenticated');
    expect(codeOf(await operator.signIn(first ?? ''))).toBe('unauthenticated');
    expect((await operator.signIn(second)).status).toBe(200);
    await server.end();
    const other = await withServer({ ...WITH_ADMIN, dataDir: server.dataDir });
    expect(codeOf(await new Operator(other.address, second).get('audit'))).toBe('unauthenticated');
    expect((await new Operator(other.address).get('audit')).status).toBe(200);
  });
});

describe('the token', () => {
  test('is made once, and only its hash is stored', async () => {
    const { storage } = await withServer();
    const token = await makeFirstToken(storage, 1);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await makeFirstToken(storage, 2)).toBeNull();
    expect(await storage.moderation.tokenHash()).toMatch(/^[0-9a-f]{64}$/);
  });

  test('cannot be guessed: five wrong ones block the address for a quarter of an hour', async () => {
    const time = virtualTime();
    const server = await withServer({ ...WITH_ADMIN, time });
    for (const index of [1, 2, 3])
      expect(codeOf(await new Operator(server.address).signIn(`x${index}`))).toBe('unauthenticated');
    for (const token of ['y', 'z'])
      expect(codeOf(await new Operator(server.address, token).get('audit'))).toBe('unauthenticated');
    const blocked = await new Operator(server.address).signIn();
    expect(blocked.body.error).toMatchObject({ code: 'rateLimited', why: 'adminTries', retryAfterMs: 900_000 });
    expect(codeOf(await new Operator(server.address).get('audit'))).toBe('rateLimited');
    await time.leap(900_000);
    expect((await new Operator(server.address).signIn()).status).toBe(200);
  });

  test('that is right is never counted', async () => {
    const server = await withServer(WITH_ADMIN);
    const operator = new Operator(server.address);
    for (let call = 0; call < 20; call++) expect((await operator.get('audit')).status).toBe(200);
  });
});
