/** Watching a table: snapshots, missed steps, presence, turns. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { arrive, createTable, type Guest, need, planFor, startedTable } from './guest.ts';
import { type ServerSetup, withServer } from './server.ts';
import type { TestSocket } from './test-socket.ts';

const withTwo = async (setup: ServerSetup = {}, plan: Parameters<typeof startedTable>[1] = {}) => {
  const server = await withServer(setup);
  const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
  const table = await startedTable([ada, ben], plan);
  return { server, ada, ben, table };
};

const roll = (socket: TestSocket, table: string, seat = 0) => {
  const ask = need(socket.latest(table)?.asks[0]);
  return socket.command(table, { type: 'act', seat: seatAt(seat), decision: ask.id, action: { type: 'roll' } });
};

describe('watching', () => {
  test('sends the room, the view of one viewer, and the history', async () => {
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

  test('as a seat of another person is refused', async () => {
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

  test('as a seat that does not exist gets its own error, for people of the table only', async () => {
    const { ada, table } = await withTwo();
    const socket = await ada.socket();
    await socket.watch(table, 5);
    expect((await socket.next('error')).error).toEqual({
      code: 'notYourSeat',
      why: '5',
      detail: { code: 'noSuchSeat', seat: 5, seats: 2 },
    });
  });

  test('a public match is open to all spectators, a private one to its members', async () => {
    const { server, ada, ben } = await withTwo();
    const closed = await closedTable(ada, ben);
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

  /** A running match that only its members can see. */
  const closedTable = async (ada: Guest, ben: Guest): Promise<string> => {
    const table = await createTable(ada, planFor(2, 0, { visibility: 'link' }));
    const { secret } = await ada.do(`/api/tables/${table}/invites`, { seat: null });
    await ben.do('/api/join', { secret });
    await ada.do(`/api/tables/${table}/start`);
    return table;
  };

  test('ends with unwatch', async () => {
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

  test('a table in the lobby sends the room and every change of it', async () => {
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

  test('sends the new name of a person to every table at once', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server, 'Ada'), await arrive(server, 'Ben')];
    const table = await createTable(ada, planFor(2));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    const socket = await ada.socket();
    await socket.watch(table, 'spectator');
    await socket.next('room');
    await ben.do('/api/me/change', { name: 'Benedict', colour: 'pool' });
    await socket.next(
      'room',
      ({ room }) => room.chairs[1]?.type === 'person' && room.chairs[1].person?.name === 'Benedict',
    );
  });
});

describe('reconnecting', () => {
  test('sends the missed steps and the current update', async () => {
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

  test('after an undo, or with a version from the future, sends a snapshot', async () => {
    const { ada, table } = await withTwo();
    const socket = await ada.socket();
    await socket.look(table, 0);
    await roll(socket, table);
    const { decision, action } = placing(socket, table);
    await socket.command(table, { type: 'act', seat: seatAt(0), decision, action });
    await socket.command(table, { type: 'undo', seat: seatAt(0), consent: [] });
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
  test('is sent by seat, at once for an arrival, after a while for a departure', async () => {
    const { ada, ben, table } = await withTwo();
    const one = await ada.socket();
    expect((await one.look(table, 0)).update.players).toMatchObject([{ present: true }, { present: false }]);
    const other = await ben.socket();
    await other.look(table, 1);
    await one.next('presence', ({ present }) => present.every(Boolean));
    await other.cut();
    await one.next('presence', ({ present }) => present[1] === false);
  });

  test('does not change when a page is reloaded', async () => {
    const { ada, ben, table } = await withTwo({ tuning: { absenceMs: 60_000 } });
    const one = await ada.socket();
    await one.look(table, 0);
    for (let times = 0; times < 3; times++) {
      const other = await ben.socket();
      await other.look(table, 1);
      await other.close();
    }
    await one.next('presence', ({ present }) => present[1] === true);
    const sent = one.received.filter((message) => message.type === 'presence').map(({ present }) => present[1]);
    expect(sent.slice(sent.indexOf(true))).not.toContain(false);
  });

  test('counts spectators', async () => {
    const { server, ada, table } = await withTwo();
    const one = await ada.socket();
    await one.look(table, 0);
    await (await (await arrive(server)).socket()).look(table, 'spectator');
    await one.next('presence', ({ watchers }) => watchers === 1);
  });
});

describe('the lobby', () => {
  test('is sent to subscribers, and again after changes', async () => {
    const server = await withServer();
    const [ada, ben] = [await arrive(server), await arrive(server)];
    const socket = await ben.socket();
    socket.send({ type: 'lobby', on: true });
    expect((await socket.next('lobby')).tables).toEqual([]);
    const table = await createTable(ada, planFor(2));
    expect((await socket.next('lobby')).tables).toMatchObject([
      { id: table, chairs: [{ person: ada.me }, { person: null }] },
    ]);
    socket.send({ type: 'lobby', on: false });
    socket.send({ type: 'ping', n: 1 });
    await socket.next('pong');
  });
});

describe('one’s turn', () => {
  test('is announced to the other sockets of the person, not to those at the table', async () => {
    const { ada, ben, table } = await withTwo();
    const [one, atTable, elsewhere] = [await ada.socket(), await ben.socket(), await ben.socket()];
    await one.look(table, 0);
    await atTable.look(table, 1);
    await roll(one, table);
    const update = need(one.latest<LasVegas>(table));
    await one.command(table, {
      type: 'act',
      seat: seatAt(0),
      decision: need(update.asks[0]).id,
      action: need(update.legal[0]),
    });
    expect(await elsewhere.next('yourTurn')).toMatchObject({ table, seat: 1 });
    expect(atTable.count('yourTurn')).toBe(0);
    expect((await ben.get('/api/tables/mine')).body.tables).toMatchObject([{ id: table, yourTurn: true }]);
    expect((await ada.get('/api/tables/mine')).body.tables).toMatchObject([{ id: table, yourTurn: false }]);
  });

  test('starts from the last version that the person saw', async () => {
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

describe('the past of a running match', () => {
  interface Past {
    readonly from: number;
    readonly last: number;
    readonly steps: readonly { readonly step: { readonly version: number }; readonly views: readonly object[] }[];
  }
  const pastOf = async (guest: Guest, table: string, query: string): Promise<Past> =>
    (await guest.get(`/api/tables/${table}/past?${query}`)).body as unknown as Past;
  const codeOf = async (guest: Guest, table: string, query: string): Promise<string> =>
    ((await guest.get(`/api/tables/${table}/past?${query}`)).body as unknown as { error: { code: string } }).error.code;

  test("is read from any place on, as a seat of one's own or as a spectator", async () => {
    const { server, ada, table } = await withTwo();
    const socket = await ada.socket();
    await socket.look(table, 0);
    await roll(socket, table);
    const past = await pastOf(ada, table, 'as=0');
    expect(past).toMatchObject({ from: 0, last: 1 });
    expect(past.steps.map(({ step }) => step.version)).toEqual([0, 1]);
    expect((await pastOf(ada, table, 'as=0&from=1')).steps.map(({ step }) => step.version)).toEqual([1]);
    expect((await pastOf(ada, table, 'as=0&from=2')).steps).toEqual([]);
    const stranger = await arrive(server);
    expect((await pastOf(stranger, table, 'as=spectator')).steps).toHaveLength(2);
  });

  test('is refused as a seat of another person, to strangers of a private table, and for a wrong place', async () => {
    const { server, ada, ben, table } = await withTwo();
    expect(await codeOf(ada, table, 'as=1')).toBe('forbidden');
    expect(await codeOf(await arrive(server), table, 'as=0')).toBe('forbidden');
    for (const as of ['9', '-1', 'open', '0x0']) expect(await codeOf(ada, table, `as=${as}`)).toBe('forbidden');
    for (const from of ['-1', '1.5', '1e3', '99999999'])
      expect(await codeOf(ada, table, `from=${from}`)).toBe('badSchema');
    const closed = await createTable(ada, planFor(2, 0, { visibility: 'link' }));
    expect(await codeOf(ben, closed, 'as=spectator')).toBe('notFound');
    expect(await codeOf(ada, closed, 'as=spectator')).toBe('notOpen');
  });
});
