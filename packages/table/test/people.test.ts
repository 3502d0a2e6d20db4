/** People leave, run out of time, return and vote. */

import type { Bot } from '@fremont/bots';
import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { type Seat, seatAt, seededChance } from '@fremont/kernel';
import { type AfterCommit, type Answer, type Command, driveBots, memoryStore, type Table } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { manualTimer } from './manual-timer.ts';
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
} from './people-commands.ts';
import { act, actCommand, bot, need, newId, person, reopened, turnOf, undo, vegasTable } from './tables.ts';

describe('a person who leaves', () => {
  test('is replaced by a bot in an own entry, and the open decision keeps its id', async () => {
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

  test('changes the list of players, which stays the same object otherwise', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const before = table.players;
    await act(table);
    expect(table.look('spectator').players).toBe(before);
    await leave(table, 0);
    expect(table.players).toEqual([{ ...before[0], by: 'bot', why: 'left' }, before[1]]);
  });

  test('cannot act, undo, vote or leave again before returning', async () => {
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

  test('returns and acts, and the bot can no longer act', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await leave(table, 0);
    const late = actCommand(table, { type: 'roll' });
    expect(await comeBack(table, 0)).toMatchObject({ type: 'done' });
    const answer = await new Promise<Answer>((resolve) => table.submit(late, resolve, 'bot'));
    expect(errorOf(answer)).toEqual({ code: 'personPlays', seat: 0 });
    expect(await act(table)).toMatchObject({ type: 'done' });
    expect(table.players[0]).toEqual({ by: 'person', why: 'returned', present: true });
  });

  test('need not consent to an undo', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    expect(table.look(seatAt(0)).undo).toMatchObject({ type: 'consent', of: [1] });
    await leave(table, 1);
    expect(table.look(seatAt(0)).undo).toEqual({ type: 'free' });
  });

  test('cannot leave the seat of a bot or a finished match, or return to a seat they play', async () => {
    const { table } = vegasTable({ occupants: [person('Ada'), bot('Bo')] });
    expect(errorOf(await leave(table, 1))).toEqual({ code: 'botPlays', seat: 1 });
    expect(errorOf(await comeBack(table, 0))).toEqual({ code: 'personPlays', seat: 0 });
    expect(errorOf(await comeBack(table, 1))).toEqual({ code: 'personPlays', seat: 1 });
    while (!table.isOver) await act(table, table.version);
    for (const gone of [leave, comeBack]) expect(errorOf(await gone(table, 0))).toMatchObject({ code: 'matchOver' });
  });
});

describe('a substitute bot', () => {
  const firstListed: Bot<LasVegas> = { level: 'random', choose: (_view, _seat, legal) => need(legal[0]) };
  const drive = (table: Table<LasVegas>, undoWait: { readonly undoWaitMs?: number } = {}) => {
    const timer = manualTimer();
    driveBots(
      table,
      { botOf: () => firstListed, chance: seededChance(1), timer, newId, ...undoWait },
      { delayMs: 100, isWatched: false },
    );
    return timer;
  };

  test('plays the seat until its person returns', async () => {
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

  test('gives people time to answer an undo request, and acts at its usual pace after the answer', async () => {
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

  test('waits for an undo request as long as its table wants', async () => {
    const { table } = vegasTable({ occupants: [person('Ada'), bot('Bo'), person('Cy')] });
    const { delays, pass } = drive(table, { undoWaitMs: 86_410_000 });
    for (let turn = 0; turn < 2; turn++) await act(table);
    await pass();
    await askUndo(table, 0);
    expect(table.undoAsk).not.toBeNull();
    expect(delays()).toEqual([86_410_000]);
  });
});

describe('a timeout', () => {
  test('gives the seat to a bot, once', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const { id, seat } = need(table.asks[0]);
    expect(await timeout(table)).toMatchObject({ type: 'done', version: 1 });
    expect(table.players[0]).toEqual({ by: 'bot', why: 'timeout', present: true });
    expect(errorOf(await ask(table, { type: 'timeout', seat, decision: id }))).toEqual({ code: 'botPlays', seat: 0 });
  });

  test('is stale if the decision was answered', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const { id, seat } = need(table.asks[0]);
    await act(table);
    expect(errorOf(await ask(table, { type: 'timeout', seat, decision: id }))).toMatchObject({ code: 'staleDecision' });
    expect(playedBy(table)).toBe('pp');
  });

  test('cannot be sent by a person', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const { id, seat } = need(table.asks[0]);
    const answer = await askAsPerson(table, { type: 'timeout', seat, decision: id } as unknown as Without<Command>);
    expect(errorOf(answer)).toEqual({ code: 'badMessage', why: 'unknownCommand' });
  });
});

describe('a person without time', () => {
  test('returns after the bot has answered the open decision, not before', async () => {
    const rules = { holderOf: String, isOutOfTime: () => true };
    const { table } = vegasTable({ occupants: TWO, rules });
    await timeout(table);
    expect(errorOf(await comeBack(table, 0))).toEqual({ code: 'outOfTime', seat: 0 });
    while (turnOf(table) === 0) await act(table);
    expect(await comeBack(table, 0)).toMatchObject({ type: 'done' });
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

  test('by half of them is not enough', async () => {
    const { table } = vegasTable({ occupants: [...FOUR, person('Ed')] });
    await leave(table, 0);
    for (const seat of [1, 2]) await vote(table, seat, 0);
    expect(table.look('spectator').votes).toEqual([{ about: 0, keep: [1, 2], needed: 3 }]);
    expect(await comeBack(table, 0)).toMatchObject({ type: 'done' });
  });

  test('by the only other person is not enough, because nobody decides alone', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await leave(table, 0);
    expect(table.look('spectator').votes).toEqual([]);
    expect(errorOf(await vote(table, 1, 0))).toEqual({ code: 'tooFewVoters', needed: 2 });
    expect(await comeBack(table, 0)).toMatchObject({ type: 'done' });
  });

  test('by the only other person is enough after the clock has removed the player', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await timeout(table);
    expect(table.look('spectator').votes).toEqual([{ about: 0, keep: [], needed: 1 }]);
    await vote(table, 1, 0);
    expect(table.players[0]?.why).toBe('voted');
  });

  test('needs two of three people, and counts a person with several seats once', async () => {
    const holders = ['ada', 'ben', 'ben', 'cy'];
    const rules = { holderOf: (seat: Seat) => need(holders[seat]), isOutOfTime: () => false };
    const { table } = vegasTable({ occupants: FOUR, rules });
    await leave(table, 0);
    for (const seat of [1, 2]) expect(await vote(table, seat, 0)).toMatchObject({ type: 'done' });
    expect(table.players[0]?.why).toBe('left');
    await vote(table, 3, 0);
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

  test('starts again after the person was back', async () => {
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

describe('the log of entries about people', () => {
  test('rebuilds players, undo requests and votes', async () => {
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

  test('gives a repeated command the same answer', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const command: Command = { type: 'leave', id: newId(), seat: seatAt(0) };
    const first = await table.send(command);
    await comeBack(table, 0);
    expect(await table.send(command)).toEqual(first);
    expect(playedBy(table)).toBe('pp');
  });

  test('is appended with the open decisions, the players and the end of the match', async () => {
    const inner = memoryStore();
    const appended: AfterCommit[] = [];
    const store = {
      read: inner.read,
      append: (match: string, entry: Parameters<typeof inner.append>[1], after?: AfterCommit) => {
        appended.push(need(after));
        return inner.append(match, entry);
      },
    };
    const { table } = vegasTable({ occupants: TWO, store });
    await act(table);
    const played = { asks: table.asks, actions: 1, undoAsk: null, outcome: null };
    expect(appended.at(-1)).toEqual({ ...played, actionsBefore: 0, progress: 1, playedBy: ['person', 'person'] });
    await leave(table, 1);
    expect(appended.at(-1)).toEqual({ ...played, actionsBefore: 1, progress: null, playedBy: ['person', 'bot'] });
    while (!table.isOver) await act(table, table.version);
    const { outcome } = table.look('spectator');
    expect(appended.at(-1)).toMatchObject({ asks: [], playedBy: ['person', 'bot'], outcome });
    expect(appended.filter((after) => after.outcome !== null)).toHaveLength(1);
  });
});

describe('missed steps', () => {
  test('are the steps after the known version, with the events that the viewer may see', async () => {
    const { table } = vegasTable({ occupants: THREE });
    for (let turn = 0; turn < 5; turn++) await act(table);
    await leave(table, 0);
    const viewer: Seat = seatAt(1);
    expect(table.missed(viewer, 3)).toEqual(table.history(viewer).slice(4));
    expect(table.missed(viewer, 6)).toEqual([]);
  });

  test('do not exist across an undo or for a version in the future', async () => {
    const { table } = vegasTable({ occupants: TWO });
    for (let turn = 0; turn < 3; turn++) await act(table);
    await undo(table, 1, [0]);
    await act(table);
    expect(table.missed('spectator', 3)).toBeNull();
    expect(table.missed('spectator', 4)).toHaveLength(1);
    expect(table.missed('spectator', 6)).toBeNull();
  });
});
