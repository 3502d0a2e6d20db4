/** People at a table: they leave, run out of time, return and vote. */

import type { Bot } from '@fremont/bots';
import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { type Seat, seatAt, seededChance } from '@fremont/kernel';
import { type Aftermath, type Answer, type Command, driveBots, memoryStore, type Table } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import {
  answerUndo,
  ask,
  askAsPerson,
  askUndo,
  comeBack,
  errorOf,
  FOUR,
  leave,
  playedBy,
  THREE,
  TWO,
  timeout,
  vote,
  type Without,
} from './asking.ts';
import { act, actCommand, bot, need, newId, person, reopened, turnOf, undo, vegasTable } from './tables.ts';

describe('a person who leaves', () => {
  test('is replaced by a bot, as an entry of its own, and the question stays the same', async () => {
    const { table, store } = vegasTable({ occupants: TWO });
    const before = table.asks;
    expect(await leave(table, 0)).toMatchObject({ type: 'done', version: 1 });
    expect(table.asks).toEqual(before);
    expect(table.look('spectator').players).toEqual([
      { by: 'bot', why: 'left', present: true },
      { by: 'person', why: null, present: true },
    ]);
    expect(await store.read('match', 0)).toMatchObject([{ type: 'seat', seat: 0, by: 'bot', why: 'left' }]);
  });

  test('changes who plays; as long as nobody does, it is the same list, which need not be put into words again', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const before = table.players;
    await act(table);
    expect(table.look('spectator').players).toBe(before);
    await leave(table, 0);
    expect(table.players).toEqual([{ ...before[0], by: 'bot', why: 'left' }, before[1]]);
  });

  test('cannot act, take back, vote or leave again before returning', async () => {
    const { table } = vegasTable({ occupants: THREE });
    await act(table);
    await leave(table, 0);
    await leave(table, 1);
    const seat = seatAt(0);
    const commands: readonly Without<Command>[] = [
      { type: 'act', seat, decision: need(table.asks[0]).id, action: { type: 'roll' } },
      { type: 'undo', seat, consent: [] },
      { type: 'redo', seat },
      { type: 'undoAsk', seat, consent: [] },
      { type: 'undoAnswer', seat, ask: 1, accept: true },
      { type: 'vote', seat, about: seatAt(1), keep: true },
      { type: 'leave', seat },
    ];
    for (const command of commands)
      expect(errorOf(await askAsPerson(table, command))).toEqual({ code: 'botPlays', seat: 0 });
    expect(table.version).toBe(3);
  });

  test('returns and plays on, and the bot may not', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await leave(table, 0);
    const late = actCommand(table, { type: 'roll' });
    expect(await comeBack(table, 0)).toMatchObject({ type: 'done' });
    const answer = await new Promise<Answer>((resolve) => table.submit(late, resolve, 'bot'));
    expect(errorOf(answer)).toEqual({ code: 'personPlays', seat: 0 });
    expect(await act(table)).toMatchObject({ type: 'done' });
    expect(table.players[0]).toEqual({ by: 'person', why: 'returned', present: true });
  });

  test('is no longer asked for consent', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    expect(table.look(seatAt(0)).undo).toMatchObject({ type: 'consent', of: [1] });
    await leave(table, 1);
    expect(table.look(seatAt(0)).undo).toEqual({ type: 'free' });
  });

  test('cannot leave a seat that is a bot’s, or a match that is over, or return to a seat that is theirs', async () => {
    const { table } = vegasTable({ occupants: [person('Ada'), bot('Bo')] });
    expect(errorOf(await leave(table, 1))).toEqual({ code: 'botPlays', seat: 1 });
    expect(errorOf(await comeBack(table, 0))).toEqual({ code: 'personPlays', seat: 0 });
    expect(errorOf(await comeBack(table, 1))).toEqual({ code: 'personPlays', seat: 1 });
    while (!table.isOver) await act(table, table.version);
    for (const gone of [leave, comeBack]) expect(errorOf(await gone(table, 0))).toMatchObject({ code: 'matchOver' });
  });
});

describe('a bot that stands in', () => {
  const firstListed: Bot<LasVegas> = { level: 'random', choose: (_view, _seat, legal) => need(legal[0]) };
  const drive = (table: Table<LasVegas>) => {
    const waiting: { readonly delayMs: number; readonly run: () => void }[] = [];
    const timer = {
      after(delayMs: number, run: () => void) {
        const one = { delayMs, run };
        waiting.push(one);
        return () => void waiting.splice(waiting.indexOf(one), 1);
      },
    };
    driveBots(
      table,
      { botOf: () => firstListed, chance: seededChance(1), timer, newId },
      { delayMs: 100, watched: false },
    );
    const pass = async (): Promise<void> => {
      waiting.shift()?.run();
      await table.settled;
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { delays: () => waiting.map(({ delayMs }) => delayMs), pass };
  };

  test('plays the seat until its owner is back', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const { delays, pass } = drive(table);
    expect(delays()).toEqual([]);
    await leave(table, 0);
    await pass();
    expect(table.record().entries).toHaveLength(1);
    await comeBack(table, 0);
    expect(delays()).toEqual([]);
    expect(turnOf(table)).toBe(0);
  });

  test('gives people time to answer a request for an undo, and hurries again once it is answered', async () => {
    const { table } = vegasTable({ occupants: [person('Ada'), bot('Bo'), person('Cy')] });
    const { delays, pass } = drive(table);
    for (let turn = 0; turn < 2; turn++) await act(table);
    await pass();
    expect(delays()).toEqual([100]);
    await askUndo(table, 0);
    expect(delays()).toEqual([30_000]);
    await answerUndo(table, 2, false);
    expect(delays()).toEqual([100]);
  });
});

describe('time that is up', () => {
  test('hands the seat to a bot, once', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const { id, seat } = need(table.asks[0]);
    expect(await timeout(table)).toMatchObject({ type: 'done', version: 1 });
    expect(table.players[0]).toEqual({ by: 'bot', why: 'timeout', present: true });
    expect(errorOf(await ask(table, { type: 'timeout', seat, decision: id }))).toEqual({ code: 'botPlays', seat: 0 });
  });

  test('comes too late for a decision that was answered', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const { id, seat } = need(table.asks[0]);
    await act(table);
    expect(errorOf(await ask(table, { type: 'timeout', seat, decision: id }))).toMatchObject({ code: 'staleDecision' });
    expect(playedBy(table)).toBe('pp');
  });

  test('cannot be claimed by anybody at the table', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const { id, seat } = need(table.asks[0]);
    const answer = await askAsPerson(table, { type: 'timeout', seat, decision: id } as unknown as Without<Command>);
    expect(errorOf(answer)).toEqual({ code: 'badMessage', why: 'unknownCommand' });
  });
});

describe('a vote to keep the bot', () => {
  test('is decided by more than half of the other people', async () => {
    const { table } = vegasTable({ occupants: FOUR });
    await leave(table, 0);
    expect(table.look('spectator').votes).toEqual([{ about: 0, keep: [], needed: 2 }]);
    await vote(table, 1, 0);
    expect(table.look('spectator').votes).toEqual([{ about: 0, keep: [1], needed: 2 }]);
    expect(await vote(table, 2, 0)).toMatchObject({ type: 'done', version: 3 });
    expect(table.players[0]).toEqual({ by: 'bot', why: 'voted', present: true });
    expect(table.look('spectator').votes).toEqual([]);
    expect(errorOf(await comeBack(table, 0))).toEqual({ code: 'botKept', seat: 0 });
  });

  test('of half is not enough', async () => {
    const { table } = vegasTable({ occupants: [...FOUR, person('Ed')] });
    await leave(table, 0);
    for (const seat of [1, 2]) await vote(table, seat, 0);
    expect(table.look('spectator').votes).toEqual([{ about: 0, keep: [1, 2], needed: 3 }]);
    expect(await comeBack(table, 0)).toMatchObject({ type: 'done' });
  });

  test('of the only other person is enough', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await leave(table, 0);
    await vote(table, 1, 0);
    expect(table.players[0]?.why).toBe('voted');
  });

  test('counts each person once, can be withdrawn, and is void when the voter leaves', async () => {
    const { table } = vegasTable({ occupants: FOUR });
    await leave(table, 0);
    await vote(table, 1, 0);
    await vote(table, 1, 0);
    expect(table.look('spectator').votes).toMatchObject([{ keep: [1] }]);
    await vote(table, 1, 0, false);
    expect(table.look('spectator').votes).toMatchObject([{ keep: [] }]);
    await vote(table, 1, 0);
    await leave(table, 1);
    expect(table.look('spectator').votes).toEqual([
      { about: 0, keep: [], needed: 2 },
      { about: 1, keep: [], needed: 2 },
    ]);
  });

  test('starts anew after the owner was back', async () => {
    const { table } = vegasTable({ occupants: FOUR });
    await leave(table, 0);
    await vote(table, 1, 0);
    await comeBack(table, 0);
    await leave(table, 0);
    expect(table.look('spectator').votes).toMatchObject([{ about: 0, keep: [] }]);
  });

  test('about a person, a bot of the table or oneself is refused', async () => {
    const { table } = vegasTable({ occupants: [...TWO, bot('Bo')] });
    for (const about of [0, 1, 2])
      expect(errorOf(await vote(table, 0, about))).toEqual({ code: 'personPlays', seat: about });
  });
});

describe('the log of comings and goings', () => {
  test('rebuilds who plays, who asks and who votes', async () => {
    const seated = vegasTable({ occupants: FOUR });
    const { table } = seated;
    for (let turn = 0; turn < 3; turn++) await act(table);
    await leave(table, 3);
    await vote(table, 0, 3);
    await askUndo(table, 0, [2]);
    const other = await reopened(lasVegas, seated);
    for (const viewer of ['spectator', seatAt(0), seatAt(3)] as const)
      expect(other.look(viewer)).toEqual(table.look(viewer));
    expect(other.undoAsk).toMatchObject({ awaited: [1] });
    await undo(table, 0, [1, 2]);
    expect(table.look('spectator').votes).toMatchObject([{ keep: [0] }]);
  });

  test('answers a command sent again as before', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const command: Command = { type: 'leave', id: newId(), seat: seatAt(0) };
    const first = await table.send(command);
    await comeBack(table, 0);
    expect(await table.send(command)).toEqual(first);
    expect(playedBy(table)).toBe('pp');
  });

  test('is written together with what will be asked then, who plays, and whether it is over', async () => {
    const inner = memoryStore();
    const told: Aftermath[] = [];
    const store = {
      read: inner.read,
      append: (match: string, entry: Parameters<typeof inner.append>[1], after?: Aftermath) => {
        told.push(need(after));
        return inner.append(match, entry);
      },
    };
    const { table } = vegasTable({ occupants: TWO, store });
    await act(table);
    expect(told.at(-1)).toEqual({ asks: table.asks, playedBy: ['person', 'person'], over: false });
    await leave(table, 1);
    expect(told.at(-1)).toEqual({ asks: table.asks, playedBy: ['person', 'bot'], over: false });
    while (!table.isOver) await act(table, table.version);
    expect(told.at(-1)).toEqual({ asks: [], playedBy: ['person', 'bot'], over: true });
    expect(told.filter(({ over }) => over)).toHaveLength(1);
  });
});

describe('what a viewer missed', () => {
  test('is every step after the version they know, as far as they may see it', async () => {
    const { table } = vegasTable({ occupants: THREE });
    for (let turn = 0; turn < 5; turn++) await act(table);
    await leave(table, 0);
    const viewer: Seat = seatAt(1);
    expect(table.missed(viewer, 3)).toEqual(table.history(viewer).slice(4));
    expect(table.missed(viewer, 6)).toEqual([]);
  });

  test('cannot be told past an undo, nor to somebody who claims to know the future', async () => {
    const { table } = vegasTable({ occupants: TWO });
    for (let turn = 0; turn < 3; turn++) await act(table);
    await undo(table, 1, [0]);
    await act(table);
    expect(table.missed('spectator', 3)).toBeNull();
    expect(table.missed('spectator', 4)).toHaveLength(1);
    expect(table.missed('spectator', 6)).toBeNull();
  });
});
