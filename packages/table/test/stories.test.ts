/** The view at each event of an update, and the update of an undo. */

import { type Event, type NeonRow, neonRow, type View } from '@fremont/games/template';
import { at, seatAt } from '@fremont/kernel';
import type { Table, Update } from '@fremont/table';
import { describe, expect, test } from 'vitest';
import { act, person, reopened, seatAtTable, undo, vegasTable } from './tables.ts';

const TWO = [person('Ada'), person('Ben')];
const BEN = seatAt(1);

/** Plays to the end. The last update contains the payments of the row. */
const lastNews = async (table: Table<NeonRow>): Promise<Update<NeonRow>> => {
  while (!table.isOver) await act(table);
  return table.news(BEN);
};

const moneyIn = ({ chairs }: View): number[] => chairs.map(({ money }) => money);

/** The money of every seat after `event`. */
const moneyAfter = (before: readonly number[], event: Event): readonly number[] =>
  event.type === 'signPaid' ? before.with(event.seat, at(before, event.seat) + event.money) : before;

describe('the story of an update', () => {
  test('contains the money as it was at each event', async () => {
    const { events, moments, view } = await lastNews(seatAtTable(neonRow, { occupants: TWO }).table);
    expect(events.map(({ type }) => type)).toContain('signPaid');
    expect(moments.length).toBe(events.length - 1);
    let money: readonly number[] = [0, 0];
    for (const [index, event] of events.entries()) {
      money = moneyAfter(money, event);
      expect(moneyIn(moments[index] ?? view)).toEqual(money);
    }
    expect(money).toEqual(moneyIn(view));
  });

  test('shows no secret before the event that reveals it', async () => {
    const { events, moments } = await lastNews(seatAtTable(neonRow, { occupants: TWO }).table);
    const tips = events.map((_, index) => moments[index]?.chairs[0]?.tip ?? null);
    expect(
      tips
        .slice(
          0,
          events.findIndex(({ type }) => type === 'signPaid'),
        )
        .every((tip) => tip === null),
    ).toBe(true);
  });

  test('is the same at a second table that reads the log', async () => {
    const seated = seatAtTable(neonRow, { occupants: TWO });
    const follower = await reopened(neonRow, seated);
    const last = await lastNews(seated.table);
    await follower.catchUp();
    expect(follower.news(BEN)).toEqual(last);
  });

  test('is not part of a fresh look', async () => {
    const { table } = seatAtTable(neonRow, { occupants: TWO });
    await lastNews(table);
    expect(table.look(BEN)).toMatchObject({ events: [], moments: [], undoneFrom: null });
  });
});

describe('the update of an undo', () => {
  test('names the first step that it undid, so that the history can be cut without a fresh look', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    const known = table.history(BEN);
    await act(table);
    const before = table.history(BEN);
    await undo(table, 0);
    const { undoneFrom } = table.news(BEN);
    expect(undoneFrom).toBe(2);
    expect(before.filter(({ version }) => version < (undoneFrom ?? 0))).toEqual(known);
    expect(table.history(BEN)).toEqual(known);
  });
});
