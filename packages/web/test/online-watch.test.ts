/** Following a table over an unreliable connection. The test plays the server. */

import { type GameTypes, seatAt } from '@fremont/kernel';
import type { Command, Update } from '@fremont/table';
import type { FromServer, ProtocolError } from '@fremont/table/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Watch } from '../src/online/watch.ts';
import { ManualConnection, ME, ROOM, TABLE } from './support/manual-connection.ts';

const watching = () => {
  const connection = new ManualConnection();
  return { connection, watch: new Watch(connection, TABLE) };
};

const updateAt = (version: number, change: Partial<Update<GameTypes>> = {}): Update<GameTypes> => ({
  version,
  viewer: seatAt(0),
  view: {},
  events: [],
  moments: [],
  jump: false,
  undoneFrom: null,
  legal: [],
  asks: [],
  toAct: [],
  undo: { type: 'none' },
  freeUndo: null,
  canRedo: false,
  players: [{ by: 'person', why: null, present: true }],
  undoAsk: null,
  votes: [],
  outcome: null,
  ...change,
});

const tableAt = (version: number): FromServer => ({
  type: 'table',
  table: TABLE,
  update: updateAt(version),
  history: [],
  from: 0,
  seen: 3,
  clock: null,
});

const command = (id: string): Command => ({ type: 'leave', id: id.repeat(32), seat: seatAt(0) });
const ID = 'a'.repeat(32);

/** A watch with a snapshot of version 5. */
const subscribed = async () => {
  const { connection, watch } = watching();
  const snapshot = watch.snapshot(seatAt(0));
  connection.receive(tableAt(5));
  const updates: Update<GameTypes>[] = [];
  watch.onUpdate((update) => updates.push(update));
  return { connection, watch, updates, snapshot: await snapshot };
};

describe('a snapshot', () => {
  test('requests everything and resolves to the table, its history and the version seen', async () => {
    const { connection, snapshot } = await subscribed();
    expect(connection.sent.at(-1)).toEqual({ type: 'watch', table: TABLE, as: 0, have: null });
    expect([snapshot.update.version, snapshot.seen]).toEqual([5, 3]);
  });

  test('waits for the connection', async () => {
    const { connection, watch } = watching();
    connection.cut();
    const snapshot = watch.snapshot('spectator');
    connection.comeBack();
    expect(connection.sent).toEqual([{ type: 'watch', table: TABLE, as: 'spectator', have: null }]);
    connection.receive({
      type: 'table',
      table: TABLE,
      update: updateAt(1, { viewer: 'spectator' }),
      history: [],
      from: 0,
      seen: 0,
      clock: null,
    });
    expect((await snapshot).update.version).toBe(1);
  });

  test('is not answered by the view of another seat', async () => {
    const { connection, watch } = watching();
    const snapshot = watch.snapshot(seatAt(1));
    connection.receive(tableAt(5));
    const own = updateAt(6, { viewer: seatAt(1) });
    connection.receive({ type: 'table', table: TABLE, update: own, history: [], from: 0, seen: 0, clock: null });
    expect((await snapshot).update).toEqual(own);
  });
});

describe('an older page of the history', () => {
  const STEPS = [{ version: 2, seat: seatAt(0), events: [] }];
  const pageBefore = (before: number): FromServer => ({
    type: 'history',
    table: TABLE,
    viewer: seatAt(0),
    before,
    from: 2,
    steps: STEPS,
  });

  test('is requested and received', async () => {
    const { connection, watch } = await subscribed();
    const page = watch.historyBefore(4);
    expect(connection.sent.at(-1)).toEqual({ type: 'history', table: TABLE, before: 4 });
    connection.receive(pageBefore(4));
    expect(await page).toEqual({ steps: STEPS, from: 2 });
  });

  test('is requested again after a reconnect, once the server has sent the table', async () => {
    const { connection, watch } = await subscribed();
    const page = watch.historyBefore(4);
    connection.cut();
    connection.comeBack();
    expect(connection.sent.map(({ type }) => type)).toEqual(['watch']);
    connection.receive({ type: 'resumed', table: TABLE, missed: [], update: updateAt(5), clock: null });
    expect(connection.sent.slice(1)).toEqual([{ type: 'history', table: TABLE, before: 4 }]);
    connection.receive(pageBefore(4));
    expect((await page)?.from).toBe(2);
  });

  test('ends with the next snapshot, and a late answer is dropped', async () => {
    const { connection, watch } = await subscribed();
    const before = watch.historyBefore(4);
    const snapshot = watch.snapshot(seatAt(0));
    connection.receive({ ...tableAt(9), from: 6 } as FromServer);
    expect([await before, (await snapshot).from]).toEqual([null, 6]);
    const after = watch.historyBefore(6);
    connection.receive(pageBefore(4));
    connection.receive({ ...pageBefore(6), viewer: seatAt(1) } as FromServer);
    connection.receive(pageBefore(6));
    expect((await after)?.steps).toEqual(STEPS);
  });

  test('is requested later when the server is busy, and given up when the server refuses', async () => {
    vi.useFakeTimers();
    const { connection, watch } = await subscribed();
    const page = watch.historyBefore(4);
    connection.fail(null, { code: 'rateLimited', why: 'messages', retryAfterMs: 500 }, 'history');
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.sent.filter(({ type }) => type === 'history')).toHaveLength(2);
    connection.fail(null, { code: 'notOpen', why: 'notWatched' }, 'history');
    expect(await page).toBeNull();
  });
});

describe('after a loss of the connection', () => {
  test('missed updates are merged into one', async () => {
    const { connection, updates } = await subscribed();
    connection.cut();
    connection.comeBack();
    expect(connection.sent[0]).toEqual({ type: 'watch', table: TABLE, as: 0, have: 5 });
    const missed = [6, 7].map((version) => ({ version, seat: seatAt(0), events: [{ type: `event${version}` }] }));
    connection.receive({ type: 'resumed', table: TABLE, missed, update: updateAt(7), clock: null });
    expect(updates.map(({ version, events }) => [version, events.map(({ type }) => type)])).toEqual([
      [7, ['event6', 'event7']],
    ]);
  });

  test('no update is emitted when none was missed', async () => {
    const { connection, updates } = await subscribed();
    connection.comeBack();
    connection.receive({ type: 'resumed', table: TABLE, missed: [], update: updateAt(5), clock: null });
    expect(updates).toEqual([]);
  });

  test('a gap that is too long to replay makes the screen load a snapshot', async () => {
    const { connection, watch, updates } = await subscribed();
    let gaps = 0;
    watch.onGap(() => gaps++);
    connection.comeBack();
    connection.receive(tableAt(900));
    expect([gaps, updates]).toEqual([1, []]);
  });

  test('a command that was not answered is sent again with the same id, and answered once', async () => {
    const { connection, watch } = await subscribed();
    const answer = watch.send(command('a'));
    connection.cut();
    connection.comeBack();
    expect(connection.sent.slice(1)).toEqual([{ type: 'command', table: TABLE, command: command('a') }]);
    connection.receive({ type: 'done', table: TABLE, id: ID, version: 6 });
    expect(await answer).toEqual({ type: 'done', id: ID, version: 6 });
    connection.comeBack();
    expect(connection.sent.filter(({ type }) => type === 'command')).toEqual([]);
  });

  test('a command given while disconnected is sent after the reconnect', async () => {
    const { connection, watch } = await subscribed();
    connection.cut();
    watch.send(command('a'));
    connection.comeBack();
    expect(connection.sent.map(({ type }) => type)).toEqual(['watch', 'command']);
  });
});

describe('updates', () => {
  test('reach the screen in their order, each once', async () => {
    const { connection, updates } = await subscribed();
    for (const version of [6, 6, 5, 7])
      connection.receive({ type: 'update', table: TABLE, update: updateAt(version), clock: null });
    expect(updates.map(({ version }) => version)).toEqual([6, 7]);
  });

  test('of other tables are ignored', async () => {
    const { connection, updates } = await subscribed();
    connection.receive({ type: 'update', table: 'another1', update: updateAt(6), clock: null });
    expect(updates).toEqual([]);
  });

  test('contain the clock and the presence', async () => {
    const { connection, watch } = await subscribed();
    const players: Update<GameTypes>['players'] = [{ by: 'person', why: null, present: false }];
    const clock = { banks: [60_000], running: [] };
    connection.receive({ type: 'update', table: TABLE, update: updateAt(6, { players }), clock });
    expect(watch.clock.value).toMatchObject(clock);
    expect(watch.presence.value.present).toEqual([false]);
    connection.receive({ type: 'presence', table: TABLE, present: [true], watchers: 2 });
    expect(watch.presence.value).toEqual({ present: [true], watchers: 2 });
  });
});

describe('an answer', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each<readonly [string, ProtocolError, object]>([
    ['of the rules', { code: 'illegal', refusal: { code: 'notRolled' } }, { type: 'refused' }],
    [
      'of the table',
      { code: 'stale', why: 'staleDecision', detail: { code: 'staleDecision', version: 7 } },
      { type: 'failed', error: { code: 'staleDecision' } },
    ],
    [
      'of a full disk',
      { code: 'storageUnavailable', why: '', retryAfterMs: 2_000 },
      { type: 'failed', error: { code: 'storageUnavailable' } },
    ],
    ['with an unexpected code', { code: 'forbidden', why: 'x' }, { type: 'failed', error: { code: 'badMessage' } }],
  ])('%s reaches the caller', async (_kind, error, expected) => {
    const { connection, watch } = await subscribed();
    const answer = watch.send(command('a'));
    connection.fail(ID, error);
    expect(await answer).toMatchObject(expected);
  });

  test('that says "later" is followed by the same command, later', async () => {
    vi.useFakeTimers();
    const { connection, watch } = await subscribed();
    watch.send(command('a'));
    connection.sent.length = 0;
    connection.fail(ID, { code: 'serverRestarting', why: '', retryAfterMs: 3_000 });
    vi.advanceTimersByTime(2_999);
    expect(connection.sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(connection.sent).toEqual([{ type: 'command', table: TABLE, command: command('a') }]);
  });

  test('without a reference, that there were too many messages, makes it send everything unanswered again', async () => {
    vi.useFakeTimers();
    const { connection, watch } = await subscribed();
    watch.send(command('a'));
    connection.sent.length = 0;
    connection.receive({ type: 'error', re: null, error: { code: 'rateLimited', why: 'messages', retryAfterMs: 100 } });
    vi.advanceTimersByTime(100);
    expect(connection.sent.map(({ type }) => type)).toEqual(['watch', 'command']);
  });
});

describe('a table that cannot be shown', () => {
  test.each<readonly [ProtocolError, string]>([
    [{ code: 'notFound', why: 'table' }, 'notFound'],
    [{ code: 'forbidden', why: 'kicked' }, 'kicked'],
    [{ code: 'closed', why: 'spam' }, 'closed'],
    [{ code: 'forbidden', why: 'other' }, 'forbidden'],
  ])('says why: %j', (error, absence) => {
    const { connection, watch } = watching();
    connection.fail(null, error, 'watch');
    expect(watch.absence.value).toBe(absence);
    expect(watch.closedFor.value).toBe(absence === 'closed' ? 'spam' : null);
  });

  test('is back when its room is', () => {
    const { connection, watch } = watching();
    connection.receive({ type: 'gone', table: TABLE, why: 'kicked' });
    expect(watch.absence.value).toBe('kicked');
    connection.receive({ type: 'room', room: ROOM });
    expect([watch.absence.value, watch.room.value?.id]).toEqual([null, TABLE]);
  });
});

describe('chat', () => {
  const line = (number: number) => ({
    line: number,
    person: ME,
    seat: null,
    said: { type: 'preset', words: 'hello' } as const,
    at: 0,
  });

  test('keeps its messages in order and without duplicates', () => {
    const { connection, watch } = watching();
    for (const numbers of [[2], [1, 2, 3], [3]])
      connection.receive({ type: 'chat', table: TABLE, lines: numbers.map(line) });
    expect(watch.chat.value.map((one) => one.line)).toEqual([1, 2, 3]);
  });

  test('is sent again with the same id after a loss of the connection', async () => {
    const { connection, watch } = watching();
    const saying = watch.sendChat({ type: 'text', words: 'hello' });
    const [, first] = connection.sent;
    connection.comeBack();
    expect(connection.sent[1]).toEqual(first);
    if (first?.type !== 'chat') throw new Error('nothing was said');
    connection.receive({ type: 'said', table: TABLE, id: first.id, line: 1 });
    expect(await saying).toBeNull();
  });
});

describe('a standing order', () => {
  test('is sent again after a loss of the connection, and known once the server has stored it', async () => {
    const { connection, watch } = watching();
    const leaving = watch.leaveOrder(seatAt(1), { turn: 1 });
    connection.comeBack();
    expect(connection.sent.at(-1)).toEqual({ type: 'order', table: TABLE, seat: 1, order: { turn: 1 } });
    expect(watch.order.value).toBeNull();
    connection.receive({ type: 'order', table: TABLE, seat: seatAt(1), order: { turn: 1 } });
    expect(await leaving).toBeNull();
    expect(watch.order.value).toEqual({ turn: 1 });
  });

  test('reports why it was not accepted', async () => {
    const { connection, watch } = watching();
    const leaving = watch.leaveOrder(seatAt(1), {});
    const error = { code: 'badSchema', why: 'unknownTurn' } as const;
    connection.receive({ type: 'error', re: { type: 'order', table: TABLE, id: null }, error });
    expect(await leaving).toEqual(error);
  });
});

describe('a request for shares in the dice', () => {
  const need = (version: number): FromServer => ({ type: 'need', table: TABLE, version });
  const asked = async () => {
    const { connection, watch } = await subscribed();
    const versions: number[] = [];
    watch.onNeed((version) => versions.push(version));
    return { connection, watch, versions };
  };

  test('is passed on for the next version only, because a later share would reveal all before it', async () => {
    const { connection, versions } = await asked();
    for (const version of [2_000, 5, 0, 6]) connection.receive(need(version));
    expect(versions).toEqual([6]);
  });

  test('waits for the update that it follows', async () => {
    const { connection, versions } = await asked();
    connection.receive(need(7));
    expect(versions).toEqual([]);
    connection.receive({ type: 'update', table: TABLE, update: updateAt(6), clock: null });
    expect(versions).toEqual([7]);
  });

  test('before the match is one for the deal', async () => {
    const { connection, watch } = watching();
    const versions: number[] = [];
    watch.onNeed((version) => versions.push(version));
    for (const version of [1, 0]) connection.receive(need(version));
    expect(versions).toEqual([0]);
    watch.sendShare(2, 0, 'ab');
    expect(connection.sent.at(-1)).toEqual({ type: 'share', table: TABLE, seat: 2, version: 0, share: 'ab' });
  });
});
