/** Sockets: what is said on them, what is not understood, how much is too much, and who is still there. */

import { PROTOCOL_VERSION } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { arrive, need, startedTable } from './guest.ts';
import { type ServerSetup, withServer } from './server.ts';
import { connect, newId, Refused } from './test-socket.ts';
import { rest, virtualTime } from './virtual-time.ts';

const withTwo = async (setup: ServerSetup = {}, plan: Parameters<typeof startedTable>[1] = {}) => {
  const server = await withServer(setup);
  const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
  const table = await startedTable([ada, ben], plan);
  return { server, ada, ben, table };
};

describe('a socket', () => {
  test('is greeted with who its person is', async () => {
    const server = await withServer();
    const ada = await arrive(server, 'Ada');
    const socket = await connect(ada);
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    expect(await socket.next('welcome')).toEqual({ type: 'welcome', protocol: 2, me: ada.me });
  });

  test('of a client from another time is told so and closed', async () => {
    const server = await withServer();
    const socket = await connect(await arrive(server));
    socket.send({ type: 'hello', protocol: 0 });
    expect(await socket.next('error')).toEqual({ type: 'error', re: null, error: { code: 'versionTooOld', why: '2' } });
    expect(await socket.closed).toBe(1008);
  });

  test('has to say hello before anything else', async () => {
    const server = await withServer();
    const socket = await connect(await arrive(server));
    socket.send({ type: 'ping', n: 1 });
    expect((await socket.next('error')).error).toEqual({ code: 'badSchema', why: 'hello' });
  });

  test('that says nothing is closed after five seconds', async () => {
    const time = virtualTime();
    const server = await withServer({ time });
    const silent = await connect(await arrive(server));
    const polite = await (await arrive(server)).socket();
    await rest();
    await time.pass(5_000);
    expect(await silent.closed).toBe(1008);
    expect(polite.raw.readyState).toBe(WebSocket.OPEN);
  });

  test('whose other end has gone silently is given up after two missed signs of life', async () => {
    const time = virtualTime();
    const server = await withServer({ time });
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const [gone, here] = [await ada.socket(), await ben.socket()];
    gone.raw.pause();
    for (let beats = 0; beats < 3; beats++) {
      await time.pass(10_000);
      // A pong is a matter of the network, not of the clock.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(server.services.sockets.of(ada.id).size).toBe(0);
    expect(here.raw.readyState).toBe(WebSocket.OPEN);
  });

  test('answers a ping', async () => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    socket.send({ type: 'ping', n: 42 });
    expect(await socket.next('pong')).toEqual({ type: 'pong', n: 42 });
  });
});

describe('what is not understood', () => {
  test.each([
    ['{"type":', 'badFrame', 'notJson'],
    ['', 'badFrame', 'notJson'],
    [`{"type":"ping","n":${'['.repeat(30)}`, 'badFrame', 'tooDeep'],
    ['42', 'badSchema', 'type'],
    ['null', 'badSchema', 'type'],
    ['[]', 'badSchema', 'type'],
    ['{"type":"dance"}', 'badSchema', 'type'],
    ['{"type":"__proto__"}', 'badSchema', 'type'],
    ['{"type":"ping"}', 'badSchema', 'n'],
    ['{"type":"ping","n":1e400}', 'badSchema', 'n'],
    ['{"type":"ping","n":-0.5}', 'badSchema', 'n'],
    ['{"type":"watch","table":"x","as":0,"have":null}', 'badSchema', 'table'],
    ['{"type":"watch","table":"abcdefgh","as":"admin","have":null}', 'badSchema', 'as'],
    ['{"type":"command","table":"abcdefgh","command":{"type":"act"}}', 'badSchema', 'command.badId'],
  ])('%s gets one typed error and nothing else', async (text, code, why) => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    socket.raw.send(text);
    expect((await socket.next('error')).error).toEqual({ code, why });
    socket.send({ type: 'ping', n: 1 });
    await socket.next('pong');
    expect(socket.count('error')).toBe(1);
  });

  test('is answered to the command it was meant to be', async () => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    const id = newId();
    socket.send({ type: 'command', table: 'abcdefgh', command: { type: 'dance', id, seat: 0 } });
    expect(await socket.next('error')).toMatchObject({
      re: { type: 'command', id, table: 'abcdefgh' },
      error: { code: 'badSchema', why: 'command.unknownCommand' },
    });
  });

  test('because it is not text is refused', async () => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    socket.raw.send(Buffer.from([1, 2, 3]));
    expect((await socket.next('error')).error).toEqual({ code: 'badFrame', why: 'binary' });
  });

  test('because a command is too large is refused, because a frame is, ends the socket', async () => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    const command = { type: 'act', id: newId(), seat: 0, decision: '0.0', action: { padding: 'x'.repeat(5_000) } };
    socket.send({ type: 'command', table: 'abcdefgh', command });
    expect((await socket.next('error')).error).toEqual({ code: 'tooLarge', why: 'command' });
    socket.raw.send('x'.repeat(20_000));
    expect(await socket.closed).toBe(1009);
  });

  test('because it comes in crumbs ends the socket', async () => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    for (let crumbs = 0; crumbs < 20; crumbs++) socket.raw.send('x', { fin: false });
    expect(await socket.closed).toBe(1008);
  });
});

describe('too much', () => {
  test('is first told, then shown out', async () => {
    const server = await withServer({
      tuning: { messages: { burst: 10, perSecond: 0.001 }, messagesIgnoredMax: 5 },
    });
    const socket = await (await arrive(server)).socket();
    for (let n = 0; n < 30; n++) socket.send({ type: 'ping', n });
    expect(await socket.closed).toBe(1008);
    expect(socket.count('pong')).toBe(9);
    const errors = socket.received.filter((message) => message.type === 'error');
    expect(errors).toHaveLength(5);
    for (const { error } of errors) expect(error).toMatchObject({ code: 'rateLimited', why: 'messages' });
  });

  test.each([
    ['of one person', { socketsPerPerson: 2 }, 429, 'socketsPerPerson'],
    ['from one address', { socketsPerAddress: 2 }, 429, 'socketsPerAddress'],
    ['for the server', { sockets: 2 }, 503, 'sockets'],
    ['at once', { handshakes: { burst: 2, perSecond: 0.001 } }, 429, 'handshakes'],
  ])('are sockets %s', async (_whose, tuning, status, why) => {
    const server = await withServer({ tuning });
    const ada = await arrive(server);
    const sockets = [await ada.socket(), await ada.socket()];
    const refused = await ada.socket().catch((error) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status, body: { error: { why, retryAfterMs: expect.any(Number) } } });
    await need(sockets[0]).close();
    if (why !== 'handshakes') await ada.socket();
  });

  test('are more than five sockets of one person at one table', async () => {
    const { ada, table } = await withTwo();
    const sockets = await Promise.all(Array.from({ length: 6 }, () => ada.socket()));
    for (const socket of sockets.slice(0, 5)) await socket.look(table, 0);
    const sixth = need(sockets[5]);
    await sixth.watch(table, 0);
    expect((await sixth.next('error')).error).toMatchObject({ code: 'rateLimited', why: 'socketsPerTable' });
    await need(sockets[0]).look(table, 0);
  });

  test('is what somebody does not read: they are cut off and come back', async () => {
    const { server, ada, ben, table } = await withTwo();
    const [reading, deaf] = [await ada.socket(), await ben.socket()];
    await reading.look(table, 0);
    await deaf.look(table, 1);
    deaf.raw.pause();
    const [connection] = server.services.sockets.of(ben.id);
    const { updateFrame } = await import('../src/projection.ts');
    const live = await server.services.host.open(table);
    for (let times = 0; times < 10_000 && connection?.isOpen; times++)
      connection.send(updateFrame(live.look('spectator')));
    expect(connection?.isOpen).toBe(false);
    const again = await ben.socket();
    expect((await again.look(table, 1)).update.version).toBe(0);
    reading.send({ type: 'ping', n: 1 });
    await reading.next('pong');
  });
});
