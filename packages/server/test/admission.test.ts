/** Admission to a table: invitation links, table codes, kicks. */

import { describe, expect, test } from 'vitest';
import { arrive, codeOf, createTable, Guest, need, planFor, startedTable } from './guest.ts';
import { newDataDir, withServer } from './server.ts';
import { LINK, withGuests } from './several-guests.ts';
import { virtualTime } from './virtual-time.ts';

describe('an invitation', () => {
  const inviteTo = async (host: Guest, table: string, seat: number | null = null) =>
    host.do(`/api/tables/${table}/invites`, { seat });

  test('admits a person with the link and gives them a free chair', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret, path } = await inviteTo(ada, table);
    expect(path).toBe(`/join#${secret}`);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    for (const guest of [ben, cy]) expect(await guest.do('/api/join', { secret })).toEqual({ table });
    expect((await cy.room(table)).chairs).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cy' }]);
  });

  test('for one seat works for one person', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await inviteTo(ada, table, 2);
    await ben.do('/api/join', { secret });
    await ben.do('/api/join', { secret }).catch(() => undefined);
    expect((await ben.room(table)).chairs[2]).toMatchObject({ person: ben.me });
    expect(codeOf(await cy.post('/api/join', { secret }))).toBe('notFound');
  });

  test('is created and revoked only by the host', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    await ben.do('/api/join', { secret });
    expect(codeOf(await ben.post(`/api/tables/${table}/invites`, { seat: null }))).toBe('forbidden');
    expect(codeOf(await cy.post(`/api/tables/${table}/invites`, { seat: null }))).toBe('notFound');
    await ada.do(`/api/tables/${table}/invites/revoke`);
    expect(codeOf(await cy.post('/api/join', { secret }))).toBe('notFound');
  });

  test('is one of at most a hundred to a table', async () => {
    const { ada } = await withGuests(1, { tuning: { invitesMax: 2 } });
    const table = await createTable(ada, planFor(2, 0, LINK));
    const invite = () => ada.post(`/api/tables/${table}/invites`, { seat: null });
    for (let count = 0; count < 2; count++) expect((await invite()).status).toBe(200);
    expect((await invite()).body.error).toEqual({ code: 'forbidden', why: 'tooManyInvites' });
    await ada.do(`/api/tables/${table}/invites/revoke`);
    expect((await invite()).status).toBe(200);
  });

  test('expires after a week', async () => {
    const time = virtualTime();
    const { ada, ben } = await withGuests(2, { time });
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    await time.leap(7 * 86_400_000 + 1);
    expect(codeOf(await ben.post('/api/join', { secret }))).toBe('notFound');
  });

  test('to a running match makes the person a spectator', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await startedTable([ada, ben], { visibility: 'public' });
    const { secret } = await inviteTo(ada, table);
    await cy.do('/api/join', { secret });
    expect((await cy.room(table)).members.find(({ person }) => person.id === cy.id)?.role).toBe('spectator');
  });

  test('is stored only as a hash', async () => {
    const { server, ada } = await withGuests(1);
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(`invite:${secret}`).digest('hex');
    expect(await server.storage.tables.findInvite(hash, 0)).toMatchObject({ table });
    expect(await server.storage.tables.findInvite(secret, 0)).toBeNull();
  });

  test('works however many wrong links the person has tried', async () => {
    const { ada, ben } = await withGuests(2, { tuning: { codesPerPerson: { burst: 1, perSecond: 0.001 } } });
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    const wrong = Buffer.alloc(16).toString('base64url');
    for (let tries = 0; tries < 3; tries++)
      expect(codeOf(await ben.post('/api/join', { secret: wrong }))).toBe('notFound');
    for (let tries = 0; tries < 3; tries++) await ben.post('/api/find', { code: 'ABCDEF' });
    expect(await ben.do('/api/join', { secret })).toEqual({ table });
  });
});

describe('a table code', () => {
  const codeAt = async (host: Guest, table: string): Promise<string> => need((await host.room(table)).code);

  test('lets a person ask the host of a private table for admission', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const code = await codeAt(ada, table);
    expect(await ben.do('/api/find', { code })).toEqual({ table, asking: true });
    const outside = await ben.room(table);
    expect(outside).toMatchObject({ code: null, members: [{ person: ben.me, role: 'asking' }] });
    expect(outside.chairs[0]).toMatchObject({ person: null, name: null });
    expect(codeOf(await ben.post(`/api/tables/${table}/sit`, { seat: 1, name: null }))).toBe('forbidden');
    expect(codeOf(await ben.post(`/api/tables/${table}/join`, { role: 'spectator' }))).toBe('forbidden');
    expect((await ada.room(table)).members).toContainEqual({ person: ben.me, role: 'asking', present: false });
    expect(codeOf(await cy.post(`/api/tables/${table}/admit`, { person: ben.id, accept: true }))).toBe('notFound');
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: true });
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect((await ben.room(table)).chairs).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }, { person: null }]);
  });

  test('stops working for a person whom the host refused', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 0, LINK));
    const code = await codeAt(ada, table);
    await ben.do('/api/find', { code });
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: false });
    expect(codeOf(await ben.get(`/api/tables/${table}`))).toBe('notFound');
    expect(codeOf(await ben.post('/api/find', { code }))).toBe('notFound');
  });

  const SLOW = { burst: 2, perSecond: 0.001 };

  test('cannot be guessed, because wrong codes of a person are limited', async () => {
    const { ada, ben } = await withGuests(2, { tuning: { codesPerPerson: SLOW } });
    const code = await codeAt(ada, await createTable(ada, planFor(2, 0, LINK)));
    for (let tries = 0; tries < 2; tries++)
      expect(codeOf(await ben.post('/api/find', { code: 'ABCDEF' }))).toBe('notFound');
    const { error } = (await ben.post('/api/find', { code })).body;
    expect(error).toMatchObject({ code: 'rateLimited', why: 'codes' });
    expect(error?.retryAfterMs).toBeGreaterThan(0);
  });

  test('that is valid never counts as a try', async () => {
    const { ada, ben } = await withGuests(2, { tuning: { codesPerPerson: SLOW, codesPerAddress: SLOW } });
    const code = await codeAt(ada, await createTable(ada, planFor(2)));
    for (let tries = 0; tries < 5; tries++) expect((await ben.do('/api/find', { code })).asking).toBe(false);
  });

  test('works for a neighbour of a person who guesses, at the same address', async () => {
    const { ada, ben, cy, di } = await withGuests(4, {
      tuning: { codesPerPerson: { burst: 10, perSecond: 0.001 }, codesPerAddress: SLOW },
    });
    const table = await createTable(ada, planFor(2, 0, LINK));
    const code = await codeAt(ada, table);
    await di.post('/api/find', { code: 'ABCDEF' });
    for (let tries = 0; tries < 5; tries++) await ben.post('/api/find', { code: 'ABCDEF' });
    expect(await cy.do('/api/find', { code })).toEqual({ table, asking: true });
    // People who have guessed themselves share the limit of the address.
    expect(codeOf(await di.post('/api/find', { code }))).toBe('rateLimited');
  });

  test('of a public table leads straight to it', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    expect(await ben.do('/api/find', { code: await codeAt(ada, table) })).toEqual({ table, asking: false });
  });

  test('shows the waiting person to the host only', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await cy.do('/api/join', { secret });
    await ben.do('/api/find', { code: await codeAt(ada, table) });
    expect((await cy.room(table)).members.map(({ person }) => person.name)).toEqual(['Ada', 'Cy']);
  });
});

describe('the address of a private table', () => {
  test('shows nothing to strangers, but they can ask the host for admission', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 0, LINK));
    expect(codeOf(await ben.get(`/api/tables/${table}`))).toBe('notFound');
    expect(await ben.do(`/api/tables/${table}/knock`, {})).toEqual({ table, asking: true });
    expect((await ada.room(table)).members).toContainEqual({ person: ben.me, role: 'asking', present: false });
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: true });
    expect(await ben.do(`/api/tables/${table}/knock`, {})).toEqual({ table, asking: false });
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
  });

  test('leaves invitations valid when the host refuses a person who asked', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await ben.do(`/api/tables/${table}/knock`, {});
    const socket = await ben.socket();
    await socket.watch(table, 'spectator');
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: false });
    expect(await socket.next('gone')).toMatchObject({ table, why: 'kicked' });
    expect(await cy.do('/api/join', { secret })).toEqual({ table });
  });

  test('leads nowhere if the table is unknown or the host refused', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 0, LINK));
    await ben.do(`/api/tables/${table}/knock`, {});
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: false });
    expect(codeOf(await ben.post(`/api/tables/${table}/knock`, {}))).toBe('notFound');
    expect(codeOf(await ben.post(`/api/tables/${'a'.repeat(table.length)}/knock`, {}))).toBe('notFound');
  });
});

describe('a kicked person', () => {
  test('loses their chair, sees nothing more, and cannot return with an old link', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await ben.do('/api/join', { secret });
    const socket = await ben.socket();
    await socket.watch(table, 'spectator');
    await socket.next('room');
    await ada.do(`/api/tables/${table}/kick`, { person: ben.id });
    expect(await socket.next('gone')).toMatchObject({ table, why: 'kicked' });
    expect((await ada.room(table)).chairs[1]).toMatchObject({ person: null });
    expect(codeOf(await ben.get(`/api/tables/${table}`))).toBe('notFound');
    expect(codeOf(await ben.post('/api/join', { secret }))).toBe('notFound');
  });

  test('stays out after a restart', async () => {
    const dataDir = newDataDir();
    const before = await withServer({ dataDir });
    const ada = await arrive(before);
    const ben = await arrive(before);
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    await ada.do(`/api/tables/${table}/kick`, { person: ben.id });
    await before.end();
    const after = await withServer({ dataDir });
    const again = new Guest(after.address);
    again.cookie = ben.cookie;
    expect(codeOf(await again.post(`/api/tables/${table}/sit`, { seat: 1, name: null }))).toBe('forbidden');
    const socket = await again.socket();
    await socket.watch(table, 'spectator');
    expect((await socket.next('error')).error).toMatchObject({ code: 'forbidden', why: 'kicked' });
  });

  test('cannot return to a public table either, unless the host invites them', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect(codeOf(await ben.post(`/api/tables/${table}/kick`, { person: ada.id }))).toBe('forbidden');
    expect(codeOf(await ada.post(`/api/tables/${table}/kick`, { person: ada.id }))).toBe('notFound');
    await ada.do(`/api/tables/${table}/kick`, { person: ben.id });
    for (const [path, body] of [
      ['sit', { seat: 1, name: null }],
      ['join', { role: 'spectator' }],
    ] as const)
      expect(codeOf(await ben.post(`/api/tables/${table}/${path}`, body))).toBe('forbidden');
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await ben.do('/api/join', { secret });
    expect((await ada.room(table)).chairs[1]).toMatchObject({ person: ben.me });
  });
});
