/** Undo requests that need the consent of others. */

import { lasVegas } from '@fremont/games/las-vegas';
import { seatAt } from '@fremont/kernel';
import type { Command, Occupant } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { answerUndo, ask, askAsPerson, askUndo, errorOf, leave, THREE, TWO, type Without } from './people-commands.ts';
import { act, bot, need, reopened, undo, vegasTable } from './tables.ts';

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

  test('ends when a seat changes its player', async () => {
    const { table } = await withBarrier(THREE);
    await askUndo(table, 0);
    await leave(table, 2);
    expect(table.undoAsk).toBeNull();
  });

  test('can be withdrawn by the asking seat, and accepted only by awaited seats', async () => {
    const { table } = await withBarrier(THREE);
    await askUndo(table, 0);
    expect(errorOf(await answerUndo(table, 0, true))).toEqual({ code: 'noUndoAsked' });
    await answerUndo(table, 1, true);
    expect(errorOf(await answerUndo(table, 1, true))).toEqual({ code: 'noUndoAsked' });
    expect(await answerUndo(table, 0, false)).toMatchObject({ type: 'done' });
    expect(table.undoAsk).toBeNull();
  });

  test('is refused while another is open', async () => {
    const { table } = await withBarrier(THREE);
    await askUndo(table, 0);
    expect(errorOf(await askUndo(table, 1))).toEqual({ code: 'undoAsked', by: 0 });
    expect(errorOf(await askUndo(table, 2))).toEqual({ code: 'nothingToUndo' });
  });

  test('is refused the third time, until the seat has acted again', async () => {
    const { table } = await withBarrier(TWO);
    for (let time = 0; time < 2; time++) {
      expect(await askUndo(table, 0)).toMatchObject({ type: 'done' });
      await answerUndo(table, 1, false);
    }
    const before = table.version;
    expect(errorOf(await askUndo(table, 0))).toEqual({ code: 'undoAskLimit', max: 2 });
    expect(table.version).toBe(before);
    await act(table);
    expect(errorOf(await askUndo(table, 0))).toEqual({ code: 'undoAskLimit', max: 2 });
    // The seat rolls again, and seat 1 must agree to take that back.
    await act(table);
    expect(await askUndo(table, 0)).toMatchObject({ type: 'done' });
    expect(table.undoAsk).toMatchObject({ seat: 0, awaited: [1] });
  });

  test('is not allowed more often because the same action is undone and played again', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    for (let time = 0; time < 2; time++) {
      await askUndo(table, 0);
      await answerUndo(table, 1, false);
    }
    await act(table);
    await undo(table, 0);
    expect(errorOf(await askUndo(table, 0))).toEqual({ code: 'undoAskLimit', max: 2 });
  });

  test('counts from the log, so that a restart does not renew it', async () => {
    const seated = await withBarrier(TWO);
    for (let time = 0; time < 2; time++) {
      await askUndo(seated.table, 0);
      await answerUndo(seated.table, 1, false);
    }
    const other = await reopened(lasVegas, seated);
    expect(errorOf(await askUndo(other, 0))).toEqual({ code: 'undoAskLimit', max: 2 });
  });

  test('expires, and is stored as withdrawn', async () => {
    const { table, store } = await withBarrier(TWO);
    await askUndo(table, 0);
    const { seat, version } = need(table.undoAsk);
    const expire = { type: 'undoExpire', seat, ask: version } as const;
    expect(errorOf(await ask(table, { ...expire, ask: version + 1 }))).toEqual({ code: 'noUndoAsked' });
    expect(await ask(table, expire)).toMatchObject({ type: 'done' });
    expect(table.undoAsk).toBeNull();
    expect((await store.read('match', 0)).at(-1)).toMatchObject({ type: 'undoAnswer', seat: 0, accept: false });
    expect(errorOf(await ask(table, expire))).toEqual({ code: 'noUndoAsked' });
  });

  test('cannot be expired by a person', async () => {
    const { table } = await withBarrier(TWO);
    await askUndo(table, 0);
    const command = { type: 'undoExpire', seat: seatAt(0), ask: need(table.undoAsk).version };
    const answer = await askAsPerson(table, command as unknown as Without<Command>);
    expect(errorOf(answer)).toEqual({ code: 'badMessage', why: 'unknownCommand' });
  });

  test('waits only for people who did not agree in advance, and not at all if all did', async () => {
    const { table } = await withBarrier(THREE);
    await askUndo(table, 0, [2]);
    expect(table.undoAsk).toMatchObject({ accepted: [2], awaited: [1] });
    await answerUndo(table, 1, false);
    await askUndo(table, 0, [1, 2]);
    expect(table.record().entries).toHaveLength(1);
  });

  test('is carried out at once if the undo is free', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    await act(table);
    expect(await askUndo(table, 0)).toMatchObject({ type: 'done', version: 3 });
    expect(table.record().entries).toHaveLength(1);
  });

  test('does not ask bots, substitutes included', async () => {
    const { table } = await withBarrier([...THREE, bot('Bo')]);
    await leave(table, 1);
    await askUndo(table, 0);
    expect(table.undoAsk).toMatchObject({ awaited: [2] });
  });
});
