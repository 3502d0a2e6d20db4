/** Guests: signing in, sessions, moving to another device, deleting the account. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { TUNING } from '../src/tuning.ts';
import { arrive, codeOf, createTable, Guest, need, planFor, startedTable } from './guest.ts';
import { withServer } from './server.ts';
import { virtualTime } from './virtual-time.ts';

const PERSONA = { name: 'Ada', colour: 'pool' };
const DAY_MS = 86_400_000;

describe('a guest', () => {
  test('signs in with a name and a colour, and is recognised from then on', async () => {
    const server = await withServer();
    const guest = new Guest(server.address);
    expect(codeOf(await guest.get('/api/me'))).toBe('unauthenticated');
    const { status, body } = await guest.post('/api/me', { ...PERSONA, name: '  Ada   Lovelace ' });
    expect(status).toBe(200);
    expect(body.me).toEqual({ id: expect.stringMatching(/^[a-z0-9]{16}$/), name: 'Ada Lovelace', colour: 'pool' });
    expect(body.recoveryCode).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}$/);
    expect((await guest.get('/api/me')).body).toEqual({ me: body.me });
  });

  test('gets an answer to hello with and without a session', async () => {
    const server = await withServer();
    const stranger = await new Guest(server.address).get('/api/hello');
    expect([stranger.status, stranger.body]).toEqual([200, { protocol: 3, me: null }]);
    const guest = await arrive(server, 'Ada');
    expect((await guest.get('/api/hello')).body).toEqual({ protocol: 3, me: guest.me });
  });

  test('whose name changes during a read has the new name', async () => {
    let meanwhile = async (): Promise<void> => undefined;
    const server = await withServer({
      wrapStorage: (storage) => {
        const findSession: typeof storage.people.findSession = async (token, now) => {
          const found = await storage.people.findSession(token, now);
          const happens = meanwhile;
          meanwhile = async () => undefined;
          await happens();
          return found;
        };
        return { ...storage, people: { ...storage.people, findSession } };
      },
    });
    const guest = await arrive(server, 'Ada');
    meanwhile = async () => void (await guest.do('/api/me/change', { ...PERSONA, name: 'Byron' }));
    await guest.get('/api/me');
    expect(await server.services.people.person(guest.id)).toMatchObject({ name: 'Byron' });
  });

  test('a person who signs in again stays the same person', async () => {
    const server = await withServer();
    const guest = await arrive(server, 'Ada');
    expect(await guest.do('/api/me', PERSONA)).toEqual({ me: guest.me, recoveryCode: null });
  });

  test.each([
    [{ colour: 'pool' }, 'name'],
    [{ name: '', colour: 'pool' }, 'name'],
    [{ name: 'x'.repeat(25), colour: 'pool' }, 'name'],
    [{ name: 'Ann\u0430', colour: 'pool' }, 'name'],
    [{ name: '\u3164\u2800', colour: 'pool' }, 'name'],
    [{ name: 'Ada', colour: 'beige' }, 'colour'],
    [{ name: ['Ada'], colour: 'pool' }, 'name'],
    [null, ''],
    [[], ''],
  ])('cannot be %j', async (body, why) => {
    const server = await withServer();
    const reply = await new Guest(server.address).post('/api/me', body);
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ error: { code: 'badSchema', why } });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('changes name and colour', async () => {
    const server = await withServer();
    const guest = await arrive(server);
    expect(await guest.do('/api/me/change', PERSONA)).toEqual({ me: { id: guest.id, ...PERSONA } });
    expect((await guest.get('/api/me')).body.me).toMatchObject(PERSONA);
  });

  test('changes the name ten times an hour at most, and the colour as often as they like', async () => {
    const time = virtualTime();
    const server = await withServer({ time, tuning: { renames: TUNING.renames } });
    const guest = await arrive(server, 'Ada');
    const change = async (name: string, colour: string) => (await guest.post('/api/me/change', { name, colour })).body;
    for (let count = 0; count < 10; count++) expect((await change(`Ada ${count}`, 'pool')).error).toBeUndefined();
    expect((await change('Ada', 'pool')).error).toMatchObject({ code: 'rateLimited', why: 'renames' });
    for (const colour of ['cherry', 'pool']) expect((await change('Ada 9', colour)).error).toBeUndefined();
    await time.leap(6 * 60_000);
    expect((await change('Ada', 'pool')).error).toBeUndefined();
  });

  test('moves to another device with the recovery code, typed in any form', async () => {
    const server = await withServer();
    const guest = await arrive(server, 'Ada');
    const phone = new Guest(server.address);
    const typed = ` ${guest.recoveryCode.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l')}`;
    expect(await phone.do('/api/me/recover', { code: typed })).toEqual({ me: guest.me, recoveryCode: null });
    expect((await phone.get('/api/me')).body.me).toEqual(guest.me);
    expect((await guest.get('/api/me')).status).toBe(200);
  });

  test('with a new recovery code cannot use the old one', async () => {
    const server = await withServer();
    const guest = await arrive(server);
    const { recoveryCode } = await guest.do('/api/me/recovery');
    const phone = new Guest(server.address);
    expect(codeOf(await phone.post('/api/me/recover', { code: guest.recoveryCode }))).toBe('notFound');
    expect((await phone.do('/api/me/recover', { code: recoveryCode })).me).toEqual(guest.me);
  });

  test('cannot be taken over by trying codes', async () => {
    const server = await withServer({ tuning: { codesPerAddress: { burst: 3, perSecond: 0.001 } } });
    const guest = await arrive(server);
    const stranger = new Guest(server.address);
    for (let tries = 0; tries < 3; tries++)
      expect(codeOf(await stranger.post('/api/me/recover', { code: `${tries}`.repeat(26) }))).toBe('notFound');
    const reply = await stranger.post('/api/me/recover', { code: '3'.repeat(26) });
    expect(reply.status).toBe(429);
    expect(reply.body.error).toMatchObject({ code: 'rateLimited', why: 'codes' });
    expect(reply.body.error?.retryAfterMs).toBeGreaterThan(0);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    // A neighbour at the same address has done nothing wrong.
    expect((await new Guest(server.address).do('/api/me/recover', { code: guest.recoveryCode })).me).toEqual(guest.me);
  });
});

describe('a session', () => {
  test('is a cookie that scripts cannot read; the database holds only its hash', async () => {
    const server = await withServer();
    const guest = new Guest(server.address);
    const { headers } = await guest.post('/api/me', PERSONA);
    const cookie = need(headers.getSetCookie()[0]);
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = need(/^sid=([\w-]+)/.exec(cookie)?.[1]);
    await server.end();
    const bytes = readFileSync(join(server.dataDir, 'fremont.db')).toString('latin1');
    expect(bytes).toContain('Ada');
    expect(bytes).not.toContain(token);
  });

  test('over https has a cookie name that browsers protect', async () => {
    const server = await withServer({ env: { PUBLIC_URL: 'https://play.example.org' } });
    const guest = new Guest(server.address, 'https://play.example.org');
    const { headers } = await guest.post('/api/me', PERSONA);
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test.each(['', 'x', 'x'.repeat(43), '%00', '__proto__'])('with the token %j is invalid', async (token) => {
    const server = await withServer();
    const stranger = new Guest(server.address);
    stranger.cookie = `sid=${token}`;
    expect((await stranger.get('/api/me')).status).toBe(401);
  });

  test('can be seen and ended from another device', async () => {
    const server = await withServer();
    const guest = await arrive(server);
    const phone = new Guest(server.address);
    await phone.do('/api/me/recover', { code: guest.recoveryCode });
    const { sessions } = (await guest.get('/api/me/sessions')).body;
    expect(sessions).toHaveLength(2);
    const other = need(sessions.find(({ current }) => !current));
    await guest.do('/api/me/sessions/end', { id: other.id });
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await guest.get('/api/me')).status).toBe(200);
    expect(codeOf(await guest.post('/api/me/sessions/end', { id: other.id }))).toBe('notFound');
  });

  test('ends all others at once, or itself', async () => {
    const server = await withServer();
    const guest = await arrive(server);
    const devices = [new Guest(server.address), new Guest(server.address)];
    for (const device of devices) await device.do('/api/me/recover', { code: guest.recoveryCode });
    await guest.do('/api/me/sessions/end-others');
    for (const device of devices) expect((await device.get('/api/me')).status).toBe(401);
    await guest.do('/api/me/sign-out');
    expect((await guest.get('/api/me')).status).toBe(401);
  });

  test('is one of at most so many: one more ends the one that was used longest ago', async () => {
    const time = virtualTime();
    const server = await withServer({ time, tuning: { sessionsMax: 3 } });
    const guest = await arrive(server);
    const devices = [guest];
    for (let count = 0; count < 3; count++) {
      await time.leap(60_000);
      const device = new Guest(server.address);
      await device.do('/api/me/recover', { code: guest.recoveryCode });
      devices.push(device);
    }
    const replies = await Promise.all(devices.map((device) => device.get('/api/me')));
    expect(replies.map(({ status }) => status)).toEqual([401, 200, 200, 200]);
  });

  test('ends its sockets within a second', async () => {
    const server = await withServer();
    const guest = await arrive(server);
    const phone = new Guest(server.address);
    await phone.do('/api/me/recover', { code: guest.recoveryCode });
    const [mine, theirs] = [await guest.socket(), await phone.socket()];
    await guest.do('/api/me/sessions/end-others');
    expect(await theirs.closed).toBe(4401);
    expect(mine.raw.readyState).toBe(mine.raw.OPEN);
  });

  test('expires when it is not used, and after a year in any case', async () => {
    const time = virtualTime();
    const server = await withServer({ time });
    const [busy, idle] = [await arrive(server), await arrive(server)];
    for (let day = 0; day < 364; day += 28) {
      await time.leap(28 * DAY_MS);
      expect((await busy.get('/api/me')).status).toBe(200);
    }
    expect((await idle.get('/api/me')).status).toBe(401);
    await time.leap(2 * DAY_MS);
    expect((await busy.get('/api/me')).status).toBe(401);
  });
});

describe('the data of a person', () => {
  test('can be exported completely', async () => {
    const server = await withServer();
    const guest = await arrive(server, 'Ada');
    const table = await createTable(guest, planFor(2));
    const socket = await guest.socket();
    socket.send({ type: 'chat', table, id: 'a'.repeat(32), said: { type: 'text', words: 'hello there' } });
    await socket.next('said');
    const { body, headers } = await guest.get('/api/me/export');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body.person).toMatchObject({ id: guest.id, name: 'Ada', colour: 'cherry' });
    expect(body.sessions).toHaveLength(1);
    expect(body.tables).toMatchObject([{ id: table, title: 'Friday night', role: 'player', seats: [{ seat: 0 }] }]);
    expect(body.chat).toMatchObject([{ table, words: 'hello there' }]);
    expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{64}/);
  });

  test('is erased when they delete the account; a bot plays on, and the record stays', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server, 'Ada Byron'), await arrive(server, 'Ben')];
    const table = await startedTable([ada, ben], { title: 'Ada Byron and friends' });
    const socket = await ada.socket();
    socket.send({ type: 'chat', table, id: 'a'.repeat(32), said: { type: 'text', words: 'my secret words' } });
    await socket.next('said');
    await ada.do('/api/me/delete');
    expect(await socket.closed).toBe(4401);
    expect((await ada.get('/api/me')).status).toBe(401);
    expect(codeOf(await new Guest(server.address).post('/api/me/recover', { code: ada.recoveryCode }))).toBe(
      'notFound',
    );
    const room = await ben.room(table);
    expect(room.chairs[0]).toMatchObject({ type: 'person', person: { id: ada.id, name: '' } });
    expect(room.host).toBe(ben.id);
    const watching = await ben.socket();
    const { update } = await watching.look(table, 1);
    expect(update.players[0]).toMatchObject({ by: 'bot', why: 'left' });
    await server.end();
    const copy = join(server.dataDir, 'copy.db');
    const storage = await openStorage({ databaseUrl: null, dataDir: server.dataDir }, 0);
    await storage.backup(copy);
    await storage.close();
    const bytes = readFileSync(copy).toString('latin1');
    expect(bytes).toContain(ada.id);
    for (const words of ['Ada Byron', 'my secret words']) expect(bytes).not.toContain(words);
  });

  test('is erased after a year without a visit', async () => {
    const time = virtualTime();
    const server = await withServer({ time });
    const guest = await arrive(server);
    await time.leap(364 * DAY_MS);
    await server.services.accountRemoval.eraseIdle(server.services.now() - 365 * DAY_MS);
    expect(await server.storage.people.find(guest.id)).toMatchObject({ name: guest.me.name });
    await time.leap(2 * DAY_MS);
    await server.services.accountRemoval.eraseIdle(server.services.now() - 365 * DAY_MS);
    expect(await server.storage.people.find(guest.id)).toMatchObject({ name: '' });
  });
});
