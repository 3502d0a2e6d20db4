/** Access tokens: programs that play for people. */

import { seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { arrive, codeOf, createTable, planFor } from './guest.ts';
import { type Program, programOf } from './program.ts';
import { withServer } from './server.ts';
import { newId } from './test-socket.ts';

const BOTH = ['play', 'chat'];

describe('a token', () => {
  test('is shown once, listed without its secret, and revoked', async () => {
    const server = await withServer();
    const ada = await arrive(server, 'Ada');
    const { token, secret } = await ada.do('/api/me/tokens', { name: 'Robo', scopes: BOTH });
    expect(secret).toMatch(/^fr_/);
    expect(token).toMatchObject({
      scopes: BOTH,
      person: { name: 'Robo', colour: 'cherry', bot: { owner: { id: ada.id, name: 'Ada' } } },
    });
    const listed = await ada.get('/api/me/tokens');
    expect(listed.body.tokens).toEqual([token]);
    expect(JSON.stringify(listed.body)).not.toContain(secret);
    await ada.do('/api/me/tokens/revoke', { id: token.id });
    expect((await ada.get('/api/me/tokens')).body.tokens).toEqual([]);
    expect((await ada.post('/api/me/tokens/revoke', { id: token.id })).body.error).toEqual({
      code: 'notFound',
      why: 'token',
    });
  });

  test('of another person cannot be revoked', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const { token } = await ada.do('/api/me/tokens', { name: 'Robo', scopes: ['play'] });
    expect(codeOf(await ben.post('/api/me/tokens/revoke', { id: token.id }))).toBe('notFound');
    expect((await ada.get('/api/me/tokens')).body.tokens).toHaveLength(1);
  });

  test.each([
    [{ name: 'Robo', scopes: [] }, 'scopes'],
    [{ name: 'Robo', scopes: ['play', 'play'] }, 'scopes'],
    [{ name: 'Robo', scopes: ['admin'] }, 'scopes.0'],
    [{ name: ' ', scopes: ['play'] }, 'name'],
  ])('asked for with %j is refused', async (body, why) => {
    const server = await withServer();
    const { body: answer } = await (await arrive(server)).post('/api/me/tokens', body);
    expect(answer.error).toEqual({ code: 'badSchema', why });
  });

  test('is one of at most ten', async () => {
    const server = await withServer();
    const ada = await arrive(server);
    for (let number = 0; number < 10; number++)
      await ada.do('/api/me/tokens', { name: `Robo ${number}`, scopes: ['play'] });
    expect((await ada.post('/api/me/tokens', { name: 'One more', scopes: ['play'] })).body.error).toEqual({
      code: 'forbidden',
      why: 'tooManyTokens',
    });
  });

  test('that does not exist is refused everywhere, also with a valid cookie', async () => {
    const server = await withServer();
    const ada = await arrive(server);
    const headers = { authorization: `Bearer fr_${'A'.repeat(43)}` };
    for (const path of ['/api/hello', '/api/me', '/api/tables'])
      expect((await ada.get(path, headers)).body.error).toEqual({ code: 'unauthenticated', why: 'token' });
    expect(codeOf(await ada.post('/api/tables', {}, headers))).toBe('unauthenticated');
  });

  test('ends at once for open sockets when it is revoked', async () => {
    const server = await withServer();
    const ada = await arrive(server);
    const robo = await programOf(ada, 'Robo', BOTH);
    const socket = await robo.socket();
    const [token] = (await ada.get('/api/me/tokens')).body.tokens;
    await ada.do('/api/me/tokens/revoke', { id: token?.id });
    expect(await socket.closed).toBe(4401);
    expect(codeOf(await robo.get('/api/me'))).toBe('unauthenticated');
  });
});

describe('a program', () => {
  const tableFor = async (owner: Awaited<ReturnType<typeof arrive>>): Promise<string> => createTable(owner, planFor(2));

  test('plays without cookie and origin, and is shown as a bot of its owner', async () => {
    const server = await withServer();
    const ada = await arrive(server, 'Ada');
    const robo = await programOf(ada, 'Robo', BOTH);
    const me = { id: robo.id, name: 'Robo', colour: 'cherry', bot: { owner: { id: ada.id, name: 'Ada' } } };
    expect((await robo.get('/api/hello')).body.me).toEqual(me);
    expect((await robo.get('/api/me')).body.me).toEqual(me);
    const table = await tableFor(ada);
    expect((await robo.post(`/api/tables/${table}/sit`, { seat: 1, name: null })).status).toBe(200);
    expect((await ada.room(table)).chairs[1]).toMatchObject({ type: 'person', person: me, name: 'Robo' });
    await ada.do(`/api/tables/${table}/start`);
    const socket = await robo.socket();
    const { update } = await socket.look(table, 1);
    expect(update.viewer).toBe(1);
    socket.send({ type: 'chat', table, id: newId(), said: { type: 'text', words: 'hello' } });
    expect((await socket.next('chat')).lines[0]?.person).toEqual(me);
  });

  test('shows the new name of its owner', async () => {
    const server = await withServer();
    const ada = await arrive(server, 'Ada');
    const robo = await programOf(ada, 'Robo', ['play']);
    expect((await robo.get('/api/me')).body.me.bot?.owner.name).toBe('Ada');
    await ada.do('/api/me/change', { name: 'Grace', colour: 'pool' });
    expect((await robo.get('/api/me')).body.me.bot?.owner.name).toBe('Grace');
  });

  const forbidden = (program: Program, path: string, body: unknown) =>
    program.post(path, body).then(({ body: { error } }) => error);

  test('may not touch the account of its owner', async () => {
    const server = await withServer();
    const ada = await arrive(server);
    const robo = await programOf(ada, 'Robo', BOTH);
    const token = { code: 'forbidden', why: 'token' };
    for (const [path, body] of [
      ['/api/me', { name: 'x', colour: 'pool' }],
      ['/api/me/recover', { code: ada.recoveryCode }],
      ['/api/me/change', { name: 'x', colour: 'pool' }],
      ['/api/me/recovery', {}],
      ['/api/me/delete', {}],
      ['/api/me/sessions/end-others', {}],
      ['/api/me/mutes', { person: ada.id, muted: true }],
      ['/api/me/tokens', { name: 'x', scopes: ['play'] }],
    ] as const)
      expect([path, await forbidden(robo, path, body)]).toEqual([path, token]);
    for (const path of ['/api/me/export', '/api/me/sessions', '/api/me/tokens', '/api/me/mutes'])
      expect([path, (await robo.get(path)).body.error]).toEqual([path, token]);
    expect((await ada.get('/api/me')).status).toBe(200);
  });

  test('needs the scope `play` for tables and commands', async () => {
    const server = await withServer();
    const ada = await arrive(server);
    const chatter = await programOf(ada, 'Chatter', ['chat']);
    const refused = { code: 'forbidden', why: 'scope.play' };
    expect(await forbidden(chatter, '/api/tables', { plan: planFor(2), sit: [] })).toEqual(refused);
    const table = await tableFor(ada);
    expect(await forbidden(chatter, `/api/tables/${table}/sit`, { seat: 1, name: null })).toEqual(refused);
    const socket = await chatter.socket();
    const id = newId();
    socket.send({ type: 'command', table, command: { type: 'redo', id, seat: 1 } });
    expect(await socket.next('error')).toEqual({ type: 'error', re: { type: 'command', id, table }, error: refused });
    expect((await ada.room(table)).chairs[1]).toMatchObject({ person: null });
  });

  test('needs the scope `chat` for the chat', async () => {
    const server = await withServer();
    const ada = await arrive(server);
    const player = await programOf(ada, 'Player', ['play']);
    const table = await tableFor(ada);
    await player.post(`/api/tables/${table}/sit`, { seat: 1, name: null });
    const socket = await player.socket();
    const id = newId();
    socket.send({ type: 'chat', table, id, said: { type: 'text', words: 'hello' } });
    const refused = { code: 'forbidden', why: 'scope.chat' };
    expect(await socket.next('error')).toEqual({ type: 'error', re: { type: 'chat', id, table }, error: refused });
  });

  test('has its own rate of requests', async () => {
    const server = await withServer({ tuning: { tokenRequests: { burst: 2, perSecond: 0.001 } } });
    const ada = await arrive(server);
    const robo = await programOf(ada, 'Robo', ['play']);
    for (let number = 0; number < 2; number++) expect((await robo.get('/api/me')).status).toBe(200);
    expect((await robo.get('/api/me')).body.error).toMatchObject({ code: 'rateLimited', why: 'token' });
    expect((await ada.get('/api/me')).status).toBe(200);
  });

  test('shares one rate of messages among its sockets', async () => {
    const server = await withServer({ tuning: { messages: { burst: 4, perSecond: 0.001 } } });
    const robo = await programOf(await arrive(server), 'Robo', ['play']);
    const sockets = [await robo.socket(), await robo.socket()];
    for (const [n, socket] of sockets.entries()) for (let more = 0; more < 2; more++) socket.send({ type: 'ping', n });
    for (const socket of sockets) await socket.until(() => socket.count('pong') + socket.count('error') === 2);
    expect(sockets.reduce((sum, socket) => sum + socket.count('pong'), 0)).toBe(2);
  });

  test('counts as its owner when it creates tables', async () => {
    const server = await withServer({ tuning: { newTables: { burst: 1, perSecond: 0.0001 } } });
    const ada = await arrive(server);
    const robo = await programOf(ada, 'Robo', ['play']);
    await tableFor(ada);
    expect(await forbidden(robo, '/api/tables', { plan: planFor(2), sit: [] })).toMatchObject({ code: 'rateLimited' });
  });

  test('shares the limit of waiting tables with its owner', async () => {
    const server = await withServer({ tuning: { waitingTablesPerPerson: 2 } });
    const ada = await arrive(server);
    const robo = await programOf(ada, 'Robo', ['play']);
    const body = { plan: planFor(2), sit: [] };
    await tableFor(ada);
    expect((await robo.post('/api/tables', body)).status).toBe(200);
    const tooMany = { code: 'forbidden', why: 'tooManyTables' };
    for (const host of [ada, robo]) expect((await host.post('/api/tables', body)).body.error).toEqual(tooMany);
  });

  test('has one vote together with its owner', async () => {
    const server = await withServer({ tuning: { botDelayMs: 1e9 } });
    const [ada, ben, cy] = [await arrive(server, 'Ada'), await arrive(server, 'Ben'), await arrive(server, 'Cy')];
    const robo = await programOf(ada, 'Robo', BOTH);
    const table = await createTable(ada, planFor(4));
    for (const [seat, player] of [ben, cy, robo].entries())
      expect((await player.post(`/api/tables/${table}/sit`, { seat: seat + 1, name: null })).status).toBe(200);
    await ada.do(`/api/tables/${table}/start`);
    await ben.do(`/api/tables/${table}/leave`);
    const vote = { type: 'vote', about: seatAt(1), keep: true } as const;
    const watcher = await ada.socket();
    await watcher.look(table, 0);
    await watcher.command(table, { ...vote, seat: seatAt(0) });
    expect(await (await robo.socket()).command(table, { ...vote, seat: seatAt(3) })).toMatchObject({ type: 'done' });
    const { votes } = (await watcher.look(table, 0)).update;
    expect(votes).toEqual([{ about: 1, keep: [0, 3], needed: 2 }]);
    const ballot = await (await cy.socket()).command(table, { ...vote, seat: seatAt(2) });
    expect(ballot).toMatchObject({ type: 'done' });
    expect((await watcher.look(table, 0)).update.players[1]).toMatchObject({ by: 'bot', why: 'voted' });
  });

  test('is erased with its owner', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
    const robo = await programOf(ada, 'Robo', ['play']);
    const table = await tableFor(ben);
    await robo.post(`/api/tables/${table}/join`, { role: 'spectator' });
    await ada.do('/api/me/delete');
    expect(codeOf(await robo.get('/api/me'))).toBe('unauthenticated');
    expect(await server.storage.people.find(robo.id)).toMatchObject({ name: '' });
    expect(await server.storage.tokens.listOf(ada.id)).toEqual([]);
  });
});

test('the export of a person lists their programs', async () => {
  const server = await withServer();
  const ada = await arrive(server);
  const robo = await programOf(ada, 'Robo', ['play']);
  const exported: unknown = (await ada.get('/api/me/export')).body;
  expect(exported).toMatchObject({ programs: [{ bot: robo.id, scopes: ['play'] }] });
});
