/** Sockets: what is said on them, what is not understood, how much is too much, and who is still there. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { PROTOCOL_VERSION } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { arrive, createTable, type Guest, need, planFor, startedTable } from './guest.ts';
import { type ServerSetup, withServer } from './server.ts';
import { connect, newId, Refused, type TestSocket } from './test-socket.ts';
import { rest, virtualTime } from './virtual-time.ts';

const withTwo = async (setup: ServerSetup = {}, plan: Parameters<typeof startedTable>[1] = {}) => {
  const server = await withServer(setup);
  const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
  const table = await startedTable([ada, ben], plan);
  return { server, ada, ben, table };
};

const roll = (socket: TestSocket, table: string, seat = 0) => {
  const ask = need(socket.latest(table)?.asks[0]);
  return socket.command(table, { type: 'act', seat: seat as never, decision: ask.id, action: { type: 'roll' } });
};

describe('a socket', () => {
  test('is greeted with who its person is', async () => {
    const server = await withServer();
    const ada = await arrive(server, 'Ada');
    const socket = await connect(ada);
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    expect(await socket.next('welcome')).toEqual({ type: 'welcome', protocol: 1, me: ada.me });
  });

  test('of a client from another time is told so and closed', async () => {
    const server = await withServer();
    const socket = await connect(await arrive(server));
    socket.send({ type: 'hello', protocol: 0 });
    expect(await socket.next('error')).toEqual({ type: 'error', re: null, error: { code: 'versionTooOld', why: '1' } });
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

describe('watching', () => {
  test('shows the room, the match as one viewer may see it, and the story so far', async () => {
    const { ada, ben, table } = await withTwo();
    const socket = await ada.socket();
    await socket.watch(table, 0);
    expect((await socket.next('room')).room).toMatchObject({ id: table, status: 'running', host: ada.id });
    const { update, history, seen, clock } = await socket.next('table');
    expect(update).toMatchObject({ version: 0, viewer: 0, legal: [{ type: 'roll' }], asks: [{ id: '0.0', seat: 0 }] });
    expect({ steps: history.length, seen, clock }).toEqual({ steps: 1, seen: 0, clock: null });
    const other = await ben.socket();
    expect((await other.look(table, 1)).update).toMatchObject({ viewer: 1, legal: [] });
  });

  test('as a seat that is not one’s own is refused', async () => {
    const { server, ada, table } = await withTwo();
    const stranger = await arrive(server);
    for (const [guest, as] of [
      [ada, 1],
      [stranger, 0],
      [stranger, 5],
    ] as const) {
      const socket = await guest.socket();
      await socket.watch(table, as);
      expect((await socket.next('error')).error).toEqual({ code: 'notYourSeat', why: String(as) });
      expect(socket.count('table')).toBe(0);
    }
  });

  test('a public match as a spectator is for everybody, a closed one for its members', async () => {
    const { server, ada, ben } = await withTwo();
    const closed = await startedTable([ada, ben]).then(() => closedTable(ada, ben));
    const stranger = await (await arrive(server)).socket();
    const open = await startedTable([ada, ben]);
    expect((await stranger.look(open, 'spectator')).update).toMatchObject({ viewer: 'spectator', legal: [] });
    for (const table of [closed, 'nosuchtable']) {
      await stranger.watch(table, 'spectator');
      expect(await stranger.next('error')).toMatchObject({
        re: { type: 'watch', table },
        error: { code: 'notFound', why: 'table' },
      });
    }
  });

  const closedTable = async (ada: Guest, ben: Guest): Promise<string> => {
    const table = await createTable(ada, planFor(2, 0, { visibility: 'link' }));
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await ben.do('/api/join', { secret });
    await ada.do(`/api/tables/${table}/start`);
    return table;
  };

  test('ends when one no longer watches', async () => {
    const { ada, ben, table } = await withTwo();
    const [one, other] = [await ada.socket(), await ben.socket()];
    await one.look(table, 0);
    await other.look(table, 1);
    other.send({ type: 'unwatch', table });
    other.send({ type: 'ping', n: 1 });
    await other.next('pong');
    const before = other.received.length;
    await roll(one, table);
    other.send({ type: 'ping', n: 2 });
    await other.next('pong');
    expect(other.received.slice(before).filter(({ type }) => type === 'update')).toEqual([]);
  });

  test('a table in the lobby shows the room and every change of it', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
    const table = await createTable(ada, planFor(2));
    const socket = await ada.socket();
    await socket.watch(table, 'spectator');
    expect((await socket.next('room')).room.status).toBe('lobby');
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    await socket.next('room', ({ room }) => room.chairs[1]?.type === 'person' && room.chairs[1].person?.id === ben.id);
    await ada.do(`/api/tables/${table}/start`);
    await socket.next('room', ({ room }) => room.status === 'running');
    expect((await socket.look(table, 0)).update.version).toBe(0);
  });
});

describe('coming back after a gap', () => {
  test('tells what was missed, step by step, and how the table stands', async () => {
    const { ada, ben, table } = await withTwo();
    const one = await ada.socket();
    await one.look(table, 0);
    await roll(one, table);
    const other = await ben.socket();
    await other.watch(table, 1, 0);
    const { missed, update } = await other.next('resumed');
    expect(missed).toMatchObject([{ version: 1, seat: 0, events: [{ type: 'diceRolled' }] }]);
    expect(update).toMatchObject({ version: 1, viewer: 1 });
    await other.watch(table, 1, 1);
    expect((await other.next('resumed')).missed).toEqual([]);
  });

  test('past an undo, or from the future, is a fresh look', async () => {
    const { ada, table } = await withTwo();
    const socket = await ada.socket();
    await socket.look(table, 0);
    await roll(socket, table);
    const { decision, action } = placing(socket, table);
    await socket.command(table, { type: 'act', seat: 0 as never, decision, action });
    await socket.command(table, { type: 'undo', seat: 0 as never, consent: [] });
    for (const have of [0, 1, 2, 99]) {
      await socket.watch(table, 0, have);
      expect((await socket.next('table')).update.version).toBe(3);
    }
    await socket.watch(table, 0, 3);
    await socket.next('resumed');
  });

  const placing = (socket: TestSocket, table: string) => {
    const update = need(socket.latest<LasVegas>(table));
    return { decision: need(update.asks[0]).id, action: need(update.legal[0]) };
  };
});

describe('presence', () => {
  test('is told by seat, at once when somebody comes, after a while when they go', async () => {
    const { ada, ben, table } = await withTwo();
    const one = await ada.socket();
    expect((await one.look(table, 0)).update.players).toMatchObject([{ present: true }, { present: false }]);
    const other = await ben.socket();
    await other.look(table, 1);
    await one.next('presence', ({ present }) => present.every(Boolean));
    await other.cut();
    await one.next('presence', ({ present }) => present[1] === false);
  });

  test('does not flicker when a page is loaded again', async () => {
    const { ada, ben, table } = await withTwo({ tuning: { absenceMs: 60_000 } });
    const one = await ada.socket();
    await one.look(table, 0);
    for (let times = 0; times < 3; times++) {
      const other = await ben.socket();
      await other.look(table, 1);
      await other.close();
    }
    one.send({ type: 'ping', n: 1 });
    await one.next('pong');
    const told = one.received.filter((message) => message.type === 'presence').map(({ present }) => present[1]);
    expect(told.slice(told.indexOf(true))).not.toContain(false);
  });

  test('counts those who only watch', async () => {
    const { server, ada, table } = await withTwo();
    const one = await ada.socket();
    await one.look(table, 0);
    await (await (await arrive(server)).socket()).look(table, 'spectator');
    await one.next('presence', ({ watchers }) => watchers === 1);
  });
});

describe('the lobby', () => {
  test('is told to whoever listens, and changes are told again', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const socket = await ben.socket();
    socket.send({ type: 'lobby', on: true });
    expect((await socket.next('lobby')).tables).toEqual([]);
    const table = await createTable(ada, planFor(2));
    expect((await socket.next('lobby')).tables).toMatchObject([{ id: table, free: 1 }]);
    socket.send({ type: 'lobby', on: false });
    socket.send({ type: 'ping', n: 1 });
    await socket.next('pong');
  });
});

describe('one’s turn', () => {
  test('is called to wherever its person is, but not to the table itself', async () => {
    const { ada, ben, table } = await withTwo();
    const [one, atTable, elsewhere] = [await ada.socket(), await ben.socket(), await ben.socket()];
    await one.look(table, 0);
    await atTable.look(table, 1);
    await roll(one, table);
    const update = need(one.latest<LasVegas>(table));
    await one.command(table, {
      type: 'act',
      seat: 0 as never,
      decision: need(update.asks[0]).id,
      action: need(update.legal[0]),
    });
    expect(await elsewhere.next('yourTurn')).toMatchObject({ table, seat: 1 });
    expect(atTable.count('yourTurn')).toBe(0);
    expect((await ben.get('/api/tables/mine')).body.tables).toMatchObject([{ id: table, yourTurn: true }]);
    expect((await ada.get('/api/tables/mine')).body.tables).toMatchObject([{ id: table, yourTurn: false }]);
  });

  test('finds what was seen before when one comes back', async () => {
    const { ada, ben, table } = await withTwo();
    const [one, other] = [await ada.socket(), await ben.socket()];
    await one.look(table, 0);
    await other.look(table, 1);
    await roll(one, table);
    await other.next('update', ({ update }) => update.version === 1);
    other.send({ type: 'shown', table, version: 1 });
    other.send({ type: 'unwatch', table });
    other.send({ type: 'ping', n: 1 });
    await other.next('pong');
    const again = await ben.socket();
    expect((await again.look(table, 1)).seen).toBe(1);
  });
});
