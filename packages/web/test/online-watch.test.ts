/** Following a table over a line that comes and goes. The test plays the server. */

import { type GameTypes, seatAt } from '@fremont/kernel';
import type { Command, Update } from '@fremont/table';
import type { FromServer, ProtocolError } from '@fremont/table/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Watch } from '../src/online/watch.ts';
import { HandWire, ME, ROOM, TABLE } from './support/hand-wire.ts';

const watching = () => {
  const wire = new HandWire();
  return { wire, watch: new Watch(wire, TABLE) };
};

const updateAt = (version: number, change: Partial<Update<GameTypes>> = {}): Update<GameTypes> => ({
  version,
  viewer: seatAt(0),
  view: {},
  events: [],
  jump: false,
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
  seen: 3,
  clock: null,
});

const command = (id: string): Command => ({ type: 'leave', id: id.repeat(32), seat: seatAt(0) });
const ID = 'a'.repeat(32);

/** A watch that has looked and stands at version 5. */
const looked = async () => {
  const { wire, watch } = watching();
  const look = watch.look(seatAt(0));
  wire.receive(tableAt(5));
  const updates: Update<GameTypes>[] = [];
  watch.onUpdate((update) => updates.push(update));
  return { wire, watch, updates, look: await look };
};

describe('a look', () => {
  test('asks for everything and answers with the table, its story and what had been seen', async () => {
    const { wire, look } = await looked();
    expect(wire.said.at(-1)).toEqual({ type: 'watch', table: TABLE, as: 0, have: null });
    expect([look.update.version, look.seen]).toEqual([5, 3]);
  });

  test('waits for the line', async () => {
    const { wire, watch } = watching();
    wire.cut();
    const look = watch.look('spectator');
    wire.comeBack();
    expect(wire.said).toEqual([{ type: 'watch', table: TABLE, as: 'spectator', have: null }]);
    wire.receive({
      type: 'table',
      table: TABLE,
      update: updateAt(1, { viewer: 'spectator' }),
      history: [],
      seen: 0,
      clock: null,
    });
    expect((await look).update.version).toBe(1);
  });

  test('is not answered by what another seat may see', async () => {
    const { wire, watch } = watching();
    const look = watch.look(seatAt(1));
    wire.receive(tableAt(5));
    const own = updateAt(6, { viewer: seatAt(1) });
    wire.receive({ type: 'table', table: TABLE, update: own, history: [], seen: 0, clock: null });
    expect((await look).update).toEqual(own);
  });
});

describe('after a loss of the line', () => {
  test('what was missed is told as one story', async () => {
    const { wire, updates } = await looked();
    wire.cut();
    wire.comeBack();
    expect(wire.said[0]).toEqual({ type: 'watch', table: TABLE, as: 0, have: 5 });
    const missed = [6, 7].map((version) => ({ version, seat: seatAt(0), events: [{ type: `event${version}` }] }));
    wire.receive({ type: 'resumed', table: TABLE, missed, update: updateAt(7), clock: null });
    expect(updates.map(({ version, events }) => [version, events.map(({ type }) => type)])).toEqual([
      [7, ['event6', 'event7']],
    ]);
  });

  test('nothing is told when nothing was missed', async () => {
    const { wire, updates } = await looked();
    wire.comeBack();
    wire.receive({ type: 'resumed', table: TABLE, missed: [], update: updateAt(5), clock: null });
    expect(updates).toEqual([]);
  });

  test('a gap that is too long to be told makes the screen look again', async () => {
    const { wire, updates } = await looked();
    wire.comeBack();
    wire.receive(tableAt(900));
    expect(updates).toMatchObject([{ version: 900, jump: true }]);
  });

  test('a command that was not answered is sent again with the same id, and answered once', async () => {
    const { wire, watch } = await looked();
    const answer = watch.send(command('a'));
    wire.cut();
    wire.comeBack();
    expect(wire.said.slice(1)).toEqual([{ type: 'command', table: TABLE, command: command('a') }]);
    wire.receive({ type: 'done', table: TABLE, id: ID, version: 6 });
    expect(await answer).toEqual({ type: 'done', id: ID, version: 6 });
    wire.comeBack();
    expect(wire.said.filter(({ type }) => type === 'command')).toEqual([]);
  });

  test('a command given while it was down goes out when it is back', async () => {
    const { wire, watch } = await looked();
    wire.cut();
    watch.send(command('a'));
    wire.comeBack();
    expect(wire.said.map(({ type }) => type)).toEqual(['watch', 'command']);
  });
});

describe('updates', () => {
  test('reach the screen in their order, each once', async () => {
    const { wire, updates } = await looked();
    for (const version of [6, 6, 5, 7])
      wire.receive({ type: 'update', table: TABLE, update: updateAt(version), clock: null });
    expect(updates.map(({ version }) => version)).toEqual([6, 7]);
  });

  test('of other tables are none of ours', async () => {
    const { wire, updates } = await looked();
    wire.receive({ type: 'update', table: 'another1', update: updateAt(6), clock: null });
    expect(updates).toEqual([]);
  });

  test('bring the clock and who is here', async () => {
    const { wire, watch } = await looked();
    const players: Update<GameTypes>['players'] = [{ by: 'person', why: null, present: false }];
    const clock = { banks: [60_000], running: [] };
    wire.receive({ type: 'update', table: TABLE, update: updateAt(6, { players }), clock });
    expect(watch.clock.value).toMatchObject(clock);
    expect(watch.presence.value.present).toEqual([false]);
    wire.receive({ type: 'presence', table: TABLE, present: [true], watchers: 2 });
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
    ['nobody foresaw', { code: 'forbidden', why: 'x' }, { type: 'failed', error: { code: 'badMessage' } }],
  ])('%s reaches whoever asked', async (_kind, error, expected) => {
    const { wire, watch } = await looked();
    const answer = watch.send(command('a'));
    wire.fail(ID, error);
    expect(await answer).toMatchObject(expected);
  });

  test('that says "later" is followed by the same command, later', async () => {
    vi.useFakeTimers();
    const { wire, watch } = await looked();
    watch.send(command('a'));
    wire.said.length = 0;
    wire.fail(ID, { code: 'serverRestarting', why: '', retryAfterMs: 3_000 });
    vi.advanceTimersByTime(2_999);
    expect(wire.said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(wire.said).toEqual([{ type: 'command', table: TABLE, command: command('a') }]);
  });

  test('to nothing in particular, that there were too many, brings back everything unanswered', async () => {
    vi.useFakeTimers();
    const { wire, watch } = await looked();
    watch.send(command('a'));
    wire.said.length = 0;
    wire.receive({ type: 'error', re: null, error: { code: 'rateLimited', why: 'messages', retryAfterMs: 100 } });
    vi.advanceTimersByTime(100);
    expect(wire.said.map(({ type }) => type)).toEqual(['watch', 'command']);
  });
});

describe('a table that is not to be seen', () => {
  test.each<readonly [ProtocolError, string]>([
    [{ code: 'notFound', why: 'table' }, 'notFound'],
    [{ code: 'forbidden', why: 'kicked' }, 'kicked'],
    [{ code: 'forbidden', why: 'other' }, 'forbidden'],
  ])('says why: %j', (error, absence) => {
    const { wire, watch } = watching();
    wire.fail(null, error, 'watch');
    expect(watch.absence.value).toBe(absence);
  });

  test('is back when its room is', () => {
    const { wire, watch } = watching();
    wire.receive({ type: 'gone', table: TABLE, why: 'kicked' });
    expect(watch.absence.value).toBe('kicked');
    wire.receive({ type: 'room', room: ROOM });
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

  test('keeps its lines in order, each once, however they arrive', () => {
    const { wire, watch } = watching();
    for (const numbers of [[2], [1, 2, 3], [3]]) wire.receive({ type: 'chat', table: TABLE, lines: numbers.map(line) });
    expect(watch.chat.value.map((one) => one.line)).toEqual([1, 2, 3]);
  });

  test('is said again with the same id after a loss of the line', async () => {
    const { wire, watch } = watching();
    const saying = watch.say({ type: 'text', words: 'hello' });
    const [, first] = wire.said;
    wire.comeBack();
    expect(wire.said[1]).toEqual(first);
    if (first?.type !== 'chat') throw new Error('nothing was said');
    wire.receive({ type: 'said', table: TABLE, id: first.id, line: 1 });
    expect(await saying).toBeNull();
  });
});

describe('a standing order', () => {
  test('is left again after a loss of the line, and known once the server has it', async () => {
    const { wire, watch } = watching();
    const leaving = watch.leaveOrder(seatAt(1), { turn: 1 });
    wire.comeBack();
    expect(wire.said.at(-1)).toEqual({ type: 'order', table: TABLE, seat: 1, order: { turn: 1 } });
    expect(watch.order.value).toBeNull();
    wire.receive({ type: 'order', table: TABLE, seat: seatAt(1), order: { turn: 1 } });
    expect(await leaving).toBeNull();
    expect(watch.order.value).toEqual({ turn: 1 });
  });

  test('says why it was not taken', async () => {
    const { wire, watch } = watching();
    const leaving = watch.leaveOrder(seatAt(1), {});
    const error = { code: 'badSchema', why: 'unknownTurn' } as const;
    wire.receive({ type: 'error', re: { type: 'order', table: TABLE, id: null }, error });
    expect(await leaving).toEqual(error);
  });
});
