/** Sockets: hello, invalid messages, limits, and the heartbeat. */

import { PROTOCOL_VERSION } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { arrive, createTable, need, planFor, startedTable } from './guest.ts';
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
  test('is welcomed with its person', async () => {
    const server = await withServer();
    const ada = await arrive(server, 'Ada');
    const socket = await connect(ada);
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    expect(await socket.next('welcome')).toEqual({ type: 'welcome', protocol: 3, me: ada.me });
  });

  test('of a client with another protocol version gets an error and is closed', async () => {
    const server = await withServer();
    const socket = await connect(await arrive(server));
    socket.send({ type: 'hello', protocol: 0 });
    expect(await socket.next('error')).toEqual({
      type: 'error',
      re: { type: 'hello', id: null, table: null },
      error: { code: 'versionTooOld', why: String(PROTOCOL_VERSION) },
    });
    expect(await socket.closed).toBe(1008);
  });

  test('has to say hello before anything else', async () => {
    const server = await withServer();
    const socket = await connect(await arrive(server));
    socket.send({ type: 'ping', n: 1 });
    expect((await socket.next('error')).error).toEqual({ code: 'badSchema', why: 'hello' });
  });

  test('without a hello is closed after five seconds', async () => {
    const time = virtualTime();
    const server = await withServer({ time });
    const silent = await connect(await arrive(server));
    const polite = await (await arrive(server)).socket();
    await rest();
    await time.pass(5_000);
    expect(await silent.closed).toBe(1008);
    expect(polite.raw.readyState).toBe(WebSocket.OPEN);
  });

  test('whose client is gone is terminated after two missed pongs', async () => {
    const time = virtualTime();
    const server = await withServer({ time });
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const [gone, here] = [await ada.socket(), await ben.socket()];
    gone.raw.pause();
    for (let beats = 0; beats < 3; beats++) {
      await time.pass(10_000);
      // A pong takes real time, not virtual time.
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

describe('an invalid message', () => {
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

  test('is answered with the id of its command', async () => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    const id = newId();
    socket.send({ type: 'command', table: 'abcdefgh', command: { type: 'dance', id, seat: 0 } });
    expect(await socket.next('error')).toMatchObject({
      re: { type: 'command', id, table: 'abcdefgh' },
      error: { code: 'badSchema', why: 'command.unknownCommand' },
    });
  });

  test('that is binary is refused', async () => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    socket.raw.send(Buffer.from([1, 2, 3]));
    expect((await socket.next('error')).error).toEqual({ code: 'badFrame', why: 'binary' });
  });

  test('is refused if the command is too large; a frame that is too large closes the socket', async () => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    const command = { type: 'act', id: newId(), seat: 0, decision: '0.0', action: { padding: 'x'.repeat(5_000) } };
    socket.send({ type: 'command', table: 'abcdefgh', command });
    expect((await socket.next('error')).error).toEqual({ code: 'tooLarge', why: 'command' });
    socket.raw.send('x'.repeat(20_000));
    expect(await socket.closed).toBe(1009);
  });

  test('in too many fragments closes the socket', async () => {
    const server = await withServer();
    const socket = await (await arrive(server)).socket();
    for (let crumbs = 0; crumbs < 20; crumbs++) socket.raw.send('x', { fin: false });
    expect(await socket.closed).toBe(1008);
  });
});

describe('the limits', () => {
  test('answer messages over the rate with errors, then close the socket', async () => {
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

  test('name the message that they answer', async () => {
    const server = await withServer({ tuning: { messages: { burst: 1, perSecond: 0.001 } } });
    const socket = await (await arrive(server)).socket();
    const table = 'abcdefghabcdefgh';
    const id = newId();
    socket.send({ type: 'command', table, command: { type: 'redo', id, seat: 0 } });
    socket.send({ type: 'chat', table, id, said: { type: 'text', words: 'hello' } });
    socket.send({ type: 'watch', table, as: 0, have: null });
    socket.send({ type: 'lobby', on: true });
    socket.send([]);
    await socket.until(() => socket.count('error') === 5);
    const errors = socket.received.filter((message) => message.type === 'error');
    expect(errors.map(({ error }) => error.code)).toEqual(Array(5).fill('rateLimited'));
    expect(errors.map(({ re }) => re)).toEqual([
      { type: 'command', id, table },
      { type: 'chat', id, table },
      { type: 'watch', id: null, table },
      { type: 'lobby', id: null, table: null },
      null,
    ]);
  });

  test.each([
    ['of one person', { socketsPerPerson: 2 }, 429, 'socketsPerPerson'],
    ['from one address', { socketsPerAddress: 2 }, 429, 'socketsPerAddress'],
    ['for the server', { sockets: 2 }, 503, 'sockets'],
    ['at once', { handshakes: { burst: 2, perSecond: 0.001 } }, 429, 'handshakes'],
  ])('refuse sockets %s', async (_whose, tuning, status, why) => {
    const server = await withServer({ tuning });
    const ada = await arrive(server);
    const sockets = [await ada.socket(), await ada.socket()];
    const refused = await ada.socket().catch((error) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status, body: { error: { why, retryAfterMs: expect.any(Number) } } });
    await need(sockets[0]).close();
    if (why !== 'handshakes') await ada.socket();
  });

  test('allow five sockets of one person at one table', async () => {
    const { ada, table } = await withTwo();
    const sockets = await Promise.all(Array.from({ length: 6 }, () => ada.socket()));
    for (const socket of sockets.slice(0, 5)) await socket.look(table, 0);
    const sixth = need(sockets[5]);
    await sixth.watch(table, 0);
    expect((await sixth.next('error')).error).toMatchObject({ code: 'rateLimited', why: 'socketsPerTable' });
    await need(sockets[0]).look(table, 0);
  });

  test('allow a socket to watch so many tables, and another one after it has left one', async () => {
    const server = await withServer({ tuning: { tablesPerSocket: 2 } });
    const ada = await arrive(server);
    const [first = '', second = '', third = ''] = await Promise.all(
      Array.from({ length: 3 }, () => createTable(ada, planFor(2))),
    );
    const socket = await ada.socket();
    for (const table of [first, second, first]) {
      await socket.watch(table, 'spectator');
      await socket.next('room', ({ room }) => room.id === table);
    }
    await socket.watch(third, 'spectator');
    expect((await socket.next('error')).error).toEqual({ code: 'forbidden', why: 'tooManyWatched' });
    socket.send({ type: 'unwatch', table: first });
    await socket.watch(third, 'spectator');
    await socket.next('room', ({ room }) => room.id === third);
  });

  test('terminate a client that does not read, and it can reconnect', async () => {
    const { server, ada, ben, table } = await withTwo();
    const [reading, deaf] = [await ada.socket(), await ben.socket()];
    await reading.look(table, 0);
    await deaf.look(table, 1);
    deaf.raw.pause();
    const [connection] = server.services.sockets.of(ben.id);
    const { updateMessage } = await import('../src/outgoing-messages.ts');
    const live = await server.services.host.open(table);
    for (let times = 0; times < 10_000 && connection?.isOpen; times++)
      connection.send(updateMessage(live.look('spectator')));
    expect(connection?.isOpen).toBe(false);
    const again = await ben.socket();
    expect((await again.look(table, 1)).update.version).toBe(0);
    reading.send({ type: 'ping', n: 1 });
    await reading.next('pong');
  });
});
