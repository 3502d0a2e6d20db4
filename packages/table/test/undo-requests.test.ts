/** An undo that others have to agree to. */

import { seatAt } from '@fremont/kernel';
import type { Command, Occupant } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { answerUndo, ask, askUndo, errorOf, leave, THREE, TWO, type Without } from './asking.ts';
import { act, bot, need, vegasTable } from './tables.ts';

describe('a request for an undo', () => {
  /** Seat 0 has rolled and placed, seat 1 has rolled: seat 0's placement is past a barrier. */
  const withBarrier = async (occupants: readonly Occupant[]) => {
    const seated = vegasTable({ occupants });
    for (let turn = 0; turn < 3; turn++) await act(seated.table);
    return seated;
  };

  test('is carried out by the last acceptance, as one undo that names who agreed', async () => {
    const { table, store } = await withBarrier(THREE);
    await askUndo(table, 0);
    expect(table.look(seatAt(2)).undoAsk).toEqual({ seat: 0, version: 4, accepted: [], awaited: [1, 2] });
    await answerUndo(table, 2, true);
    expect(table.undoAsk).toEqual({ seat: 0, version: 4, accepted: [2], awaited: [1] });
    expect(await answerUndo(table, 1, true)).toMatchObject({ type: 'done', version: 6 });
    expect(table.undoAsk).toBeNull();
    expect(table.news('spectator')).toMatchObject({ jump: true, version: 6 });
    expect(table.record().entries).toHaveLength(1);
    expect((await store.read('match', 0)).at(-1)).toMatchObject({ type: 'undo', seat: 0, to: 1, consent: [2, 1] });
  });

  test('ends with the first refusal', async () => {
    const { table } = await withBarrier(THREE);
    await askUndo(table, 0);
    await answerUndo(table, 1, false);
    expect(table.undoAsk).toBeNull();
    expect(table.record().entries).toHaveLength(3);
  });

  test('ends with any action, and a late answer to it does nothing', async () => {
    const { table } = await withBarrier(TWO);
    await askUndo(table, 0);
    const { version } = need(table.undoAsk);
    await act(table);
    expect(table.undoAsk).toBeNull();
    const late: Without<Command> = { type: 'undoAnswer', seat: seatAt(1), ask: version, accept: true };
    expect(errorOf(await ask(table, late))).toEqual({ code: 'noUndoAsked' });
    await askUndo(table, 0);
    expect(errorOf(await ask(table, late))).toEqual({ code: 'noUndoAsked' });
    expect(table.record().entries).toHaveLength(4);
  });

  test('ends when somebody comes or goes', async () => {
    const { table } = await withBarrier(THREE);
    await askUndo(table, 0);
    await leave(table, 2);
    expect(table.undoAsk).toBeNull();
  });

  test('can be withdrawn by whoever asked, and accepted by nobody but the awaited', async () => {
    const { table } = await withBarrier(THREE);
    await askUndo(table, 0);
    expect(errorOf(await answerUndo(table, 0, true))).toEqual({ code: 'noUndoAsked' });
    await answerUndo(table, 1, true);
    expect(errorOf(await answerUndo(table, 1, true))).toEqual({ code: 'noUndoAsked' });
    expect(await answerUndo(table, 0, false)).toMatchObject({ type: 'done' });
    expect(table.undoAsk).toBeNull();
  });

  test('is one at a time', async () => {
    const { table } = await withBarrier(THREE);
    await askUndo(table, 0);
    expect(errorOf(await askUndo(table, 1))).toEqual({ code: 'undoAsked', by: 0 });
    expect(errorOf(await askUndo(table, 2))).toEqual({ code: 'nothingToUndo' });
  });

  test('waits only for those who did not agree beforehand, and for nobody when all did', async () => {
    const { table } = await withBarrier(THREE);
    await askUndo(table, 0, [2]);
    expect(table.undoAsk).toMatchObject({ accepted: [2], awaited: [1] });
    await answerUndo(table, 1, false);
    await askUndo(table, 0, [1, 2]);
    expect(table.record().entries).toHaveLength(1);
  });

  test('of what is free is the undo itself', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    await act(table);
    expect(await askUndo(table, 0)).toMatchObject({ type: 'done', version: 3 });
    expect(table.record().entries).toHaveLength(1);
  });

  test('does not ask bots, neither those of the table nor those that stand in', async () => {
    const { table } = await withBarrier([...THREE, bot('Bo')]);
    await leave(table, 1);
    await askUndo(table, 0);
    expect(table.undoAsk).toMatchObject({ awaited: [2] });
  });
});
