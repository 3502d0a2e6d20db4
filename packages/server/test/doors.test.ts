/** Ways to a table and out of it: links, six letters, being sent away. */

import { describe, expect, test } from 'vitest';
import { LINK, withGuests } from './company.ts';
import { arrive, codeOf, createTable, Guest, need, planFor, startedTable } from './guest.ts';
import { newDataDir, withServer } from './server.ts';
import { virtualTime } from './virtual-time.ts';

describe('an invitation', () => {
  const inviteTo = async (host: Guest, table: string, seat: number | null = null) =>
    host.do(`/api/tables/${table}/invites`, { seat });

  test('lets whoever has the link in and gives them a free chair', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret, path } = await inviteTo(ada, table);
    expect(path).toBe(`/join#${secret}`);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    for (const guest of [ben, cy]) expect(await guest.do('/api/join', { secret })).toEqual({ table });
    expect((await cy.room(table)).chairs).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cy' }]);
  });

  test('for one seat is for one person', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await inviteTo(ada, table, 2);
    await ben.do('/api/join', { secret });
    await ben.do('/api/join', { secret }).catch(() => undefined);
    expect((await ben.room(table)).chairs[2]).toMatchObject({ person: ben.me });
    expect(codeOf(await cy.post('/api/join', { secret }))).toBe('notFound');
  });

  test('is made and taken back by the host alone', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    await ben.do('/api/join', { secret });
    expect(codeOf(await ben.post(`/api/tables/${table}/invites`, { seat: null }))).toBe('forbidden');
    expect(codeOf(await cy.post(`/api/tables/${table}/invites`, { seat: null }))).toBe('notFound');
    await ada.do(`/api/tables/${table}/invites/revoke`);
    expect(codeOf(await cy.post('/api/join', { secret }))).toBe('notFound');
  });

  test('expires after a week', async () => {
    const time = virtualTime();
    const { ada, ben } = await withGuests(2, { time });
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    await time.leap(7 * 86_400_000 + 1);
    expect(codeOf(await ben.post('/api/join', { secret }))).toBe('notFound');
  });

  test('to a match that runs makes a spectator', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await startedTable([ada, ben], { visibility: 'public' });
    const { secret } = await inviteTo(ada, table);
    await cy.do('/api/join', { secret });
    expect((await cy.room(table)).members.find(({ person }) => person.id === cy.id)?.role).toBe('spectator');
  });

  test('is in the database only as a hash', async () => {
    const { server, ada } = await withGuests(1);
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(`invite:${secret}`).digest('hex');
    expect(await server.storage.tables.findInvite(hash, 0)).toMatchObject({ table });
    expect(await server.storage.tables.findInvite(secret, 0)).toBeNull();
  });

  test('cannot be guessed: tries run out', async () => {
    const { ada, ben } = await withGuests(2, { tuning: { codesPerPerson: { burst: 2, perSecond: 0.001 } } });
    const table = await createTable(ada, planFor(2, 0, LINK));
    const { secret } = await inviteTo(ada, table);
    const wrong = Buffer.alloc(16).toString('base64url');
    for (let tries = 0; tries < 2; tries++)
      expect(codeOf(await ben.post('/api/join', { secret: wrong }))).toBe('notFound');
    expect(codeOf(await ben.post('/api/join', { secret }))).toBe('rateLimited');
    expect(codeOf(await ben.post('/api/find', { code: 'ABCDEF' }))).toBe('rateLimited');
  });
});

describe('six letters', () => {
  const codeAt = async (host: Guest, table: string): Promise<string> => need((await host.room(table)).code);

  test('lead to the door of a closed table; the host opens it', async () => {
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

  test('of a host who says no lead nowhere any more', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 0, LINK));
    const code = await codeAt(ada, table);
    await ben.do('/api/find', { code });
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: false });
    expect(codeOf(await ben.get(`/api/tables/${table}`))).toBe('notFound');
    expect(codeOf(await ben.post('/api/find', { code }))).toBe('notFound');
  });

  test('of a public table lead straight to it', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2));
    expect(await ben.do('/api/find', { code: await codeAt(ada, table) })).toEqual({ table, asking: false });
  });

  test('who waits outside is shown to the host alone', async () => {
    const { ada, ben, cy } = await withGuests(3);
    const table = await createTable(ada, planFor(3, 0, LINK));
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await cy.do('/api/join', { secret });
    await ben.do('/api/find', { code: await codeAt(ada, table) });
    expect((await cy.room(table)).members.map(({ person }) => person.name)).toEqual(['Ada', 'Cy']);
  });
});

describe('the address of a closed table', () => {
  test('shows nothing to strangers, but whoever knocks there is let in by the host', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 0, LINK));
    expect(codeOf(await ben.get(`/api/tables/${table}`))).toBe('notFound');
    expect(await ben.do(`/api/tables/${table}/knock`, {})).toEqual({ table, asking: true });
    expect((await ada.room(table)).members).toContainEqual({ person: ben.me, role: 'asking', present: false });
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: true });
    expect(await ben.do(`/api/tables/${table}/knock`, {})).toEqual({ table, asking: false });
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
  });

  test('of nobody, or of a host who said no, leads nowhere', async () => {
    const { ada, ben } = await withGuests(2);
    const table = await createTable(ada, planFor(2, 0, LINK));
    await ben.do(`/api/tables/${table}/knock`, {});
    await ada.do(`/api/tables/${table}/admit`, { person: ben.id, accept: false });
    expect(codeOf(await ben.post(`/api/tables/${table}/knock`, {}))).toBe('notFound');
    expect(codeOf(await ben.post(`/api/tables/${'a'.repeat(table.length)}/knock`, {}))).toBe('notFound');
  });
});

describe('somebody who is sent away', () => {
  test('loses their chair, sees nothing more, and cannot come back by an old link', async () => {
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

  test('stays away after a restart too', async () => {
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

  test('cannot come back to a public table either, unless the host asks them to', async () => {
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
