/** Undo, return and vote lengthen the log without bringing the match further, so the host of a table can limit them. */

import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { seatAt, seededChance } from '@fremont/kernel';
import { openTable, type SeatRules } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { askUndo, comeBack, errorOf, leave, THREE, vote } from './people-commands.ts';
import { act, redo, type Seated, turnOf, undo, vegasTable } from './tables.ts';

const MAX = 3;
const rules: SeatRules = {
  holderOf: String,
  isOutOfTime: () => false,
  changesMax: { undo: MAX, return: MAX, vote: MAX },
};

const limit = (change: string) => ({ code: 'changeLimit', change, max: MAX });

const times = async (count: number, run: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < count; time++) await run();
};

const limited = (): Seated<LasVegas> => vegasTable({ occupants: THREE, rules });

describe('a seat that has reached the limit', () => {
  test('cannot undo again, and the match plays on', async () => {
    const { table } = limited();
    await times(2, () => act(table));
    await times(MAX, async () => {
      expect(await undo(table, 0)).toMatchObject({ type: 'done' });
      expect(await redo(table, 0)).toMatchObject({ type: 'done' });
    });
    expect(errorOf(await undo(table, 0))).toEqual(limit('undo'));
    await act(table);
    expect(errorOf(await askUndo(table, 0))).toEqual(limit('undo'));
    expect(await act(table)).toMatchObject({ type: 'done' });
    expect(await undo(table, 1)).toMatchObject({ type: 'done' });
  });

  test('cannot return again, and the bot plays on', async () => {
    const { table } = limited();
    await times(MAX, async () => {
      await leave(table, 0);
      expect(await comeBack(table, 0)).toMatchObject({ type: 'done' });
    });
    await leave(table, 0);
    expect(errorOf(await comeBack(table, 0))).toEqual(limit('return'));
    expect(turnOf(table)).toBe(0);
    expect(await act(table)).toMatchObject({ type: 'done' });
  });

  test('cannot vote again', async () => {
    const { table } = limited();
    await leave(table, 0);
    await times(MAX, () => vote(table, 1, 0, false));
    expect(errorOf(await vote(table, 1, 0))).toEqual(limit('vote'));
    expect(await vote(table, 2, 0)).toMatchObject({ type: 'done' });
  });

  test('is known from the log after a restart', async () => {
    const { table, store, setting } = limited();
    await leave(table, 0);
    await times(MAX, () => vote(table, 1, 0, false));
    const again = openTable(
      { game: lasVegas, store, chance: seededChance(1), rules },
      setting,
      await store.read(setting.id, 0),
    );
    if (!again.ok) throw new Error(again.error.code);
    expect(errorOf(await vote(again.value, 1, 0))).toEqual(limit('vote'));
  });
});

test('a table without limits accepts as many as people like', async () => {
  const { table } = vegasTable({ occupants: THREE });
  await times(2, () => act(table));
  await times(2 * MAX, async () => {
    expect(await undo(table, 0)).toMatchObject({ type: 'done' });
    expect(await redo(table, 0)).toMatchObject({ type: 'done' });
  });
  expect(table.look(seatAt(0)).undo).toEqual({ type: 'free' });
});
