/** Pages of a history of any length. */

import { type Action, type LordsOfVegas, lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { type Seat, seatAt } from '@fremont/kernel';
import { fitsOnePage, type HistoryPage, type HistoryStep, type Table } from '@fremont/table';
import { LIMITS } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import { act, actCommand, need, newId, person, seatAtTable, turnOf, undo, vegasTable } from './tables.ts';

const TWO = [person('Ada'), person('Ben')];
const LAST = Number.MAX_SAFE_INTEGER;
const NOTHING = { money: 0, lots: [], dice: [] };

const sizeOf = (steps: readonly unknown[]): number => JSON.stringify(steps).length;

const trade = async (table: Table<LordsOfVegas>, seat: Seat, action: Action): Promise<void> => {
  const answer = await table.send({ type: 'act', id: newId(), seat, decision: null, action });
  expect(answer.type).toBe('done');
};

/** Both seats make offers and withdraw them, as many as a turn allows. */
const haggle = async (table: Table<LordsOfVegas>, from: Seat): Promise<void> => {
  while (need(table.look('spectator').view.offersLeft[from]) > 0) {
    const offer = table.look('spectator').view.nextOfferId;
    await trade(table, from, { type: 'offer', to: seatAt(1 - from), give: { ...NOTHING, money: 1 }, take: NOTHING });
    await trade(table, from, { type: 'withdraw', offer, revision: 1 });
  }
};

const longTable = async (bytes: number): Promise<Table<LordsOfVegas>> => {
  const { table } = seatAtTable(lordsOfVegas, { occupants: TWO, options: {} });
  while (sizeOf(table.history('spectator')) < bytes) {
    for (const seat of [0, 1]) await haggle(table, seatAt(seat));
    const { turnNumber } = table.look('spectator').view;
    while (table.look('spectator').view.turnNumber === turnNumber) {
      const { legal } = table.look(turnOf(table));
      await table.send(actCommand(table, need(legal.find(({ type }) => type === 'endTurn') ?? legal[0])));
    }
  }
  return table;
};

/** All pages, oldest first, as a client gets them. */
const allPages = (table: Table<LordsOfVegas>): HistoryPage<LordsOfVegas>[] => {
  const pages = [table.historyBefore('spectator', LAST)];
  while (need(pages[0]).from > 0) pages.unshift(table.historyBefore('spectator', need(pages[0]).from));
  return pages;
};

describe('a page of the history', () => {
  test('is the whole of a short history', async () => {
    const { table } = vegasTable({ occupants: TWO });
    await act(table);
    expect(table.historyBefore(seatAt(0), LAST)).toEqual({ steps: table.history(seatAt(0)), from: 0 });
    expect(table.historyBefore(seatAt(0), 1)).toEqual({ steps: table.history(seatAt(0)).slice(0, 1), from: 0 });
    expect(table.historyBefore(seatAt(0), 0)).toEqual({ steps: [], from: 0 });
  });

  test('is bounded, and all pages together are the history', async () => {
    const table = await longTable(2 * LIMITS.historyBytes);
    const pages = allPages(table);
    expect(pages.length).toBeGreaterThan(2);
    for (const { steps, from } of pages) {
      expect(steps.length).toBeLessThanOrEqual(LIMITS.historySteps);
      // Brackets and commas come on top of the steps.
      expect(sizeOf(steps)).toBeLessThanOrEqual(LIMITS.historyBytes + steps.length + 1);
      expect(steps[0]?.version).toBe(from);
    }
    expect(pages.flatMap(({ steps }) => steps)).toEqual(table.history('spectator'));
  });

  test('contains no undone step', async () => {
    const { table } = vegasTable({ occupants: TWO });
    for (let times = 0; times < 2; times++) await act(table);
    await undo(table, 0);
    await act(table, 1);
    expect(table.historyBefore(seatAt(0), LAST).steps.map(({ version }) => version)).toEqual([0, 1, 4]);
    expect(table.historyBefore(seatAt(0), 4).steps.map(({ version }) => version)).toEqual([0, 1]);
  });
});

describe('missed steps', () => {
  const stepOf = (bytes: number): HistoryStep<LordsOfVegas> => ({
    version: 1,
    seat: null,
    events: [{ type: 'x'.repeat(bytes) } as never],
  });

  test.each([
    ['nothing', [], true],
    ['one huge step', [stepOf(3 * LIMITS.historyBytes)], true],
    ['as many steps as allowed', Array.from({ length: LIMITS.historySteps }, () => stepOf(10)), true],
    ['one step more', Array.from({ length: LIMITS.historySteps + 1 }, () => stepOf(10)), false],
    ['few steps of too many bytes', [stepOf(LIMITS.historyBytes / 2), stepOf(LIMITS.historyBytes / 2)], false],
  ])('%s: fits one page: %#', (_what, steps, fits) => {
    expect(fitsOnePage(steps)).toBe(fits);
  });
});
