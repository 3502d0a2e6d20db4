/** Undo is free until an action draws or reveals something, needs consent after that, and never changes the dice. */

import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { seatAt, seededChance } from '@fremont/kernel';
import type { Answer, Table } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { type Action, type Lots, lots } from './lots.ts';
import { act, bot, need, newId, person, redo, reopened, seatAtTable, undo, vegasTable } from './tables.ts';

const TWO = [person('Ada'), person('Ben')];
const THREE = [...TWO, person('Cy')];
const WITH_BOT = [person('Ada'), bot('Bo')];

const doAs = (table: Table<Lots>, seat: number, action: Action): Promise<Answer> => {
  const ask = need(table.asks.find((one) => one.seat === seat));
  return table.send({ type: 'act', id: newId(), seat: seatAt(seat), decision: ask.id, action });
};

const WAIT: Action = { type: 'wait' };
const SHOW: Action = { type: 'show' };
const draw = (size: 4 | 6): Action => ({ type: 'draw', size });

const rollOf = (table: Table<LasVegas>): unknown => table.look('spectator').view.phase;

describe('an undo', () => {
  test('of a placement is free until the next action', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    const rolled = table.look(seatAt(0));
    await act(table);
    expect(table.look(seatAt(0)).undo).toEqual({ type: 'free' });
    expect(await undo(table, 0)).toMatchObject({ type: 'done', version: 3 });
    expect(table.look(seatAt(0)).view).toEqual(rolled.view);
    expect(table.look(seatAt(0)).legal).toEqual(rolled.legal);
  });

  test('is shown to all viewers while it is free, so that a shared screen can offer it', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    expect(table.look(seatAt(1)).freeUndo).toBeNull(); // a roll is a draw
    await act(table);
    expect(table.look(seatAt(0)).freeUndo).toBe(0);
    expect(table.look(seatAt(1)).freeUndo).toBe(0);
    await act(table);
    expect(table.look(seatAt(1)).freeUndo).toBeNull(); // the next player has rolled
  });

  test('can be repeated back to the deal, through every state of the match', async () => {
    const { table } = vegasTable({ occupants: TWO });
    const views = [table.look('spectator').view];
    // More than twice as many actions as between two checkpoints.
    while (views.length <= 70) {
      await act(table);
      views.push(table.look('spectator').view);
    }
    for (let left = 70; left > 0; left = table.record().entries.length) {
      expect(table.look('spectator').view).toEqual(views[left]);
      const seat = need(table.record().entries.at(-1)).seat;
      expect(await undo(table, seat, [1 - seat])).toMatchObject({ type: 'done' });
    }
    expect(table.look('spectator').view).toEqual(views[0]);
  });

  test('fails if the seat has not acted', async () => {
    const { table } = vegasTable({ occupants: TWO });
    expect(table.look(seatAt(0)).undo).toEqual({ type: 'none' });
    expect(await undo(table, 0)).toMatchObject({ error: { code: 'nothingToUndo' } });
    await act(table);
    expect(await undo(table, 1)).toMatchObject({ error: { code: 'nothingToUndo' } });
  });

  test('of the only action leaves nothing to undo', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    expect(await undo(table, 0, [1])).toMatchObject({ type: 'done' });
    expect(table.look(seatAt(0)).undo).toEqual({ type: 'none' });
    expect(await undo(table, 0, [1])).toMatchObject({ error: { code: 'nothingToUndo' } });
  });

  test('of a roll needs the consent of all other people', async () => {
    const { table } = vegasTable({ occupants: THREE });
    await act(table);
    expect(table.look(seatAt(0)).undo).toEqual({ type: 'consent', barrier: 'draw', of: [1, 2] });
    const needed = { code: 'consentNeeded', barrier: 'draw', of: [1, 2] };
    expect(await undo(table, 0)).toMatchObject({ error: needed });
    expect(await undo(table, 0, [0, 1])).toMatchObject({ error: needed });
    expect(await undo(table, 0, [1, 2])).toMatchObject({ type: 'done', version: 2 });
  });

  test('past the action of another seat needs consent and undoes that action too', async () => {
    const { table, store } = vegasTable({ occupants: TWO });
    await act(table);
    await act(table);
    await act(table);
    expect(await undo(table, 0)).toMatchObject({ error: { code: 'consentNeeded', barrier: 'otherSeat', of: [1] } });
    await undo(table, 0, [1]);
    expect(table.record().entries.map(({ action }) => action.type)).toEqual(['roll']);
    expect((await store.read('match', 0)).at(-1)).toMatchObject({ type: 'undo', seat: 0, to: 1, consent: [1] });
  });

  test('of a reveal needs consent', async () => {
    const { table } = seatAtTable(lots, { occupants: TWO });
    await doAs(table, 0, WAIT);
    expect(table.look(seatAt(0)).undo).toEqual({ type: 'free' });
    await doAs(table, 0, SHOW);
    expect(await undo(table, 0)).toMatchObject({ error: { code: 'consentNeeded', barrier: 'reveal', of: [1] } });
  });

  test('asks no bot for consent', async () => {
    const { table } = vegasTable({ occupants: WITH_BOT });
    for (let turn = 0; turn < 4; turn++) await act(table);
    expect(table.look(seatAt(0)).undo).toEqual({ type: 'free' });
    expect(await undo(table, 0)).toMatchObject({ type: 'done' });
    expect(table.record().entries).toHaveLength(1);
  });

  test('is never offered to a bot or a spectator', async () => {
    const { table } = vegasTable({ occupants: WITH_BOT });
    for (let turn = 0; turn < 4; turn++) await act(table);
    expect(table.look(seatAt(1)).undo).toEqual({ type: 'none' });
    expect(table.look('spectator').undo).toEqual({ type: 'none' });
    expect(await undo(table, 1)).toMatchObject({ error: { code: 'nothingToUndo' } });
  });

  test('sends every viewer a jump', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    await act(table);
    expect(table.news(seatAt(1))).toMatchObject({ jump: false });
    expect(table.news(seatAt(1)).events.length).toBeGreaterThan(0);
    await undo(table, 0);
    expect(table.news(seatAt(1))).toMatchObject({ jump: true, events: [], version: 3 });
  });

  test('keeps the id of an unanswered decision of another seat', async () => {
    const { table } = seatAtTable(lots, { occupants: TWO });
    await doAs(table, 0, WAIT);
    expect(table.asks.map(({ id }) => id)).toEqual(['0.1', '1.0']);
    await undo(table, 0);
    expect(table.asks.map(({ id }) => id)).toEqual(['0.2', '1.0']);
    await doAs(table, 1, WAIT);
    expect(table.asks.map(({ id }) => id)).toEqual(['0.2', '1.3']);
  });

  test('of another seat’s action gives that seat a new decision id', async () => {
    const { table } = seatAtTable(lots, { occupants: TWO });
    await doAs(table, 0, WAIT);
    await doAs(table, 1, WAIT);
    await undo(table, 0, [1]);
    expect(table.asks.map(({ id }) => id)).toEqual(['0.3', '1.3']);
  });
});

describe('the history', () => {
  test('contains the actions in force and no undone ones', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    await act(table);
    await undo(table, 0);
    await act(table, 1);
    expect(table.history(seatAt(1)).map(({ version, seat }) => [version, seat])).toEqual([
      [0, null],
      [1, 0],
      [4, 0],
    ]);
  });

  test('hides secrets from a viewer', async () => {
    const { table } = seatAtTable(lots, { occupants: TWO });
    await doAs(table, 0, draw(6));
    const [, mine] = table.history(seatAt(0));
    const [, theirs] = table.history(seatAt(1));
    expect(mine?.events[0]).toMatchObject({ type: 'lotDrawn', lot: expect.any(Number) });
    expect(theirs?.events[0]).toMatchObject({ type: 'lotDrawn', lot: null });
  });
});

describe('dice after an undo', () => {
  test('show the same values as before', async () => {
    const { table } = vegasTable({ occupants: WITH_BOT });
    await act(table);
    const first = rollOf(table);
    await undo(table, 0);
    await act(table);
    expect(rollOf(table)).toEqual(first);
  });

  test('show the same values after the table was reopened', async () => {
    const seated = vegasTable({ occupants: WITH_BOT });
    await act(seated.table);
    const first = rollOf(seated.table);
    await undo(seated.table, 0);
    const table = await reopened(lasVegas, seated, seededChance(4711));
    await act(table);
    expect(rollOf(table)).toEqual(first);
  });

  test('of the next seat do not depend on the placement before them', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    await act(table, 0);
    await act(table);
    const first = rollOf(table);
    await undo(table, 0, [1]);
    await act(table, 1);
    await act(table);
    expect(rollOf(table)).toEqual(first);
  });

  test('cannot be changed by another action in between', async () => {
    const { table } = seatAtTable(lots, { occupants: WITH_BOT, chance: countingUp() });
    const lotsOf = (): readonly number[] | null => need(table.look(seatAt(0)).view.hands[0]).lots;
    await doAs(table, 0, draw(6));
    const six = lotsOf();
    await undo(table, 0);
    await doAs(table, 0, draw(4));
    const four = lotsOf();
    await undo(table, 0);
    await doAs(table, 0, draw(6));
    expect(lotsOf()).toEqual(six);
    await undo(table, 0);
    await doAs(table, 0, draw(4));
    expect(lotsOf()).toEqual(four);
  });
});

/** A chance that never repeats a value, so that a fresh draw differs from a remembered one. */
const countingUp = () => {
  let next = 0;
  return { int: (n: number): number => next++ % n };
};

describe('a redo', () => {
  test('plays the undone action again with the same draws, as a new entry', async () => {
    const { table, store } = vegasTable({ occupants: WITH_BOT });
    await act(table);
    const before = table.look(seatAt(0));
    await undo(table, 0);
    expect(table.look(seatAt(0)).canRedo).toBe(true);
    expect(table.look(seatAt(1)).canRedo).toBe(false);
    expect(await redo(table, 0)).toMatchObject({ type: 'done', version: 3 });
    expect(table.look(seatAt(0)).view).toEqual(before.view);
    expect(table.news(seatAt(0))).toMatchObject({ jump: true, canRedo: false });
    const [first, , third] = await store.read('match', 0);
    expect(third).toEqual({ ...first, version: 3, command: need(third).command });
  });

  test('repeats the actions one by one after several undos', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    await act(table);
    const end = table.look('spectator').view;
    await undo(table, 0);
    await undo(table, 0, [1]);
    expect(table.record().entries).toEqual([]);
    await redo(table, 0);
    await redo(table, 0);
    expect(table.look('spectator').view).toEqual(end);
    expect(await redo(table, 0)).toMatchObject({ error: { code: 'nothingToRedo' } });
  });

  test('is only possible for the seat of the action', async () => {
    const { table } = vegasTable({ occupants: TWO });
    for (let turn = 0; turn < 3; turn++) await act(table);
    await undo(table, 0, [1]);
    expect(await redo(table, 1)).toMatchObject({ error: { code: 'nothingToRedo' } });
    await redo(table, 0);
    expect(table.look(seatAt(1)).canRedo).toBe(true);
    expect(await redo(table, 1)).toMatchObject({ type: 'done' });
  });

  test('is impossible after another action', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    await act(table, 0);
    await undo(table, 0);
    await act(table, 1);
    expect(table.look(seatAt(0)).canRedo).toBe(false);
    await undo(table, 0);
    expect(await redo(table, 0)).toMatchObject({ type: 'done' });
    expect(await redo(table, 0)).toMatchObject({ error: { code: 'nothingToRedo' } });
  });

  test('survives reopening the table', async () => {
    const seated = vegasTable({ occupants: TWO });
    await act(seated.table);
    await act(seated.table);
    await undo(seated.table, 0);
    const table = await reopened(lasVegas, seated);
    expect(table.look(seatAt(0)).canRedo).toBe(true);
    expect(await redo(table, 0)).toMatchObject({ type: 'done', version: 4 });
  });
});
